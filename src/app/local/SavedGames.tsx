import { useTranslation } from 'react-i18next';
import { downloadMatch } from '../match-file';
import { href } from '../routes';
import { forgetGame, matchFile, type SavedGame, useSavedGames } from './saved';

/** When something happened, in the reader's language. */
export function formatWhen(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

function SavedGameRow({ game }: { game: SavedGame }) {
  const { t, i18n } = useTranslation(['app', 'river-terms']);
  const { phase, turn, over } = game.summary;
  const names = game.seats.map((seat) => seat.name).join(' · ');
  return (
    <li className="app-row">
      <div>
        <strong>{names}</strong>
        <small>
          {over
            ? t('app:saved.over')
            : t('app:saved.state', { phase: t(`river-terms:phase.${phase}`), turn })}
          {' · '}
          {formatWhen(game.updatedAt, i18n.language)}
        </small>
      </div>
      <div className="app-row-actions">
        <a className="app-button app-small app-primary" href={href({ page: 'local', id: game.id })}>
          {over ? t('app:saved.look') : t('app:saved.continue')}
        </a>
        <button
          type="button"
          className="app-button app-small"
          onClick={() => downloadMatch(matchFile(game), `river-of-gold-${game.id}`)}
        >
          {t('app:menu.export')}
        </button>
        <button
          type="button"
          className="app-button app-small"
          aria-label={t('app:saved.deleteNamed', { names })}
          onClick={() => {
            if (window.confirm(t('app:saved.sure', { names }))) forgetGame(game.id);
          }}
        >
          {t('app:saved.delete')}
        </button>
      </div>
    </li>
  );
}

/** The games on this device, each one click from being continued. */
export function SavedGames({ limit }: { limit?: number }) {
  const { t } = useTranslation('app');
  const games = useSavedGames();
  if (games.length === 0) return null;
  return (
    <section className="app-card" aria-label={t('saved.title')}>
      <h2>{t('saved.title')}</h2>
      <ul className="app-rows">
        {games.slice(0, limit).map((game) => (
          <SavedGameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
