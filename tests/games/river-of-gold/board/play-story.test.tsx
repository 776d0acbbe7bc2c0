import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  type GameEvent,
  type GameState,
  type Move,
  pendingChoice,
  playerView,
  type Score,
  SHORE_SPACES,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { TURN_MARKS } from '../../../../src/games/river-of-gold/board/log/news';
import { sentence } from '../../../../src/games/river-of-gold/board/log/sentences';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { spaceName } from '../../../../src/games/river-of-gold/board/model/space-name';
import { makeWords } from '../../../../src/games/river-of-gold/board/model/words';
import { MOTION } from '../../../../src/games/river-of-gold/board/motion/script';
import { Table } from '../../../../src/games/river-of-gold/board/Table';
import { i18n } from '../../../../src/i18n';
import '../english';
import { sinceLastTurn } from '../../../../src/table/log/since';
import { flightsOf as flights } from '../../../../src/table/motion/MotionLayer';
import { updateSettings } from '../../../../src/ui/settings';
import { person, showTable } from './play-harness';
import { NAMES, type Position, played, positionWhere, wholeGame } from './play-help';

const words = makeWords(i18n.getFixedT('en', ['river-table', 'river-terms']), 'en', NAMES);
const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;

const still = { pieces: false, gains: false, dice: false };
beforeEach(() => updateSettings({ motion: still, oneClick: true }));

function table(
  position: Position,
  viewer: number | null,
  onMove: (move: Move) => void = () => {},
  more = {},
) {
  return (
    <Table
      state={playerView(position.state, viewer)}
      viewer={viewer}
      names={NAMES}
      log={position.log}
      connection="connected"
      busy={false}
      onMove={onMove}
      onUndo={() => {}}
      {...more}
    />
  );
}

const game = wholeGame(3, 'story');
const visitAt = game.findIndex(({ state }) => state.emperorsVisit !== null);
const end = game.at(-1) as Position;

describe('the log', () => {
  test('every event that is not told twice is a line, newest last, and filters by player and kind', async () => {
    const position = game[40] as Position;
    const { user } = showTable(position, { viewer: 0 });
    await user.click(screen.getByRole('button', { name: 'Log' }));
    const log = within(screen.getByRole('region', { name: 'Log' }));
    const said = position.log.flatMap(({ events }) =>
      events.flatMap((event) => sentence(event, words) ?? []),
    );
    expect(log.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
      said.map(({ text }) => text),
    );

    await user.selectOptions(log.getByLabelText('Player'), NAMES[1]);
    await user.selectOptions(log.getByLabelText('What'), 'Actions');
    const wanted = said.filter(({ seat, kind }) => (seat === 1 || seat === null) && kind === 'actions');
    expect(wanted.length).toBeGreaterThan(0);
    expect(log.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
      wanted.map(({ text }) => text),
    );
  });

  test('a line points to its place on the board', async () => {
    const position = positionWhere(
      (state) => deciding(state) && state.shore.some((built) => built?.owners.length),
    );
    const { user } = showTable(position);
    await user.click(screen.getByRole('button', { name: 'Log' }));
    const line = screen.getAllByRole('button', { name: /builds on space/ })[0] as HTMLElement;
    const name = /on space (\w+)/.exec(line.textContent ?? '')?.[1];
    const space = SHORE_SPACES.find(({ id }) => spaceName(id) === name)?.id;
    await user.click(line);
    expect(document.querySelector(`[data-at="space-${space}"]`)).toHaveAttribute('data-pointed');
  });

  test('what happens is announced to screen readers, once', () => {
    const [before, now] = [game[50] as Position, game[51] as Position];
    const { rerender, container } = render(table(before, 0));
    const live = container.querySelector('.tk-hidden[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    rerender(table(now, 0));
    const said = now.log.at(-1)?.events.flatMap((event) => sentence(event, words)?.text ?? []) ?? [];
    // A line for each: none is overwritten before it was read.
    expect([...(live?.children ?? [])].map((line) => line.textContent)).toEqual(said.slice(-12));
  });
});

describe('since the last turn', () => {
  const at = game.findIndex(
    ({ state, log }) =>
      deciding(state) && sinceLastTurn(log, state.current, TURN_MARKS).some(({ type }) => type === 'built'),
  );

  test('the news is lit on the board until it is dismissed', async () => {
    const position = game[at] as Position;
    const { user } = showTable(position);
    const built = sinceLastTurn(position.log, position.state.current, TURN_MARKS).find(
      ({ type }) => type === 'built',
    );
    const space = built?.type === 'built' ? built.space : 0;
    expect(document.querySelector(`[data-at="space-${space}"]`)).toHaveAttribute('data-pointed');
    const since = within(screen.getByRole('group', { name: 'Since your last turn' }));
    await user.click(since.getByRole('button', { name: 'Details' }));
    expect(
      screen.getAllByRole('button', { name: new RegExp(`builds on space ${spaceName(space)} `) }),
    ).toHaveLength(1);
    await user.click(since.getByRole('button', { name: 'Got it' }));
    expect(document.querySelector(`[data-at="space-${space}"]`)).not.toHaveAttribute('data-pointed');
  });

  test('the news makes room for the answer why something cannot be done', async () => {
    const position = positionWhere(
      (state) =>
        deciding(state) &&
        state.turn > 4 &&
        !plansFor(playerView(state, state.current), state.current).some(({ kind }) => kind === 'deliver'),
    );
    const { user } = showTable(position);
    expect(screen.getByRole('group', { name: 'Since your last turn' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deliver' }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Since your last turn' })).toBeNull();
  });
});

describe('the Emperor’s visit', () => {
  test('opens when he comes, goes from building to building, and sums up', async () => {
    const user = person();
    const { rerender } = render(table(game[visitAt - 1] as Position, 0));
    expect(screen.queryByRole('dialog', { name: 'The Emperor’s visit' })).toBeNull();
    const now = game[visitAt] as Position;
    rerender(table(now, 0));
    const dialog = within(screen.getByRole('dialog', { name: 'The Emperor’s visit' }));
    const spaces = [...new Set(now.state.emperorsVisit?.gains.map(({ space }) => space))];
    for (const space of spaces) {
      await user.click(dialog.getByRole('button', { name: 'Next' }));
      expect(
        dialog.getByRole('heading', { name: new RegExp(`^Space ${spaceName(Number(space))}:`) }),
      ).toBeVisible();
      expect(document.querySelector(`[data-at="space-${space}"]`)).toHaveAttribute('data-pointed');
    }
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText('What everybody gained')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be skipped, and moves on by itself where motion is wanted', () => {
    jest.useFakeTimers();
    try {
      updateSettings({ motion: { ...still, pieces: true } });
      const { rerender } = render(table(game[visitAt - 1] as Position, 0));
      rerender(table(game[visitAt] as Position, 0));
      expect(screen.getByText(/^Step 1 of/)).toBeVisible();
      act(() => {
        jest.advanceTimersByTime(1200);
      });
      expect(screen.getByText(/^Step 2 of/)).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      expect(screen.getByText('What everybody gained')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('leaves what happened since the last turn marked when it is closed', async () => {
    const user = person();
    const now = game[visitAt] as Position;
    const seat = now.state.current;
    const { rerender } = render(table(game[visitAt - 1] as Position, seat));
    rerender(table(now, seat));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('group', { name: 'Since your last turn' })).toBeVisible();
    const marked = [...document.querySelectorAll('[data-pointed]')].map((place) =>
      place.getAttribute('data-at'),
    );
    const visited = now.state.emperorsVisit?.gains
      .filter(({ player }) => player === seat)
      .map(({ space }) => `space-${space}`);
    expect(visited).not.toEqual([]);
    expect(marked).toEqual(expect.arrayContaining(visited ?? []));
  });

  test('does not open again for somebody who comes back later', () => {
    render(table(game[visitAt] as Position, 0));
    expect(screen.queryByRole('dialog', { name: 'The Emperor’s visit' })).toBeNull();
  });
});

describe('the final scoring', () => {
  const rowsOf = (score: Score): number[] => [
    score.duringGame,
    score.masteries,
    score.finalRound,
    ...score.regions,
    score.customers,
    score.merchants,
    score.artisans,
    score.nobles,
    score.total,
    score.favor,
  ];

  test('is told part by part and ends with every part, the winner and the chart', async () => {
    const user = person();
    const { rerender } = render(table(game.at(-2) as Position, 0));
    rerender(table(end, 0));
    const dialog = within(screen.getByRole('dialog', { name: 'Final scoring' }));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText(/ wins$/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getAllByRole('row')).toHaveLength(4);
    expect(dialog.queryByRole('img')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    const { result, turnOrder } = end.state;
    for (const [column, seat] of turnOrder.entries()) {
      const cells = dialog
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelectorAll('td')[column]?.textContent);
      expect(cells.map(Number)).toEqual(rowsOf(result?.scores[seat] as Score));
    }
    const names = result?.winners.map((seat) => NAMES[seat]).join(' and ');
    expect(dialog.getByRole('status')).toHaveTextContent(names ?? '');
    const best = Math.max(...(result?.scores.map(({ total }) => total) ?? []));
    expect(dialog.getByRole('img')).toHaveAccessibleName(new RegExp(`${best} points`));
  });

  test('is shown at once to somebody who opens a finished game, and can be opened again', async () => {
    const { user } = showTable(end, { viewer: 0 });
    expect(screen.getByText('Step 13 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the scoring' }));
    expect(screen.getByRole('dialog', { name: 'Final scoring' })).toBeVisible();
  });
});

describe('sending several moves', () => {
  const position = positionWhere(
    (state) =>
      deciding(state) &&
      plansFor(state, state.current).some(({ kind, price }) => kind === 'sail' && price > 0),
  );
  const seat = position.state.current;
  const plan = plansFor(position.state, seat).find(
    ({ kind, price, parts }) =>
      kind === 'sail' &&
      price > 0 &&
      plansFor(position.state, seat).filter((other) => other.parts[1] === parts[1]).length === 1,
  );
  const view = playerView(position.state, seat);

  test('the second waits until the first has arrived', () => {
    const sent: Move[] = [];
    const onMove = (move: Move): void => void sent.push(move);
    const same = { state: view };
    const { rerender } = render(table(position, seat, onMove, same));
    fireEvent.click(document.querySelector(`[data-at="${plan?.parts[1]}"]`) as Element);
    expect(sent).toEqual(plan?.moves.slice(0, 1));
    rerender(table(position, seat, onMove, { ...same, busy: true }));
    expect(sent).toHaveLength(1);
    const next = played(position, plan?.moves[0] as Move, seededRandom('s'));
    rerender(table(next, seat, onMove, { busy: false }));
    expect(sent).toEqual(plan?.moves);
  });

  test('a refusal of the first drops the second', () => {
    const sent: Move[] = [];
    const onMove = (move: Move): void => void sent.push(move);
    const same = { state: view };
    const { rerender } = render(table(position, seat, onMove, same));
    fireEvent.click(document.querySelector(`[data-at="${plan?.parts[1]}"]`) as Element);
    rerender(table(position, seat, onMove, { ...same, busy: true }));
    rerender(table(position, seat, onMove, { ...same, busy: false, refusal: 'Too fast.' }));
    const next = played(position, plan?.moves[0] as Move, seededRandom('s'));
    rerender(table(next, seat, onMove, { refusal: 'Too fast.' }));
    expect(sent).toHaveLength(1);
  });
});

describe('motion', () => {
  const flightsOf = (root: ParentNode, events: readonly GameEvent[], firstId: number) =>
    flights(
      root,
      events.flatMap((event) => MOTION.flight(event) ?? []),
      firstId,
    );
  const box = (left: number) => ({ left, top: 0, width: 10, height: 10 }) as DOMRect;

  test('gains fly from their place to the panel, payments the other way, and nothing from what is not drawn', () => {
    const root = document.createElement('div');
    root.innerHTML = '<i data-at="space-7"></i><i data-at="player-1-koku"></i>';
    const [space, panel] = root.children as unknown as [HTMLElement, HTMLElement];
    space.getBoundingClientRect = () => box(100);
    panel.getBoundingClientRect = () => box(500);
    const source = { from: 'visitor', space: 7 } as const;
    const gain = { type: 'gained', player: 1, resource: 'koku', amount: 3, lost: 0, source } as const;
    const [flight] = flightsOf(root, [gain], 0);
    expect([flight?.from.x, flight?.to.x]).toEqual([105, 505]);
    expect(render(flight?.face).container).toHaveTextContent('3');
    const [back] = flightsOf(root, [{ type: 'paid', player: 1, resource: 'koku', amount: 2, source }], 0);
    expect([back?.from.x, back?.to.x]).toEqual([505, 105]);
    expect(
      flightsOf(
        root,
        [
          { ...gain, resource: 'silk' },
          { ...gain, amount: 0, lost: 3 },
        ],
        0,
      ),
    ).toEqual([]);
  });

  test('each kind can be switched off', () => {
    const animate = jest.fn(() => ({ finished: new Promise(() => {}), finish() {}, cancel() {} }));
    Object.assign(Element.prototype, { animate });
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box(5));
    const at = game.findIndex(({ log }) => log.at(-1)?.events.some(({ type }) => type === 'rolled'));
    const sailedAt = game.findIndex(({ log }) => log.at(-1)?.events.some(({ type }) => type === 'sailed'));
    const animationsWith = (motion: typeof still, index: number): number => {
      updateSettings({ motion });
      const { rerender, unmount } = render(table(game[index - 1] as Position, null));
      animate.mockClear();
      rerender(table(game[index] as Position, null));
      const count = animate.mock.calls.length;
      unmount();
      return count;
    };
    try {
      expect(animationsWith(still, at)).toBe(0);
      expect(animationsWith(still, sailedAt)).toBe(0);
      expect(animationsWith({ ...still, dice: true }, at)).toBe(1);
      expect(animationsWith({ ...still, pieces: true }, sailedAt)).toBeGreaterThan(0);
      expect(animationsWith({ ...still, gains: true }, sailedAt)).toBeGreaterThan(0);
    } finally {
      rect.mockRestore();
      Reflect.deleteProperty(Element.prototype, 'animate');
    }
  });
});
