import { checkInvariants, type GameState, playerView, seededRandom } from '../../../../src/games/root';
import { compare } from '../../../../src/games/root/bots/compare';
import { decide } from '../../../../src/games/root/bots/decide';
import { evaluate } from '../../../../src/games/root/bots/evaluate';
import { sampleHidden } from '../../../../src/games/root/bots/sample';
import { suggest } from '../../../../src/games/root/bots/suggest';
import { BOT_LEVELS, type BotLevel } from '../../../../src/games/root/bots/types';
import { decisionsOf } from './table';

const BUDGET = { steps: 3 };
const choose = (view: GameState, seat: number, level: BotLevel) =>
  decide({ view, seat, level, seed: 'honest', budget: BUDGET });

describe.each([2, 3, 4])('with %i players', (players) => {
  const moments = decisionsOf(players, { factions: 'random' }, 3);

  test('a dealt guess has the same view as the truth, breaks no rule and differs from other guesses', () => {
    expect(moments.length).toBeGreaterThan(5);
    for (const { state, seat } of moments) {
      const view = playerView(state, seat);
      const guess = sampleHidden(view, seededRandom('guess'));
      expect(playerView(guess, seat)).toEqual(view);
      expect(checkInvariants(guess)).toEqual([]);
      const { deck, hands, supporters, quests, ruins } = guess.secret;
      expect([...deck, ...hands.flat(), ...supporters, ...quests, ...Object.values(ruins)]).not.toContain(
        null,
      );
      expect(sampleHidden(view, seededRandom('other')).secret).not.toEqual(guess.secret);
    }
  });

  test('a card that the seat has seen in a hand is there in every guess', () => {
    const { state, seat } = moments.find(({ state }) => state.phase === 'play') ?? { state: null, seat: 0 };
    if (!state) throw new Error('There is no turn.');
    const other = (seat + 1) % players;
    const cards = (state.secret.hands[other] ?? []).filter((card) => card !== null);
    const seen = { viewer: seat, of: other, how: 'codebreakers', turn: 1, cards } as const;
    const knowing = { ...state, secret: { ...state.secret, seen: [seen] } };
    for (const luck of ['a', 'b', 'c']) {
      const guess = sampleHidden(playerView(knowing, seat), seededRandom(luck));
      expect(guess.secret.hands[other]?.slice().sort()).toEqual(cards.slice().sort());
    }
  });

  test.each(BOT_LEVELS)('%s decides the same whatever is hidden', (level) => {
    for (const { state, seat } of moments.slice(0, 14)) {
      const view = playerView(state, seat);
      // The whole state is handed over on purpose: a bot that looked would see other cards each time.
      const other = sampleHidden(view, seededRandom('a'));
      expect(other.secret).not.toEqual(state.secret);
      expect(choose(other, seat, level)).toEqual(choose(view, seat, level));
    }
  });

  test('suggestions, comparisons and expected shares are the same whatever is hidden', () => {
    for (const { state, seat } of moments.slice(2, 5)) {
      const question = { seat, seed: 'honest', budget: BUDGET };
      const view = playerView(state, seat);
      const other = sampleHidden(view, seededRandom('other'));
      const found = suggest({ ...question, view });
      expect(suggest({ ...question, view: other })).toEqual(found);
      expect(evaluate({ ...question, view: other })).toEqual(evaluate({ ...question, view }));
      const plans = found.map(({ plan }) => plan);
      expect(compare({ ...question, plans, view: other })).toEqual(compare({ ...question, plans, view }));
    }
  });

  test('a view stays as it was while a bot thinks', () => {
    for (const { state, seat } of moments.slice(0, 6)) {
      const view = playerView(state, seat);
      const before = structuredClone(view);
      for (const level of BOT_LEVELS) choose(view, seat, level);
      expect(view).toEqual(before);
    }
  });
});
