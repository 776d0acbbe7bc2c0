import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import type { Suggestion } from '../../../../src/games/contract';
import {
  type GameState,
  type Move,
  type Option,
  pendingChoice,
  playerView,
} from '../../../../src/games/river-of-gold';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { presumedPlan } from '../../../../src/games/river-of-gold/board/model/primary';
import { Table } from '../../../../src/games/river-of-gold/board/Table';
import { lookCard, showTable } from './play-harness';
import { NAMES, newGame, type Position, positionWhere, wholeGame } from './play-help';

const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;
const plans = (state: GameState) => plansFor(playerView(state, state.current), state.current);
const place = (at: string): Element => {
  const found = document.querySelector(`[data-at="${at}"]`);
  if (!found) throw new Error(`Nothing is drawn at ${at}.`);
  return found;
};
const panel = () => within(screen.getByRole('region', { name: 'What you can do' }));
const look = () => document.getElementById('tk-look');
const builds = () =>
  positionWhere(
    (state) =>
      deciding(state) &&
      plans(state).some(({ kind, price }) => kind === 'build' && price === 0) &&
      plans(state).some(({ kind, price, parts }) => kind === 'sail' && price === 0 && presumed(state, parts)),
  );
const presumed = (state: GameState, parts: readonly string[]): boolean =>
  presumedPlan(plans(state), parts.slice(0, 1)) !== null;

describe('looking at an entry of the list of moves', () => {
  const openMoves = async () => {
    const position = builds();
    const table = showTable(position);
    await table.user.click(screen.getByRole('button', { name: 'Moves' }));
    const list = within(screen.getByRole('region', { name: 'All your moves' }));
    const [entry] = list.getAllByRole('button', { name: /^Build/ });
    if (!entry) throw new Error('no entry');
    return { ...table, list, entry, position };
  };

  test('ends when the list closes under the pointer', async () => {
    const { user, entry } = await openMoves();
    await user.hover(entry);
    expect(look()).toHaveTextContent(/^Build/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'All your moves' })).toBeNull();
    expect(look()).toBeNull();
    expect(document.querySelector('[data-look="noted"]')).toBeNull();
  });

  test('gives way to what is looked at on the board after it', async () => {
    const { user, entry } = await openMoves();
    act(() => entry.focus());
    expect(look()).toHaveTextContent(/^Build/);
    await user.hover(place('space-1'));
    expect(look()).toHaveTextContent(/^Shore space 1/);
  });

  test('gives way to the move that is put together on the board', async () => {
    const { user, entry, position } = await openMoves();
    const ship = plans(position.state).find(
      ({ kind, price, parts }) => kind === 'sail' && price === 0 && presumed(position.state, parts),
    )?.parts[0];
    act(() => entry.focus());
    await user.hover(entry);
    act(() => (place(ship ?? '') as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const main = panel().getByRole('button', { name: /^Sail to river space/ });
    expect(lookCard().getByRole('heading', { name: main.textContent ?? '' })).toBeVisible();
  });

  test('shows what it brings outside the list, so that no entry moves', async () => {
    const { user, entry, list } = await openMoves();
    await user.hover(entry);
    const preview = list.getByRole('region', { name: 'What it brings' });
    expect(preview.closest('.tk-moves')).toBeNull();
  });
});

describe('hints', () => {
  const open = async (position: Position, suggestions: readonly Suggestion<Move>[]) => {
    const table = showTable(position, { suggest: async () => suggestions });
    await table.user.click(screen.getByRole('button', { name: 'Hint' }));
    const hints = within(screen.getByRole('region', { name: 'Hints' }));
    return { ...table, hints, entries: await hints.findAllByRole('button', { name: /at the end$|level/ }) };
  };
  const chooses = (option: Option): Suggestion<Move> => {
    const move: Move = { name: 'choose', arg: { option } };
    return { move, plan: [move], value: 3 };
  };

  test.each(['good', 'sell', 'royalShip', 'journey', 'secondMarker'] as const)(
    'name an answer to the question of the kind %s as something one does',
    async (kind) => {
      const position = positionWhere((state) => pendingChoice(state)?.kind === kind, {
        options: { patrons: 'draft' },
      });
      const options = pendingChoice(position.state)?.options ?? [];
      const { entries } = await open(position, options.map(chooses));
      expect(entries).toHaveLength(options.length);
      for (const entry of entries) {
        const named = entry.querySelector('strong')?.textContent ?? '';
        expect(options.map(String)).not.toContain(named);
        expect(named).toMatch(/^[A-Z].* /);
      }
    },
  );

  test('say once what two suggestions begin with', async () => {
    const position = positionWhere(
      (state) => deciding(state) && plans(state).some(({ kind }) => kind === 'trade'),
    );
    const trade = plans(position.state).find(({ kind }) => kind === 'trade')?.move;
    if (!trade) throw new Error('no trade');
    const tradeThenSail = (ship: 0 | 1): Suggestion<Move> => ({
      move: trade,
      plan: [trade, { name: 'sail', arg: { ship } }],
      value: 3 - ship,
    });
    const { entries } = await open(position, [tradeThenSail(0), tradeThenSail(1)]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toHaveTextContent(/3 points ahead/);
    expect(entries[0]).not.toHaveTextContent(/^Trade(About|$)/);
  });

  test('leave no empty panel when there is nothing to hint at any more', async () => {
    const end = wholeGame(2, 'the end');
    const before = end.at(-2) as Position;
    const seat = before.state.current;
    const suggest = async () => [];
    const { user, rerender } = showTable(before, { suggest });
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(screen.getByRole('complementary')).toBeVisible();
    const over = end.at(-1) as Position;
    rerender(
      <Table
        state={playerView(over.state, seat)}
        viewer={seat}
        names={NAMES}
        log={over.log}
        connection="local"
        busy={false}
        suggest={suggest}
        onMove={() => {}}
        onUndo={() => {}}
      />,
    );
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('two ships at one place', () => {
  const together = () =>
    positionWhere((state) => {
      const player = state.players[state.current];
      return deciding(state) && player?.royalShip === null && player.ships[0] === player.ships[1];
    });
  const freeSail = (state: GameState) =>
    plans(state).find(({ kind, price }) => kind === 'sail' && price === 0);

  test('are not asked about: where to sail says enough', async () => {
    const position = together();
    const to = freeSail(position.state)?.parts[1] ?? '';
    const { user, sent } = showTable(position);
    await user.click(place(to));
    expect(screen.queryByText('Both ships can get there: pick one.')).toBeNull();
    const main = panel().queryByRole('button', { name: /^Sail to river space/ });
    if (main) await user.click(main);
    expect(sent.moves[0]?.name).toBe('sail');
  });

  test('have one entry for each voyage in the list of moves', async () => {
    const position = together();
    const { user } = showTable(position);
    await user.click(screen.getByRole('button', { name: 'Moves' }));
    const list = within(screen.getByRole('region', { name: 'All your moves' }));
    const voyages = list.getAllByRole('button', { name: /^Sail/ }).map((entry) => entry.textContent);
    expect(new Set(voyages).size).toBe(voyages.length);
  });

  test('a royal ship is asked about', async () => {
    const position = together();
    const { state } = position;
    const players = state.players.map((player, seat) =>
      seat === state.current ? { ...player, royalShip: 0 as const } : player,
    );
    const to = freeSail(state)?.parts[1] ?? '';
    const { user, sent } = showTable({ ...position, state: { ...state, players } });
    await user.click(place(to));
    expect(screen.getByText('Both ships can get there: pick one.')).toBeVisible();
    expect(sent.moves).toEqual([]);
  });
});

test('an opponent’s ship lets the pointer through to a river space that is lit', () => {
  const covered = (state: GameState): readonly string[] =>
    state.players.flatMap((player, seat) =>
      seat === state.current
        ? []
        : player.ships.flatMap((river, ship) =>
            plans(state).some(({ parts }) => parts.includes(`river-${river}`))
              ? [`ship-${seat}-${ship}`]
              : [],
          ),
    );
  const position = positionWhere((state) => deciding(state) && covered(state).length > 0);
  showTable(position);
  for (const ship of covered(position.state)) expect(place(ship)).toHaveAttribute('data-through');
  for (const own of [0, 1]) {
    expect(place(`ship-${position.state.current}-${own}`)).not.toHaveAttribute('data-through');
  }
});

test('a building on which one player has both markers names its owner once', () => {
  const position = positionWhere((state) =>
    state.shore.some((built) => built && built.owners.length === 2 && built.owners[0] === built.owners[1]),
  );
  const at = position.state.shore.findIndex(
    (built) => built && built.owners.length === 2 && built.owners[0] === built.owners[1],
  );
  const name = NAMES[position.state.shore[at]?.owners[0] ?? 0] ?? '';
  showTable(position, { viewer: 0 });
  const label = place(`space-${at + 1}`).getAttribute('aria-label') ?? '';
  expect(label.split(name)).toHaveLength(2);
});

test('somebody who waits for another’s clan is not told to choose one', () => {
  const position = newGame(2, 'clans', { clans: 'choose' });
  const seat = position.state.current;
  const { unmount } = showTable(position);
  expect(screen.getByRole('heading', { name: 'Choose your clan' })).toBeVisible();
  unmount();
  showTable(position, { viewer: 1 - seat });
  expect(screen.queryByText(/Choose your clan/)).toBeNull();
  expect(screen.getByRole('heading', { name: `Waiting for ${NAMES[seat]}.` })).toBeVisible();
});
