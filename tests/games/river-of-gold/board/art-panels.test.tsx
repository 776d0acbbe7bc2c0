import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import '../english';
import { type GameState, playerView } from '../../../../src/games/river-of-gold';
import {
  BuildingRow,
  ClanBoard,
  ClanPicker,
  Die,
  Hand,
  InfluenceTracks,
  Masteries,
  ScoreTrack,
} from '../../../../src/games/river-of-gold/board/pieces';
import { numbersOn } from '../../../../src/table/motion/counters';
import { NO_PICKING, PickContext } from '../../../../src/table/pick/picking';
import { type Seats, SeatsContext } from '../../../../src/table/seats';
import { exampleState } from './example-state';

/** The players of a table, as the table names them to its pieces. */
const SEATS: Seats = {
  order: [0, 1, 2],
  name: (seat) => ['Aiko', 'Benjiro', 'Chiyo'][seat] ?? '',
  badge: () => null,
  className: () => '',
};
const renderAtTable = (piece: ReactElement) => render(<SeatsContext value={SEATS}>{piece}</SeatsContext>);

const at = (key: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="${key}"]`);
  if (!found) throw new Error(`Nothing is drawn for ${key}.`);
  return found;
};
const player = (state: GameState, seat: number) => {
  const found = state.players[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
};

test('every influence marker stands on its step of its region’s row', () => {
  const state = exampleState(140);
  render(<InfluenceTracks state={state} viewer={0} />);
  for (const [seat, { influence }] of state.players.entries()) {
    for (const [i, step] of influence.entries()) {
      const marker = at(`marker-${i + 1}-${seat}`);
      expect(at(`track-${i + 1}`)).toContainElement(marker);
      expect(marker.closest('[data-step]')).toHaveAttribute('data-step', String(step));
    }
  }
});

test('every column of the tracks has a heading', () => {
  const { container } = render(<InfluenceTracks state={exampleState(20)} viewer={0} />);
  const head = [...(container.querySelector('.rg-track-head')?.children ?? [])];
  expect(head.map((column) => column.textContent)).toEqual([
    'Region',
    'Points',
    'Influence259111318',
    'Customers',
  ]);
});

test('a track names its region, its scoring tile and the players with its artisan and its elder', () => {
  const state = exampleState(20, { players: 3 });
  state.regionTiles[1] = 'scoring-12-8-4';
  player(state, 0).clan = 'crab';
  player(state, 2).clan = 'crane';
  player(state, 0).delivered = ['artisan-2'];
  player(state, 2).delivered = ['artisan-2', 'elder-4'];
  renderAtTable(<InfluenceTracks state={state} viewer={null} />);
  const second = within(at('track-2'));
  expect(second.getByText('Shinomen Forest')).toBeInTheDocument();
  expect(second.getByRole('img', { name: /12, 8, 4/ })).toBeInTheDocument();
  expect(second.getByRole('img', { name: 'artisan: Aiko, Chiyo' })).toBeInTheDocument();
  expect(second.getByRole('img', { name: 'elder' })).toBeInTheDocument();
  expect(within(at('track-4')).getByRole('img', { name: 'elder: Chiyo' })).toBeInTheDocument();
});

test('tracks and score are read out by the names of the players, not of their clans', () => {
  const state = exampleState(20, { players: 3 });
  for (const [seat, points] of [12, 30, 7].entries()) {
    player(state, seat).points = points;
    player(state, seat).influence[2] = points % 10;
  }
  renderAtTable(
    <>
      <InfluenceTracks state={state} viewer={1} />
      <ScoreTrack state={state} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Points: Aiko 12, Benjiro 30, Chiyo 7' })).toBeInTheDocument();
  expect(within(at('track-3')).getByRole('group')).toHaveAccessibleName(
    'Influence: Chiyo 7, Aiko 2, Benjiro 0. next reward for Benjiro: 1 silk on step 2',
  );
});

test('points are written on the board as a number that can wait for what is on its way', () => {
  const state = exampleState(20, { players: 3 });
  player(state, 0).points = 104;
  render(<ClanBoard state={state} seat={0} name="Aiko" viewer={0} />);
  expect(numbersOn(document).get('player-0-points')).toBe('104');
});

test('a delivered customer and a patron look out of the board with their own faces', () => {
  const state = exampleState(20, { players: 3 });
  player(state, 0).clan = 'crane';
  player(state, 0).patron = 'kakita-ryoku';
  player(state, 0).delivered = ['elder-2', 'elder-4'];
  const { container } = render(<ClanBoard state={state} seat={0} name="Aiko" viewer={0} />);
  const faces = [...container.querySelectorAll('[data-person]')].map((face) =>
    face.getAttribute('data-person'),
  );
  expect(faces).toEqual(['kakita-ryoku', 'elder-2', 'elder-4']);
});

test('the row shows its four tiles, marks its end, and shows both stacks with their sizes', () => {
  const state = exampleState(10, { players: 2 });
  const lit: string[] = state.row.flatMap((tile) => (tile ? [`tile-${tile}` as const] : []));
  const picked: string[] = [];
  render(
    <PickContext
      value={{ ...NO_PICKING, canPick: (key) => lit.includes(key), pick: (key) => picked.push(key) }}
    >
      <BuildingRow state={playerView(state, 0)} />
    </PickContext>,
  );
  const full = state.row.flatMap((tile, i) => (tile ? [i + 1] : []));
  for (let place = 1; place <= 4; place++) {
    expect(at(`row-${place}`).hasAttribute('data-end')).toBe(place === full.at(-1));
    expect(within(at(`row-${place}`)).queryAllByRole('button')).toHaveLength(full.includes(place) ? 1 : 0);
  }
  expect(at('stack-1')).toHaveAccessibleName(`Era 1 stack: ${state.secrets.era1.length} tiles`);
  expect(at('stack-2')).toHaveAccessibleName(`Era 2 stack: ${state.secrets.era2.length} tiles`);
  fireEvent.click(within(at(`row-${full[0]}`)).getByRole('button'));
  expect(picked).toEqual([`tile-${state.row[(full[0] ?? 1) - 1]}`]);
});

test('with tiles missing, the tile nearest to the end is marked as the end', () => {
  const state = exampleState(10);
  state.row = [state.row[0] ?? null, state.row[1] ?? null, null, null];
  render(<BuildingRow state={state} />);
  expect(at('row-2')).toHaveAttribute('data-end');
  expect(at('row-4')).not.toHaveAttribute('data-end');
});

test('masteries say what they need and show who claimed which reward', () => {
  const state = exampleState(20);
  player(state, 1).clan = 'scorpion';
  state.masteries = [
    { id: 'fire', claims: [1] },
    { id: 'void', claims: [] },
    { id: 'water', claims: [] },
  ];
  renderAtTable(<Masteries state={state} viewer={0} />);
  const fire = within(at('mastery-fire'));
  expect(fire.getByText('Mastery of Fire')).toBeInTheDocument();
  expect(fire.getByText('Deliver to 2 customers of one role')).toBeInTheDocument();
  const claimed = fire.getByRole('img', { name: 'Benjiro' }).parentElement;
  expect(claimed).toHaveAttribute('data-claimed');
  expect(claimed).toContainElement(fire.getByRole('img', { name: '7 points' }));
  expect(within(at('mastery-void')).queryByRole('img', { name: 'Benjiro' })).toBeNull();
});

test('the score track grows so that nobody laps', () => {
  const state = exampleState(20, { players: 2 });
  player(state, 0).points = 30;
  player(state, 1).points = 83;
  const { container } = render(<ScoreTrack state={state} />);
  const markers = [...container.querySelectorAll<HTMLElement>('.rg-score-marker')].map((m) => m.style.left);
  expect(markers).toEqual(['30%', '83%']);
});

test('a clan board counts everything a player holds and marks a full store', () => {
  const state = exampleState(20, { patrons: 'draft' });
  Object.assign(player(state, 0), {
    koku: 25,
    silk: 3,
    rice: 0,
    porcelain: 6,
    favor: 2,
    favorLimit: 4,
    points: 17,
  });
  player(state, 0).delivered = ['merchant-3', 'noble-5'];
  render(<ClanBoard state={state} seat={0} name="Hanako" viewer={0} />);
  expect(at('player-0-koku')).toHaveTextContent('25');
  expect(at('player-0-koku')).toHaveAttribute('data-full');
  expect(at('player-0-silk')).toHaveTextContent('3');
  expect(at('player-0-silk')).not.toHaveAttribute('data-full');
  expect(at('player-0-rice')).toHaveTextContent('0');
  expect(at('player-0-porcelain')).toHaveAttribute('data-full');
  expect(at('player-0-favor')).toHaveAccessibleName('Favor 2, limit 4');
  expect(at('player-0-points')).toHaveTextContent('17');
  expect(screen.getByRole('img', { name: 'merchant, Three Man Alliance Plain' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'noble, Uebe Marshes' })).toBeInTheDocument();
  expect(at('player-0')).toHaveAccessibleName(/^Hanako, /);
});

test('an opponent’s board shows as many card backs as there are cards, and no card', () => {
  const state = playerView(exampleState(20), 0);
  const seat = 1;
  const { container } = render(
    <>
      <ClanBoard state={state} seat={seat} name="Mei" viewer={0} compact />
      <Hand state={state} seat={seat} viewer={0} />
    </>,
  );
  const cards = state.secrets.hands[seat]?.length ?? 0;
  expect(cards).toBeGreaterThan(0);
  expect(container.querySelectorAll('.rg-back')).toHaveLength(cards);
  expect(screen.getAllByRole('img', { name: 'Hidden customer' })).toHaveLength(cards);
  expect(container.querySelector('[data-at^="customer-"]')).toBeNull();
});

test('the own hand is open and its customers can be picked', () => {
  const state = playerView(exampleState(20), 0);
  state.secrets.hands[0] = ['noble-2', 'monk-6'];
  const picked: string[] = [];
  render(
    <PickContext
      value={{ ...NO_PICKING, canPick: () => true, price: () => 0, pick: (key) => picked.push(key) }}
    >
      <Hand state={state} seat={0} viewer={0} />
    </PickContext>,
  );
  expect(at('customer-noble-2')).toHaveTextContent('nobleShinomen Forest');
  fireEvent.click(at('customer-monk-6'));
  expect(picked).toEqual(['customer-monk-6']);
});

test('a die says its face, or that it is not rolled', () => {
  render(
    <>
      <Die face={4} />
      <Die face={null} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Die: 4' }).querySelectorAll('circle')).toHaveLength(4);
  expect(screen.getByRole('img', { name: 'Die not rolled yet' })).toBeInTheDocument();
});

describe('choosing clans', () => {
  test('without patrons the four clans are on offer, taken ones marked', () => {
    const state = exampleState(1, { players: 3 });
    const taken = state.players.find((p) => p.clan)?.clan;
    render(<ClanPicker state={state} viewer={state.current} />);
    for (const clan of ['crab', 'crane', 'mantis', 'scorpion']) {
      expect(at(`clan-${clan}`).hasAttribute('data-taken')).toBe(clan === taken);
    }
  });

  test('with patrons those on offer are shown with what they can do', () => {
    const state = exampleState(0, { patrons: 'draft' });
    render(<ClanPicker state={state} viewer={state.current} />);
    expect(state.patronsOffered).toHaveLength(4);
    for (const id of state.patronsOffered) expect(at(`patron-${id}`).textContent?.length).toBeGreaterThan(40);
  });
});
