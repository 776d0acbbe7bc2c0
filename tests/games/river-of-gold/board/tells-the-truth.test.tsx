import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import {
  buildCost,
  type GameEvent,
  type GameState,
  legalMoves,
  pendingChoice,
  type Result,
  type Score,
  SHORE_SPACES,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { OutcomePreview } from '../../../../src/games/river-of-gold/board/actions/OutcomePreview';
import { royalVoyages, sentence } from '../../../../src/games/river-of-gold/board/log/sentences';
import { nameOfKey } from '../../../../src/games/river-of-gold/board/model/labels';
import { planWords } from '../../../../src/games/river-of-gold/board/model/move-words';
import { outcomeOf, outcomeOfEvents } from '../../../../src/games/river-of-gold/board/model/outcome';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { planLabel } from '../../../../src/games/river-of-gold/board/model/primary';
import { whyNotAction, whyNotKey } from '../../../../src/games/river-of-gold/board/model/why';
import { makeWords } from '../../../../src/games/river-of-gold/board/model/words';
import { Scoring } from '../../../../src/games/river-of-gold/board/story/Scoring';
import { i18n } from '../../../../src/i18n';
import '../english';
import { NAMES, played, positionWhere, wholeGame } from './play-help';

const words = makeWords(i18n.getFixedT('en', ['river-table', 'river-terms']), 'en', NAMES);
const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;

describe('the log', () => {
  test.each(['koku', 'silk'] as const)('a trade of %s tells what was really paid', (give) => {
    const isIt = (move: { name: string; arg: object }): boolean =>
      move.name === 'trade' && 'give' in move.arg && move.arg.give === give;
    const position = positionWhere((state) => legalMoves(state, state.current).some(isIt));
    const trade = legalMoves(position.state, position.state.current).find(isIt);
    if (!trade) throw new Error('There is no such trade.');
    const events = played(position, trade, seededRandom('trade')).log.at(-1)?.events ?? [];
    const paid = events.find((event) => event.type === 'paid');
    const traded = events.find((event) => event.type === 'traded');
    if (paid?.type !== 'paid' || !traded) throw new Error('Nothing was paid.');
    expect(sentence(traded, words)?.text).toContain(` trades ${words.amount(give, paid.amount)} for 1 `);
  });
});

describe('two ships on one space', () => {
  /** A position in which both ships of the player to move lie together and can sail. */
  const together = () => {
    const { state } = positionWhere((known) => deciding(known) && known.players[known.current]?.die !== null);
    const player = state.players[state.current];
    if (!player) throw new Error('Nobody is to move.');
    player.ships = [3, 3];
    return { state, seat: state.current, player };
  };
  const namesOf = (state: GameState, seat: number) =>
    [0, 1].map((ship) => nameOfKey(state, seat, `ship-${seat}-${ship}`, words));

  test('are numbered while they are alike, and their voyages are one', () => {
    const { state, seat, player } = together();
    const name = words.name(seat);
    expect(namesOf(state, seat)).toEqual([
      `First ship of ${name} on river space 3`,
      `Second ship of ${name} on river space 3`,
    ]);
    player.ships = [3, 4];
    expect(namesOf(state, seat)).toEqual([
      `Ship of ${name} on river space 3`,
      `Ship of ${name} on river space 4`,
    ]);
  });

  test('are told apart by rank once one is royal, in the list of moves and on the button', () => {
    const { state, seat, player } = together();
    player.royalShip = 1;
    const where = { state, viewer: seat, words };
    const voyages = plansFor(state, seat).filter(({ kind, price }) => kind === 'sail' && price === 0);
    const said = voyages.map((plan) => planWords(plan, where));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((one) => one.startsWith('Sail the royal ship from river space 3 to '))).not.toEqual(
      [],
    );
    expect(voyages.map((plan) => planLabel(plan, where)).some((one) => one.includes('royal ship'))).toBe(
      true,
    );
    expect(namesOf(state, seat)[1]).toContain('Royal ship');
  });

  test('the log names the royal ship, for voyages since it is one', () => {
    const sailed = (ship: 0 | 1): GameEvent => ({
      type: 'sailed',
      player: 0,
      ship,
      from: 3,
      to: 5,
      face: 2,
      journey: false,
    });
    const events = [sailed(1), { type: 'royalShip', player: 0, ship: 1 } as const, sailed(1), sailed(0)];
    const royal = royalVoyages([{ events }]);
    const said = events.map((event) => sentence(event, words, royal)?.text);
    const name = words.name(0);
    expect(said).toEqual([
      `${name} sails from river space 3 to 5.`,
      `${name} has a royal ship.`,
      `${name} sails the royal ship from river space 3 to 5.`,
      `${name} sails from river space 3 to 5.`,
    ]);
  });
});

describe('why nothing can be built', () => {
  /** The prices of the empty spaces in the region of the die. */
  const prices = (state: GameState): number[] => {
    const player = state.players[state.current];
    if (!player) return [];
    return SHORE_SPACES.flatMap(({ id, region }) => {
      const cost = region === player.die && !state.shore[id - 1] ? buildCost(player, id) : null;
      return cost === null ? [] : [cost];
    });
  };

  test('names the price of the cheapest space, whatever the order of the spaces', () => {
    const { state } = positionWhere((known) => {
      const koku = known.players[known.current]?.koku ?? 0;
      const [first = 0, ...others] = prices(known);
      return (
        deciding(known) &&
        others.some((cost) => cost < first) &&
        [first, ...others].every((cost) => cost > koku)
      );
    });
    const cheapest = Math.min(...prices(state));
    const have = state.players[state.current]?.koku;
    const reason = { code: 'notEnoughKoku', need: cheapest, have };
    expect(whyNotAction(state, state.current, 'build')).toEqual([reason]);
    expect(whyNotKey(state, state.current, `tile-${state.row.find((tile) => tile !== null)}`)).toEqual([
      reason,
    ]);
  });
});

describe('a preview', () => {
  const source = { from: 'endOfRow' } as const;
  const advance = (from: number, to: number, lost: number): GameEvent => ({
    type: 'influenced',
    player: 0,
    region: 2,
    from,
    to,
    lost,
    source,
  });
  const events = [advance(15, 17, 0), advance(17, 18, 2)];

  test('adds up everything that a track has no room for, not only what the first advance loses', () => {
    expect(outcomeOfEvents(events, [0])[0]?.influence).toEqual([{ region: 2, from: 15, to: 18, lost: 2 }]);
  });
  test('warns of it', () => {
    const outcome = outcomeOf(
      { events, choices: [], loses: { surely: {}, perhaps: {} }, cards: 0, roll: false },
      [0, 1],
    );
    render(<OutcomePreview outcome={outcome} words={words} />);
    expect(screen.getByText('Aiko would lose 2 influence at the end of the track.')).toBeInTheDocument();
  });
});

describe('that favor broke a tie', () => {
  const state = wholeGame(2, 'tie').at(-1)?.state;
  const [one, two] = state?.result?.scores ?? [];
  if (!state || !one || !two) throw new Error('The game has no scores.');
  const score = (total: number, favor: number): Score => ({ ...one, total, favor });
  const show = (result: Result) =>
    render(
      <Scoring
        state={state}
        result={result}
        log={[]}
        words={words}
        moving={false}
        live={false}
        close={() => {}}
      />,
    );
  const note = () => screen.queryByText('Tied on points; favor decides.');

  test('is said when it did', () => {
    show({ winners: [1], scores: [score(50, 1), score(50, 2)] });
    expect(note()).toBeInTheDocument();
  });
  test('is not said when one player simply had more points', () => {
    show({ winners: [1], scores: [score(50, 1), score(60, 0)] });
    expect(note()).toBeNull();
  });
  test('is not said when the victory is shared', () => {
    show({ winners: [0, 1], scores: [score(50, 2), score(50, 2)] });
    expect(note()).toBeNull();
  });
});
