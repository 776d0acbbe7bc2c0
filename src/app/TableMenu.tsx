import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../games/contract';
import { Dialog } from '../ui/Dialog';
import { GearIcon, MenuIcon } from '../ui/icons';
import { useCardWords } from './registry';
import { href } from './routes';
import { SettingsDialog } from './SettingsDialog';

export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
}

interface Props {
  readonly card: GameCard;
  readonly items: readonly MenuItem[];
  readonly children?: ReactNode;
}

/** The buttons at the table's top line: a menu with the ways out, the settings, and what the page adds. */
export function TableMenu({ card, items, children }: Props) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="app-table-tools">
      <h1 className="app-hidden">{title}</h1>
      {children}
      <button
        type="button"
        className="app-icon-button"
        aria-label={t('settings.title')}
        data-tip={t('settings.title')}
        onClick={() => setOpen('settings')}
      >
        <GearIcon />
      </button>
      <button
        type="button"
        className="app-icon-button"
        aria-label={t('menu.title')}
        data-tip={t('menu.title')}
        onClick={() => setOpen('menu')}
      >
        <MenuIcon />
      </button>
      {open === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {open === 'menu' ? (
        <Dialog title={t('menu.title')} onClose={close} className="app-menu">
          <a
            className="app-button"
            href={href({ page: 'learn', game: card.id })}
            target="_blank"
            rel="noreferrer"
          >
            {t('menu.rules')}
          </a>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              className="app-button"
              onClick={() => {
                close();
                item.act();
              }}
            >
              {item.label}
            </button>
          ))}
          <a className="app-button" href={href({ page: 'start' })}>
            {t('common.toStart')}
          </a>
        </Dialog>
      ) : null}
    </div>
  );
}
