import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { SavedGames } from '../local/SavedGames';
import { useOwnSeats } from '../online/seats';
import { StorageWarning } from '../profile/StorageWarning';
import { useProfileSeats } from '../profile/useProfileSeats';
import { useCardWords, useRegistry } from '../registry';
import { href } from '../routes';
import { Shell } from '../Shell';
import { ScrollArt, ShoresArt, TableArt } from './DoorArt';
import { Landscape } from './Landscape';

/** Fetched by those who have a seat somewhere: the start page itself does without the lobby's code. */
const MyMatches = lazy(() => import('../online/MyMatches').then((m) => ({ default: m.MyMatches })));

const DOORS = [
  { name: 'local', page: 'localSetup', Art: TableArt },
  { name: 'online', page: 'lobby', Art: ShoresArt },
  { name: 'learn', page: 'learn', Art: ScrollArt },
] as const;

function Facts({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  const { time } = useCardWords(card);
  return (
    <ul className="app-facts">
      <li>{t('start.facts.players', card.players)}</li>
      <li>{time}</li>
      <li>{t('start.facts.bots')}</li>
    </ul>
  );
}

/** The main game: its name over the landscape, and three doors. */
function MainGame({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  const { title, tagline } = useCardWords(card);
  return (
    <>
      <section className="app-hero">
        <Landscape />
        <div className="app-hero-words">
          <h1>{title}</h1>
          <p>{tagline}</p>
          <Facts card={card} />
        </div>
      </section>
      <nav className="app-doors" aria-label={t('start.doors')}>
        {DOORS.map(({ name, page, Art }) => (
          <a key={name} className={`app-door app-door-${name}`} href={href({ page, game: card.id })}>
            <Art />
            <span className="app-door-title">{t(`start.door.${name}.title`)}</span>
            <span className="app-door-text">{t(`start.door.${name}.text`)}</span>
          </a>
        ))}
      </nav>
    </>
  );
}

/** A further game: a smaller card with the same three doors. */
function ShelfGame({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  const { title, tagline, rights } = useCardWords(card);
  const heading = `shelf-${card.id}`;
  return (
    <article className="app-card app-shelf-game" aria-labelledby={heading}>
      <h3 id={heading}>
        <a href={href({ page: 'game', game: card.id })}>{title}</a>
      </h3>
      <p>{tagline}</p>
      <Facts card={card} />
      <nav aria-label={t('start.doorsOf', { game: title })}>
        {DOORS.map(({ name, page }) => (
          <a
            key={name}
            className={name === 'local' ? 'app-button app-primary' : 'app-button'}
            href={href({ page, game: card.id })}
          >
            {t(`start.door.${name}.title`)}
          </a>
        ))}
      </nav>
      <small>{rights}</small>
    </article>
  );
}

/** The way in: the main game large (the first there is, or the one asked for), the others on a shelf, what is unfinished. */
export function StartPage({ main: asked }: { main?: GameCard }) {
  const { t } = useTranslation('app');
  const { cards } = useRegistry();
  const main = asked ?? cards[0];
  const others = cards.filter((card) => card !== main);
  const seats = useOwnSeats();
  useProfileSeats();
  return (
    <Shell wide>
      <MainGame card={main} />
      <div className="app-unfinished">
        <StorageWarning />
        {seats.length > 0 ? (
          <p className="app-card app-back-online">
            <span>{t('start.matches', { count: seats.length })}</span>
            <a className="app-button app-small app-primary" href={href({ page: 'lobby', game: null })}>
              {t('start.toMatches')}
            </a>
          </p>
        ) : null}
        {seats.length > 0 ? (
          <Suspense fallback={null}>
            <MyMatches />
          </Suspense>
        ) : null}
        <SavedGames limit={4} />
        {others.length > 0 ? (
          <section className="app-shelf" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{t('start.moreGames')}</h2>
            <div className="app-shelf-games">
              {others.map((card) => (
                <ShelfGame key={card.id} card={card} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
    </Shell>
  );
}
