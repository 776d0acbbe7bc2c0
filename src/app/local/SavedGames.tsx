import { useTranslation } from 'react-i18next';
import { cardWords } from '../../games/card-words';
import { useSure } from '../../ui/Sure';
import { formatWhen } from '../format';
import { downloadSavedGame, downloadUnreadable } from '../match-file';
import { useCard, useRegistry } from '../registry';
import { href } from '../routes';
import { deleteGame, type SavedGame, type UnreadableGame, useSavedGames, useUnreadableGames } from './saved';

/** Where a saved game stands, in a few words. */
function useStanding({ game, summary }: SavedGame): string {
  const { t, i18n } = useTranslation('app');
  const card = useCard(game);
  if (!card) return t('saved.noSuchGame', { game });
  if (summary === null) return t('saved.notBegun');
  if (summary.over) return t('saved.over');
  const phase = cardWords(card, i18n.language).phases[summary.phase] ?? summary.phase;
  return t('saved.state', { phase, turn: summary.turn });
}

function SavedGameRow({ saved, named }: { saved: SavedGame; named: boolean }) {
  const { t, i18n } = useTranslation('app');
  const sure = useSure();
  const card = useCard(saved.game);
  const standing = useStanding(saved);
  const names = saved.seats.map((seat) => seat.name).join(' · ');
  return (
    <li className="app-row">
      <div>
        <strong>{names}</strong>
        <small>
          {named && card ? `${cardWords(card, i18n.language).title} · ` : null}
          {standing}
          {' · '}
          {formatWhen(saved.updatedAt, i18n.language)}
        </small>
      </div>
      <div className="app-row-actions">
        {card ? (
          <a
            className="app-button app-small app-primary"
            href={href({ page: 'local', game: saved.game, id: saved.id })}
          >
            {saved.summary?.over ? t('saved.look') : t('saved.continue')}
          </a>
        ) : null}
        <button type="button" className="app-button app-small" onClick={() => void downloadSavedGame(saved)}>
          {t('menu.export')}
        </button>
        <button
          type="button"
          className="app-button app-small"
          aria-label={t('saved.deleteNamed', { names })}
          onClick={() =>
            sure.ask({
              question: t('saved.sure', { names }),
              verb: t('saved.delete'),
              act: () => deleteGame(saved.id),
            })
          }
        >
          {t('saved.delete')}
        </button>
      </div>
      {sure.dialog}
    </li>
  );
}

/** A game that this version cannot read: it says why, and can be saved as a file. */
function UnreadableRow({ game }: { game: UnreadableGame }) {
  const { t } = useTranslation(['app', 'replay']);
  const sure = useSure();
  const remove = {
    question: t('replay:unreadable.sure'),
    verb: t('saved.delete'),
    act: () => deleteGame(game.id),
  };
  return (
    <li className="app-row">
      <div>
        <strong>{t('replay:unreadable.title')}</strong>
        <small>{t('replay:unreadable.text')}</small>
      </div>
      <div className="app-row-actions">
        <button type="button" className="app-button app-small" onClick={() => downloadUnreadable(game)}>
          {t('menu.export')}
        </button>
        <button type="button" className="app-button app-small" onClick={() => sure.ask(remove)}>
          {t('saved.delete')}
        </button>
      </div>
      {sure.dialog}
    </li>
  );
}

/** The games on this device, each one click from being continued: those of one game, or all; and the way to open a file. */
export function SavedGames({ game, limit }: { game?: string; limit?: number }) {
  const { t } = useTranslation(['app', 'replay']);
  const { cards } = useRegistry();
  const games = useSavedGames().filter((saved) => game === undefined || saved.game === game);
  const unreadable = useUnreadableGames();
  return (
    <>
      {games.length + unreadable.length > 0 ? (
        <section className="app-card" aria-label={t('saved.title')}>
          <h2>{t('saved.title')}</h2>
          <ul className="app-rows">
            {games.slice(0, limit).map((saved) => (
              <SavedGameRow key={saved.id} saved={saved} named={game === undefined && cards.length > 1} />
            ))}
            {unreadable.map((one) => (
              <UnreadableRow key={one.id} game={one} />
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <a className="app-button app-small app-quiet" href={href({ page: 'openFile', file: null })}>
          {t('replay:open.title')}
        </a>
      </p>
    </>
  );
}
