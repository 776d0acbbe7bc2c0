import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { newGame, writeGame } from '../local/saved';
import { defaultPlaces, seatsOf } from '../local/seating';
import { navigate } from '../routes';
import { setAdvised } from './advised';

/** A first game: one learner, the weakest bots, and advice. */
function beginFirstGame(card: GameCard, personName: (number: number) => string): void {
  const [weakest = card.usualBot] = card.botLevels;
  const places = defaultPlaces(card).map((place) =>
    place.bot === null ? place : { ...place, bot: weakest },
  );
  const game = newGame(card.id, seatsOf(places, card, personName), card.defaultOptions);
  writeGame(game);
  setAdvised(game.id, true);
  navigate({ page: 'local', game: card.id, id: game.id });
}

/** The card that begins a first game with advice. */
export function FirstGame({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  return (
    <section className="app-card app-lesson-card app-first-game" aria-labelledby="first-game-title">
      <div>
        <h2 id="first-game-title">{t('advice.firstGame')}</h2>
        <p>{t('advice.firstGameText')}</p>
      </div>
      <button
        type="button"
        className="app-button app-primary app-large"
        onClick={() => beginFirstGame(card, (number) => t('local.player', { number }))}
      >
        {t('advice.begin')}
      </button>
    </section>
  );
}
