import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedGames } from '../local/SavedGames';
import { useOwnSeats } from '../online/seats';
import { href, type Route } from '../routes';
import { Shell } from '../Shell';
import { ScrollArt, ShoresArt, TableArt } from './DoorArt';
import { Landscape } from './Landscape';

const DOORS = [
  { name: 'local', to: { page: 'localSetup' }, Art: TableArt },
  { name: 'online', to: { page: 'lobby' }, Art: ShoresArt },
  { name: 'learn', to: { page: 'learn' }, Art: ScrollArt },
] as const satisfies readonly { name: string; to: Route; Art: ComponentType }[];

const FACTS = ['players', 'time', 'bots'] as const;

/** The way in: three doors, and whatever was left unfinished. */
export function StartPage() {
  const { t } = useTranslation('app');
  const seats = useOwnSeats();
  return (
    <Shell wide>
      <section className="app-hero">
        <Landscape />
        <div className="app-hero-words">
          <h1>{t('brand')}</h1>
          <p>{t('start.tagline')}</p>
          <ul className="app-facts">
            {FACTS.map((fact) => (
              <li key={fact}>{t(`start.facts.${fact}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <nav className="app-doors" aria-label={t('start.doors')}>
        {DOORS.map(({ name, to, Art }) => (
          <a key={name} className={`app-door app-door-${name}`} href={href(to)}>
            <Art />
            <span className="app-door-title">{t(`start.door.${name}.title`)}</span>
            <span className="app-door-text">{t(`start.door.${name}.text`)}</span>
          </a>
        ))}
      </nav>
      <div className="app-unfinished">
        {seats.length > 0 ? (
          <p className="app-card app-back-online">
            <span>{t('start.matches', { count: seats.length })}</span>
            <a className="app-button app-small app-primary" href={href({ page: 'lobby' })}>
              {t('start.toMatches')}
            </a>
          </p>
        ) : null}
        <SavedGames limit={4} />
      </div>
    </Shell>
  );
}
