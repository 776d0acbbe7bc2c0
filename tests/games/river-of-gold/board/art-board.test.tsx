import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '../english';
import { type GameState, playerView } from '../../../../src/games/river-of-gold';
import { FRAMES } from '../../../../src/games/river-of-gold/board/geometry';
import { RiverBoard, shipPlaces } from '../../../../src/games/river-of-gold/board/pieces';
import { NO_PICKING, PickContext, type Picking } from '../../../../src/table/pick/picking';
import { exampleState } from './example-state';

const at = (key: string): Element => {
  const found = document.querySelector(`[data-at="${key}"]`);
  if (!found) throw new Error(`Nothing is drawn for ${key}.`);
  return found;
};

function show(
  state: GameState,
  picking: Partial<Picking> = {},
  orientation: 'landscape' | 'portrait' = 'landscape',
) {
  return render(
    <PickContext value={{ ...NO_PICKING, ...picking }}>
      <RiverBoard state={state} viewer={0} orientation={orientation} />
    </PickContext>,
  );
}

/** A picking that lights up some keys and remembers what was done. */
function recording(possible: readonly string[], price = 0) {
  const picked: string[] = [];
  const peeked: (string | null)[] = [];
  const picking: Partial<Picking> = {
    look: (key) => (possible.includes(key) ? 'possible' : 'idle'),
    canPick: (key) => possible.includes(key),
    price: () => price,
    label: (key) => `the target ${key}`,
    pick: (key) => picked.push(key),
    peek: (key) => peeked.push(key),
  };
  return { picking, picked, peeked };
}

describe.each(['landscape', 'portrait'] as const)('the river board in %s', (orientation) => {
  const state = exampleState(120);
  beforeEach(() => show(playerView(state, 0), {}, orientation));

  test('shows all 30 shore spaces, 14 river spaces and both ships of every player', () => {
    for (let space = 1; space <= 30; space++) expect(at(`space-${space}`)).toBeInTheDocument();
    for (let river = 1; river <= 14; river++) expect(at(`river-${river}`)).toBeInTheDocument();
    for (const seat of [0, 1, 2, 3])
      for (const ship of [0, 1]) expect(at(`ship-${seat}-${ship}`)).toBeInTheDocument();
  });

  test('a built space shows the emblem of each owner, an empty one its cost', () => {
    let owned = 0;
    for (const [i, built] of state.shore.entries()) {
      const drawn = at(`space-${i + 1}`);
      const clans = built?.owners.map((seat) => state.players[seat]?.clan) ?? [];
      for (const clan of clans) expect(drawn.querySelector(`.rg-clan-${clan}`)).not.toBeNull();
      expect(drawn.querySelectorAll('.rg-clan')).toHaveLength(clans.length);
      expect(drawn.querySelector('.rg-cost') === null).toBe(built !== null);
      owned += clans.length;
    }
    expect(owned).toBeGreaterThan(5);
  });
});

test('ships stand on the drawing where their river space is, and a royal ship is drawn as one', () => {
  const state = exampleState(60);
  const player = state.players[1];
  if (!player) throw new Error('There is no second player.');
  player.royalShip = 0;
  player.ships = [5, 5];
  const places = shipPlaces(state, FRAMES.landscape);
  expect(places).toHaveLength(8);
  expect(places.filter((p) => p.royal).map((p) => [p.seat, p.ship])).toEqual([[1, 0]]);
  const [a, b] = places.filter((p) => p.seat === 1);
  expect(Math.hypot((a?.at.x ?? 0) - (b?.at.x ?? 0), (a?.at.y ?? 0) - (b?.at.y ?? 0))).toBeGreaterThan(10);
});

describe('targets', () => {
  const state = exampleState(30);

  test('what can be picked is a button with a name; mouse, Enter and Space pick it', () => {
    const { picking, picked } = recording(['space-8', 'ship-0-1', 'river-3']);
    show(state, picking);
    const space = screen.getByRole('button', { name: 'the target space-8' });
    expect(space).toBe(at('space-8'));
    expect(space).toHaveAttribute('tabindex', '0');
    expect(space.querySelector('.tk-lit')).not.toBeNull();
    fireEvent.click(space);
    fireEvent.keyDown(at('ship-0-1'), { key: 'Enter' });
    fireEvent.keyDown(at('river-3'), { key: ' ' });
    fireEvent.keyDown(at('river-3'), { key: 'x' });
    expect(picked).toEqual(['space-8', 'ship-0-1', 'river-3']);
  });

  test('what cannot be picked is no button, cannot be focused and does nothing', () => {
    const { picking, picked } = recording(['space-8']);
    show(state, picking);
    const other = at('space-10');
    expect(other).toHaveAttribute('role', 'img');
    expect(other).not.toHaveAttribute('tabindex');
    expect(other.querySelector('.tk-lit')).toBeNull();
    fireEvent.click(other);
    expect(picked).toEqual([]);
  });

  test('pointing and focusing look at a target, leaving ends it', () => {
    const { picking, peeked } = recording(['space-8']);
    show(state, picking);
    fireEvent.pointerEnter(at('space-10'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(at('space-10'));
    fireEvent.focus(at('space-8'));
    fireEvent.blur(at('space-8'));
    expect(peeked).toEqual(['space-10', null, 'space-8', null]);
  });

  test('a long press looks at a target and does not pick it', () => {
    jest.useFakeTimers();
    const { picking, picked, peeked } = recording(['space-8']);
    show(state, picking);
    fireEvent.pointerDown(at('space-8'));
    act(() => {
      jest.advanceTimersByTime(600);
    });
    fireEvent.pointerUp(at('space-8'));
    fireEvent.click(at('space-8'));
    expect(peeked).toEqual(['space-8']);
    expect(picked).toEqual([]);
    fireEvent.pointerDown(at('space-8'));
    fireEvent.pointerUp(at('space-8'));
    fireEvent.click(at('space-8'));
    expect(picked).toEqual(['space-8']);
    jest.useRealTimers();
  });

  test('a target that costs favor says how much', () => {
    const { picking } = recording(['space-8', 'river-4'], 2);
    const { container } = show(state, picking);
    expect(at('space-8').querySelector('.rg-price')?.textContent).toBe('−2');
    expect(at('space-8')).toHaveAttribute('data-priced', 'true');
    expect(container.querySelectorAll('.rg-price')).toHaveLength(2);
  });
});
