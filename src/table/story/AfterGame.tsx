import type { ReactNode } from 'react';
import type { Seat } from '../../games/contract';
import { useWinnersWords } from './winners';

/** In the place of the actions when the game is over: who has won, and where to go from here. */
export function AfterGame({ winners, buttons }: { winners: readonly Seat[]; buttons: ReactNode }) {
  const words = useWinnersWords();
  return (
    <>
      <p className="tk-winner">{words(winners)}</p>
      <div className="tk-buttons tk-after-game">{buttons}</div>
    </>
  );
}
