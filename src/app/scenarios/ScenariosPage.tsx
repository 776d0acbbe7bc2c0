import { useCallback, useState, useSyncExternalStore } from 'react';
import type { GameCard, GameScreen, Move, Situation } from '../../games/contract';
import { WithScreen } from '../game/WithScreen';
import { LocalGame } from '../local/game';
import { newGame, type SeatSetup } from '../local/saved';
import { makeLocalTable } from '../local/table';
import { href } from '../routes';
import { findMoment } from './moment';

const nameOf = (card: GameCard, seat: number): string => card.botNames[seat] ?? `Player ${seat + 1}`;

/** The table at one situation; moves can be made from there. The seat that decides is the one that looks. */
function Scenario({ card, screen, situation }: { card: GameCard; screen: GameScreen; situation: Situation }) {
  const [{ game, Table }] = useState(() => {
    const { seed, moves } = findMoment(screen, situation);
    const seats = Array.from(
      { length: situation.players },
      (_, seat): SeatSetup => ({ kind: 'person', name: nameOf(card, seat) }),
    );
    const saved = { ...newGame(card.id, seats, situation.options, seed), moves };
    const game = new LocalGame(screen.module, saved, () => true);
    return { game, Table: makeLocalTable(screen, game, false) };
  });
  const { status } = useSyncExternalStore(game.subscribe, game.snapshot);
  const seat = status.decider ?? status.onTurn;
  const play = useCallback((move: Move) => void game.play(move, seat), [game, seat]);
  return (
    <Table
      playerID={String(seat)}
      names={game.saved.seats.map(({ name }) => name)}
      onMove={play}
      onUndo={() => game.undo(seat)}
      topLineExtras={<a href={href({ page: 'scenarios', game: card.id, name: null })}>Scenarios</a>}
    />
  );
}

/** For people who work on a game's screen: its table at named situations. In development only, and only in English. */
export default function ScenariosPage({ game, name }: { game: string; name: string | null }) {
  return (
    <WithScreen game={game}>
      {(card, screen) => {
        const situation = screen.situations.find((one) => one.name === name);
        if (situation) {
          return <Scenario key={situation.name} card={card} screen={screen} situation={situation} />;
        }
        return (
          <main className="app-main">
            <h1>Scenarios</h1>
            <ul>
              {screen.situations.map((one) => (
                <li key={one.name}>
                  <a href={href({ page: 'scenarios', game, name: one.name })}>{one.name}</a> ({one.players}{' '}
                  players)
                </li>
              ))}
            </ul>
          </main>
        );
      }}
    </WithScreen>
  );
}
