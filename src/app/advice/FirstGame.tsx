import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { newGame, writeGame } from '../local/saved';
import { defaultPlaces, seatsOf } from '../local/seating';
import { navigate } from '../routes';
import { setAdvised } from './advised';

/** A first game: one learner, the weakest bots, and advice. False where the browser has no room for it. */
function beginFirstGame(card: GameCard, personName: (number: number) => string): boolean {
  const [weakest = card.usualBot] = card.botLevels;
  const places = defaultPlaces(card).map((place) =>
    place.bot === null ? place : { ...place, bot: weakest },
  );
  const game = newGame(card.id, seatsOf(places, card, personName), card.defaultOptions);
  if (!writeGame(game)) return false;
  setAdvised(game.id, true);
  navigate({ page: 'local', game: card.id, id: game.id });
  return true;
}

/** The card that begins a first game with advice. */
export function FirstGame({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  const [full, setFull] = useState(false);
  return (
    <section className="app-card app-lesson-card app-first-game" aria-labelledby="first-game-title">
      <div>
        <h2 id="first-game-title">{t('advice.firstGame')}</h2>
        <p>{t('advice.firstGameText')}</p>
        {full ? (
          <p className="app-warning" role="alert">
            {t('local.noRoom')}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className="app-button app-primary app-large"
        onClick={() => setFull(!beginFirstGame(card, (number) => t('local.player', { number })))}
      >
        {t('advice.begin')}
      </button>
    </section>
  );
}
