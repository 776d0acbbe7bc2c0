import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../i18n';
import { GearIcon, Seal } from '../ui/icons';
import { Select } from '../ui/Select';
import '../ui/tip.css';
import { updateSettings, useSettings } from '../ui/settings';
import { ProfileButton } from './profile/ProfileButton';
import { useCardWords, useRegistry } from './registry';
import { gameOf, href, useRoute } from './routes';
import { SettingsDialog } from './SettingsDialog';

/** The language menu, where everybody can find it before they can read anything else. */
function LanguageMenu() {
  const { t } = useTranslation('app');
  const { language } = useSettings();
  const id = useId();
  return (
    <div className="app-language">
      <label htmlFor={id} className="app-hidden">
        {t('settings.language')}
      </label>
      <Select
        id={id}
        value={language}
        onChange={(chosen) => isLanguage(chosen) && updateSettings({ language: chosen })}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function SettingsButton() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="app-icon-button"
        aria-label={t('settings.title')}
        data-tip={t('settings.title')}
        onClick={() => setOpen(true)}
      >
        <GearIcon />
      </button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const DOORS = [
  { page: 'localSetup', key: 'nav.local' },
  { page: 'lobby', key: 'nav.online' },
  { page: 'learn', key: 'nav.learn' },
] as const;

/**
 * The frame around every page but the table: the way home, the three doors of the game whose page is open (the main
 * game's on pages of all games), language and settings.
 */
export function Shell({ children, wide }: { children: ReactNode; wide?: boolean }) {
  const { t } = useTranslation('app');
  const route = useRoute();
  const { cards } = useRegistry();
  const card = cards.find(({ id }) => id === gameOf(route)) ?? cards[0];
  const { title } = useCardWords(cards[0]);
  const { rights } = useCardWords(card);
  return (
    <div className="app-shell">
      <button type="button" className="app-skip" onClick={skipToMain}>
        {t('nav.skip')}
      </button>
      <header className="app-head">
        <a className="app-brand" href={href({ page: 'start' })}>
          <Seal />
          <span>{title}</span>
        </a>
        <nav aria-label={t('nav.label')}>
          {DOORS.map(({ page, key }) => (
            <a
              key={page}
              href={href({ page, game: card.id })}
              aria-current={route.page === page ? 'page' : undefined}
            >
              {t(key)}
            </a>
          ))}
        </nav>
        <div className="app-head-tools">
          <LanguageMenu />
          <ProfileButton />
          <SettingsButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={wide ? 'app-main app-wide' : 'app-main'}>
        {children}
      </main>
      <footer className="app-foot">
        <p>{rights}</p>
      </footer>
    </div>
  );
}

/** The address behind the # is the page, so skipping moves the focus by itself. */
function skipToMain(): void {
  document.getElementById('main')?.focus();
}
