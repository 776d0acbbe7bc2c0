/** What stands beside the street: news, hints, standings, moves, the ceremonies, and what is said aloud. */
import '@testing-library/jest-dom';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  applyMove,
  cloneState,
  createState,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  seededRandom,
} from '../../../../src/games/iki';
import { Table, type TableProps } from '../../../../src/games/iki/board/Table';
import { finalScores, spaceAfter } from '../../../../src/games/iki/rules';
import { updateSettings } from '../../../../src/ui/settings';
import '../english';

configure({ defaultHidden: true });

type Log = readonly { readonly id: number; readonly events: readonly GameEvent[] }[];
interface Moment {
  readonly state: GameState;
  readonly log: Log;
}

/** Every moment of a game of random moves, with all that had happened until then. */
const game = ((): readonly Moment[] => {
  const random = seededRandom('panels');
  const state = createState(3, DEFAULT_OPTIONS, random);
  const moments: Moment[] = [{ state: cloneState(state), log: [] }];
  while (state.step !== 'over') {
    const moves = legalMoves(state, state.current);
    const events: GameEvent[] = [];
    applyMove(state, moves[random.index(moves.length)] as Move, random, events);
    const before = moments.at(-1)?.log ?? [];
    moments.push({ state: cloneState(state), log: [...before, { id: before.length, events }] });
  }
  return moments;
})();
const momentAt = (holds: (moment: Moment) => boolean): number => {
  const found = game.findIndex(holds);
  if (found < 1) throw new Error('The game never comes to that.');
  return found;
};
const happened = (type: GameEvent['type']): number =>
  momentAt(({ log }) => log.at(-1)?.events.some((event) => event.type === type) ?? false);

const NAMES = ['Ann', 'Ben', 'Cleo'];
const tableAt = (index: number, more: Partial<TableProps> = {}) => {
  const { state, log } = game[index] as Moment;
  return (
    <Table
      state={state}
      viewer={state.current}
      names={NAMES}
      log={log}
      connection="local"
      busy={false}
      onMove={() => {}}
      onUndo={() => {}}
      {...more}
    />
  );
};

beforeEach(() => act(() => updateSettings({ motion: { pieces: false, gains: false, dice: false } })));
afterEach(cleanup);

const turnAfterOthers = () =>
  momentAt(
    ({ state, log }) =>
      state.step === 'stepA' &&
      state.turn > 8 &&
      (log.at(-1)?.events.some(({ type }) => type === 'turnBegan') ?? false),
  );

test('whoever is on turn again reads what the others did, in a line and at length', async () => {
  const index = turnAfterOthers();
  const { state, log } = game[index] as Moment;
  render(tableAt(index));
  const walked = log
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'walked')
    .at(-1);
  if (walked?.type !== 'walked') throw new Error('Somebody has walked.');
  expect(walked.player).not.toBe(state.current);
  const line = document.querySelector('.tk-since');
  expect(line).toHaveTextContent(NAMES[walked.player] as string);
  await userEvent.click(within(line as HTMLElement).getByRole('button', { name: 'Details' }));
  expect(document.querySelector('.tk-side')).toHaveTextContent(new RegExp(`${NAMES[walked.player]}.*walk`));
});

test('a hint is what a bot would do now, in words, with the lead that it expects', async () => {
  const index = momentAt(({ state }) => state.step === 'walk');
  const { state } = game[index] as Moment;
  const move = legalMoves(state, state.current).at(-1);
  if (move?.name !== 'walk') throw new Error('Somebody can walk.');
  const { base, sandals, ox } = move.arg;
  const space = spaceAfter(state.players[state.current]?.at ?? 0, base + sandals + ox);
  const suggest = async () => [{ move, plan: [move], value: 7.2 }];
  render(tableAt(index, { suggest }));
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  const hints = await screen.findAllByRole('button', { name: /7 points ahead/ });
  expect(hints).toHaveLength(1);
  expect(hints[0]).toHaveTextContent(`Walk to ${space}:`);
});

test('the standings say what everybody would score now, and what the bots expect', async () => {
  act(() => updateSettings({ forecast: true }));
  const index = momentAt(({ state }) => state.step === 'stepA' && state.month === 6);
  const { state } = game[index] as Moment;
  const forecast = async () => ({ shares: [0.61, 0.3, 0.09], scores: [52, 41, 30] });
  render(tableAt(index, { forecast }));
  await userEvent.click(screen.getByRole('button', { name: 'Standings' }));
  const side = within(document.querySelector('.tk-side') as HTMLElement);
  for (const [seat, { total }] of finalScores(state).entries()) {
    const [row] = side.getAllByRole('row', { name: new RegExp(NAMES[seat] as string) });
    expect(row).toHaveTextContent(String(total));
  }
  expect(await side.findByText(/61\s?%/)).toBeInTheDocument();
});

test('the list of moves has every walk in words', async () => {
  const index = momentAt(({ state }) => state.step === 'walk');
  const { state } = game[index] as Moment;
  render(tableAt(index));
  await userEvent.click(screen.getByRole('button', { name: 'Moves' }));
  const list = within(screen.getByRole('region', { name: 'All your moves' }));
  expect(list.getAllByRole('button').length).toBeGreaterThanOrEqual(legalMoves(state, state.current).length);
});

test('a fire is told stall by stall, from where it breaks out until it is out', () => {
  const index = happened('fireOut');
  const { state } = game[index] as Moment;
  const { rerender } = render(tableAt(index - 1));
  rerender(tableAt(index));
  const story = () => document.querySelector('.iki-story') as HTMLElement;
  expect(story()).toHaveTextContent(`nagaya ${state.fire?.nagaya} with strength ${state.fire?.strength}`);
  for (const { stall } of state.fire?.steps ?? []) {
    fireEvent.click(within(story()).getByRole('button', { name: 'Next' }));
    expect(story()).toHaveTextContent(stall);
  }
});

test('a pay day counts salaries, harmony and rice one after another', () => {
  const index = momentAt(({ state }) => state.payDay !== null && state.starving.length === 0);
  const { rerender } = render(tableAt(index - 1));
  rerender(tableAt(index));
  const story = () => document.querySelector('.iki-story') as HTMLElement;
  const titles: string[] = [];
  for (let step = 0; step < 3; step++) {
    titles.push(story().querySelector('h3')?.textContent ?? '');
    const next = within(story()).queryByRole('button', { name: 'Next' });
    if (next) fireEvent.click(next);
  }
  expect(titles).toEqual(['Salaries', 'Harmony', 'Rice']);
});

test('what happens is said aloud, and the arrow keys go from place to place of the street', async () => {
  const index = happened('hired');
  const { rerender } = render(tableAt(index - 1));
  rerender(tableAt(index));
  expect(document.querySelector('.tk-hidden[role="log"]')).toHaveTextContent(/hire/);
  // Spaces and stalls are one stop each for the Tab key.
  const stops = [...document.querySelectorAll<SVGElement>('.iki-street [tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute('data-rove')).sort()).toEqual(['spaces', 'stalls']);
  for (const stop of stops) {
    act(() => stop.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).not.toBe(stop);
    expect(document.activeElement?.getAttribute('data-rove')).toBe(stop.getAttribute('data-rove'));
  }
});
