import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type GameState, playerView } from '../../../../src/games/river-of-gold';
import { stopsAlong } from '../../../../src/games/river-of-gold/board/story/Procession';
import { Table } from '../../../../src/games/river-of-gold/board/Table';
import { RIVER_SPACES_TOUCHING } from '../../../../src/games/river-of-gold/rules';
import '../english';
import { updateSettings } from '../../../../src/ui/settings';
import { person } from './play-harness';
import { NAMES, type Position, wholeGame } from './play-help';

const still = { pieces: false, gains: false, dice: false };
const animated = jest.fn(() => ({ finish() {}, cancel() {} }));
beforeEach(() => {
  updateSettings({ motion: still });
  animated.mockClear();
  Object.assign(Element.prototype, { animate: animated });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const game = wholeGame(3, 'story');
const visitAt = game.findIndex(({ state }) => state.emperorsVisit !== null);
const visit = (game[visitAt] as Position).state.emperorsVisit;
const spaces = [...new Set(visit?.gains.map(({ space }) => space))];

const table = (position: Position, viewer = 0) => (
  <Table
    state={playerView(position.state, viewer)}
    viewer={viewer}
    names={NAMES}
    log={position.log}
    connection="connected"
    busy={false}
    onMove={() => {}}
    onUndo={() => {}}
  />
);
function between(before: number, after: number): void {
  const { rerender } = render(table(game.at(before) as Position));
  rerender(table(game.at(after) as Position));
}

describe('the procession', () => {
  const barge = () => document.querySelector<SVGElement>('.rg-procession > g');

  test('goes down the river, never back, and stops within reach of each building', () => {
    const stops = stopsAlong(spaces);
    expect([...stops].sort((a, b) => a - b)).toEqual(stops);
    for (const [i, river] of stops.entries()) {
      expect(RIVER_SPACES_TOUCHING[spaces[i] ?? 0]).toContain(river);
    }
  });

  test('carries the Emperor on the river and is not in the way of anything', () => {
    between(visitAt - 1, visitAt);
    const boats = document.querySelector('.rg-river .rg-procession');
    expect(boats).toHaveAttribute('aria-hidden', 'true');
    expect(boats?.querySelectorAll('.rg-procession-boat')).toHaveLength(3);
  });

  test('glides where motion is wanted, and only stands there where it is not', async () => {
    const user = person();
    between(visitAt - 1, visitAt);
    const before = barge()?.style.translate;
    for (let i = 0; i < spaces.length; i++) await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(barge()?.style.translate).not.toBe(before);
    expect(animated).not.toHaveBeenCalled();
    expect(document.querySelector('.rg-procession[data-moving]')).toBeNull();
    act(() => updateSettings({ motion: { ...still, pieces: true } }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.querySelector('.rg-procession[data-moving]')).not.toBeNull();
    expect(animated).toHaveBeenCalled();
  });

  test('can be seen again from the news, which make room for it', async () => {
    const user = person();
    const now = game[visitAt] as Position;
    render(table(now, now.state.current));
    await user.click(screen.getByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Show the Emperor’s visit' }));
    expect(document.querySelector('.rg-procession')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the Emperor’s visit' })).toBeNull();
  });

  test('is gone when the visit is skipped and closed', async () => {
    const user = person();
    between(visitAt - 1, visitAt);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.querySelector('.rg-procession')).toBeNull();
  });

  test('nothing is lit while it passes, and everything once it is closed', async () => {
    const user = person();
    const now = game[visitAt] as Position;
    const viewer = now.state.current;
    const lit = () => document.querySelectorAll('[data-look="possible"]').length;
    const { rerender } = render(table(game[visitAt - 1] as Position, viewer));
    rerender(table(now, viewer));
    expect(lit()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(lit()).toBeGreaterThan(0);
  });

  test('the totals grow building by building', async () => {
    const user = person();
    between(visitAt - 1, visitAt);
    const tally = () => within(screen.getByRole('list', { name: 'So far' })).getAllByRole('listitem');
    const numbers = () =>
      tally().map((line) =>
        [...line.querySelectorAll('.tk-chip-face')].reduce(
          (sum, chip) => sum + Number.parseInt(chip.textContent ?? '0', 10),
          0,
        ),
      );
    expect(numbers()).toEqual([0, 0, 0]);
    const order = (game[visitAt] as Position).state.turnOrder;
    for (let i = 0; i < spaces.length; i++) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      const passed = spaces.slice(0, i + 1);
      const sums = order.map((seat) =>
        (visit?.gains ?? [])
          .filter(({ player, space }) => player === seat && passed.includes(space))
          .reduce((sum, { amount }) => sum + amount, 0),
      );
      expect(numbers()).toEqual(sums);
    }
  });
});

describe('the end', () => {
  const { result, players } = (game.at(-1) as Position).state as GameState & {
    result: NonNullable<GameState['result']>;
  };
  const shipAt = (seat: number): number =>
    Number(
      /translate\(([\d.]+)px/.exec(
        document.querySelectorAll<SVGElement>('.rg-end-ship')[seat]?.style.transform ?? '',
      )?.[1],
    );

  test('the ships come nearer as points are counted; only then the winner’s banner stands', async () => {
    const user = person();
    between(-2, -1);
    const leader = result.winners[0] ?? 0;
    const early = shipAt(leader);
    expect(document.querySelector('.rg-end-winner')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(shipAt(leader)).toBeGreaterThan(early);
    for (const seat of players.keys()) expect(shipAt(seat)).toBeLessThanOrEqual(shipAt(leader));
    expect(document.querySelectorAll('.rg-end-winner')).toHaveLength(result.winners.length);
    expect(document.querySelector(`.rg-end-winner .rg-clan-${players[leader]?.clan}`)).not.toBeNull();
  });

  test('waits for the player where nothing may move, and goes on by itself where it may', () => {
    jest.useFakeTimers();
    try {
      between(-2, -1);
      act(() => void jest.advanceTimersByTime(5000));
      expect(screen.getByText('Step 1 of 13')).toBeVisible();
      expect(document.querySelector('.rg-end[data-moving]')).toBeNull();
      act(() => updateSettings({ motion: { ...still, pieces: true } }));
      act(() => void jest.advanceTimersByTime(1000));
      expect(screen.getByText('Step 2 of 13')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      expect(screen.getByText('Step 13 of 13')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('Escape ends it at once', async () => {
    const user = person();
    between(-2, -1);
    await user.keyboard('{Escape}');
    expect(document.querySelector('.rg-end')).toBeNull();
  });
});
