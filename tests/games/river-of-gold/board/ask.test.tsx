import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  finalScores,
  type GameState,
  masteryProgress,
  pendingChoice,
  REGIONS,
  scoreRegion,
} from '../../../../src/games/river-of-gold';
import { answerFor } from '../../../../src/games/river-of-gold/board/ask/answers';
import type { Asked } from '../../../../src/games/river-of-gold/board/ask/asked';
import { turnsUntil } from '../../../../src/games/river-of-gold/board/model/progress';
import { spaceName } from '../../../../src/games/river-of-gold/board/model/space-name';
import { makeWords } from '../../../../src/games/river-of-gold/board/model/words';
import { words as gameWords } from '../../../../src/games/river-of-gold/locales';
import { i18n, LANGUAGES, type Language } from '../../../../src/i18n';
import { showTable } from './play-harness';
import { NAMES, positionWhere, wholeGame } from './play-help';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { resources } = await gameWords[language]();
    for (const [namespace, texts] of Object.entries(resources))
      i18n.addResourceBundle(language, namespace, texts);
  }
});

const asked = (state: GameState, viewer: number | null, language: Language = 'en'): Asked => ({
  state,
  viewer,
  words: makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, NAMES),
  t: i18n.getFixedT(language, ['river-ask', 'river-art']),
});

/** Late enough for everything to lie on the table: deliveries, a royal ship, claimed masteries. */
const late = () =>
  positionWhere(
    (state) =>
      state.step === 'beforeAction' &&
      pendingChoice(state) === null &&
      state.players.some(({ royalShip }) => royalShip !== null) &&
      state.masteries.some(({ claims }) => claims.length > 0),
    { players: 4, options: { patrons: 'draft' } },
  );

test('everything on the table that says it can be asked has an answer, in every language', () => {
  const { state } = late();
  const { container } = showTable(late());
  const keys = [...container.querySelectorAll('[data-ask]')].map(
    (thing) => thing.getAttribute('data-ask') ?? '',
  );
  const kinds = new Set(keys.map((key) => key.split('-')[0]));
  for (const kind of [
    'step',
    'scoring',
    'region',
    'mastery',
    'stack',
    'bay',
    'merchants',
    'ship',
    'royal',
    'die',
    'player',
    'customer',
    'sign',
    'patron',
    'space',
    'tile',
    'river',
    'rowEnd',
  ]) {
    expect(kinds).toContain(kind);
  }
  for (const language of LANGUAGES) {
    for (const viewer of [state.current, null]) {
      for (const key of new Set(keys)) {
        const answer = answerFor(asked(state, viewer, language), key);
        expect([key, answer?.name]).toEqual([key, expect.stringMatching(/\S/)]);
        const said = [answer?.name, answer?.text, ...(answer?.worth ?? [])].join(' ');
        expect(said).not.toMatch(/\{\{|undefined|river-|NaN/);
      }
    }
  }
});

test('a region’s tile says who is ahead and what each would score now, as the rules count', () => {
  const { state } = late();
  for (const region of REGIONS) {
    const said = (answerFor(asked(state, 0), `scoring-${region}`)?.worth ?? []).join('\n');
    for (const { player, points } of scoreRegion(state, region)) {
      const steps = state.players[player]?.influence[region - 1];
      expect(said).toContain(`${NAMES[player]}: ${steps}, ${points} point`);
    }
  }
});

test('a mastery says how far the viewer is', () => {
  const { state } = late();
  for (const { id, claims } of state.masteries) {
    const seat = [0, 1, 2, 3].find((one) => !claims.includes(one)) ?? 0;
    const { have, need } = masteryProgress(state, seat, id);
    expect(answerFor(asked(state, seat), `mastery-${id}`)?.worth?.join(' ')).toContain(`${have} of ${need}`);
  }
});

test('newly drawn cards can be asked while one has to be discarded', () => {
  jest.useFakeTimers();
  const position = positionWhere((state) => pendingChoice(state)?.kind === 'discard');
  const { getByRole } = showTable(position);
  const [option] = within(getByRole('dialog')).getAllByRole('button', { name: /^Discard/ });
  if (!option) throw new Error('Nothing can be discarded.');
  fireEvent.pointerOver(option);
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Delivering to this customer costs/);
  jest.useRealTimers();
});

test('the standings count as the final scoring does', async () => {
  const { state } = late();
  const { user } = showTable(late());
  await user.click(screen.getByRole('button', { name: 'Standings' }));
  const panel = within(screen.getByRole('region', { name: 'Standings' }));
  finalScores(state).forEach(({ total }, seat) => {
    const row = panel.getAllByRole('row', { name: new RegExp(`^${NAMES[seat]} `) })[0];
    expect(row).toHaveTextContent(new RegExp(`${state.players[seat]?.points}${total}$`));
  });
});

test('shore spaces are named by region and letter, downstream', () => {
  expect([1, 5, 6, 15, 30].map(spaceName)).toEqual(['1A', '1E', '2A', '3E', '6E']);
});

test('the turns that are left grow fewer as tiles enter the row, and there is always one', () => {
  const left = wholeGame(3, 'turns')
    .filter(({ state }) => state.turn > 0 && !state.finalRound)
    .map(({ state }) => turnsUntil(state, state.secrets.era1.length + state.secrets.era2.length));
  expect(Math.min(...left)).toBe(1);
  expect(left[0]).toBeGreaterThan(10);
  expect(left.at(-1)).toBeLessThanOrEqual(2);
});
