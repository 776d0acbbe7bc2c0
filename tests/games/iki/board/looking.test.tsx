/** What the table tells those who look, and what it answers to those who ask for too much. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import {
  applyMove,
  cloneState,
  createState,
  DEFAULT_OPTIONS,
  type GameState,
  legalMoves,
  type Move,
  OCCUPATIONS,
  parseCardTable,
  previewMove,
  type Seat,
  STALL_INDEX,
  seededRandom,
} from '../../../../src/games/iki';
import { plansFor } from '../../../../src/games/iki/board/model/plans';
import { OptionFields, optionsLine } from '../../../../src/games/iki/board/OptionFields';
import { Table } from '../../../../src/games/iki/board/Table';
import '../english';

configure({ defaultHidden: true });

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** The first state of a random game in which something holds. */
function stateWhere(holds: (state: GameState) => boolean, players = 4): GameState {
  for (let game = 0; game < 40; game++) {
    const random = seededRandom(`look-${game}`);
    const state = createState(players, DEFAULT_OPTIONS, random);
    while (state.step !== 'over') {
      if (holds(state)) return cloneState(state);
      const moves = legalMoves(state, state.current);
      const move = moves[random.index(moves.length)];
      if (!move) break;
      applyMove(state, move, random);
    }
  }
  throw new Error('No random game comes to that.');
}

function sit(state: GameState, viewer: Seat | null = state.current) {
  const sent: Move[] = [];
  const { container } = render(
    <Table
      state={state}
      viewer={viewer}
      names={NAMES}
      log={[]}
      connection="local"
      busy={false}
      onMove={(move) => sent.push(move)}
      onUndo={() => {}}
    />,
  );
  const place = (at: string): Element => {
    const found = container.querySelector(`[data-at="${at}"]`);
    if (!found) throw new Error(`Nothing is drawn at ${at}.`);
    return found;
  };
  const click = (at: string) => act(() => fireEvent.click(place(at)));
  const lookAt = (at: string) => act(() => fireEvent.pointerEnter(place(at)));
  const commit = () => {
    const button = container.querySelector('.tk-primary:not(:disabled)');
    if (!button) throw new Error('There is no button to press.');
    act(() => fireEvent.click(button));
  };
  return {
    sent,
    place,
    click,
    commit,
    lookAt,
    panel: () => container.querySelector('.tk-panel'),
    card: () => container.querySelector('#tk-look'),
  };
}

test('looking at a space within reach tells what business waits there', () => {
  const state = stateWhere(
    ({ step, current, players }) =>
      step === 'walk' && players[current]?.at === 0 && players[current].mon >= 3,
  );
  const seat = state.current;
  const plan = plansFor(state, seat).find(({ move }) => {
    const after = previewMove(state, seat, move)?.after;
    return after && legalMoves(after, seat).some(({ name }) => name === 'shop');
  });
  if (!plan) throw new Error('There is a shop within reach.');
  const table = sit(state);
  const [space = ''] = plan.parts;
  expect(table.place(space)).toHaveAttribute('data-look', 'possible');
  table.lookAt(space);
  expect(table.card()).toHaveTextContent(/take|buy|pay/i);
  expect(table.card()?.querySelector('.iki-waits')?.children.length).toBeGreaterThan(0);
});

test('a card says which of its values are ours and which are the rulebook’s', () => {
  const state = stateWhere(({ step, offer }) => step === 'stepA' && offer.length > 0);
  const table = sit(state);
  table.lookAt(`card-${state.offer[0]?.card}`);
  expect(table.card()).toHaveTextContent(/Our own value: .*cost/);
  expect(screen.getByText(/The values of the cards are our own/)).toBeInTheDocument();
});

/** Rests the pointer on a thing until its card comes. */
function ask(element: Element): Element | null {
  jest.useFakeTimers();
  try {
    act(() => {
      fireEvent.pointerOver(element);
      jest.advanceTimersByTime(1000);
    });
    return document.getElementById('tk-ask');
  } finally {
    jest.useRealTimers();
  }
}

describe('tokens and shops say which of their values are ours and which are the rulebook’s', () => {
  /** In summer, when one of the two fish has points; somebody is about to hire and could buy nothing. */
  const summer = () => stateWhere(({ step, month }) => step === 'stepA' && month === 4);

  test.each([
    ['fish-bonito-2', /Our own value: cost and points\. ?From the rulebook: season\./],
    ['fish-bonito-1', /Our own value: cost\. ?From the rulebook: season\./],
    ['pipe-top', /Our own value: cost\. ?Partly from the rulebook: firefighting\./],
    ['space-1', /Our own value: place in the street\. ?From the rulebook: what the shop trades\./],
    ['space-7', /Our own value: place in the street\. ?Partly from the rulebook: what the shop trades\./],
  ])('%s', (at, small) => {
    const state = summer();
    state.fishOnSale = ['bonito-1', 'bonito-2'];
    state.pipes = ['orange', 'purple'];
    // Who only looks on asks, and so does who is not on turn.
    expect(ask(sit(state, null).place(at))).toHaveTextContent(small);
  });

  test.each([
    ['grey', 'Our own value: cost and points.'],
    ['orange', 'Our own value: cost. From the rulebook: points.'],
  ] as const)('a pouch of the colour %s', (colour, small) => {
    const state = summer();
    state.pouches = [colour];
    const table = sit(state);
    table.lookAt('pouch-top');
    expect(table.card()).toHaveTextContent(small);
    expect(table.card()).toHaveTextContent(`Buy the ${colour} pouch for`);
  });

  test('so does a fish that can be bought, under what it brings', () => {
    const state = stateWhere(
      (one) => one.step === 'business' && legalMoves(one, one.current).some(({ name }) => name === 'shop'),
    );
    const player = state.players[state.current];
    if (!player) throw new Error('Somebody is on turn.');
    Object.assign(player, { at: 6, mon: 20 });
    state.fishOnSale = ['bonito-1', 'bonito-2'];
    const table = sit(state);
    table.lookAt('fish-bonito-2');
    expect(table.card()).toHaveTextContent(/^Buy bonito for 7 mon.*Our own value: cost and points\./);
  });

  test('what a file gives is the file’s, here too', () => {
    const state = summer();
    const given = parseCardTable({
      name: 'My box',
      fish: [{ id: 'bonito-2', cost: 6 }],
      pipes: [{ colour: 'orange', fire: 1 }],
    });
    if (!('table' in given)) throw new Error('The file is right.');
    state.options = { ...state.options, cards: given.table };
    state.fishOnSale = ['bonito-2'];
    state.pipes = ['orange'];
    const table = sit(state);
    table.lookAt('fish-bonito-2');
    expect(table.card()).toHaveTextContent(
      'Our own value: points. From the rulebook: season. From the file “My box”: cost.',
    );
    table.lookAt('pipe-top');
    expect(table.card()).toHaveTextContent('Our own value: cost. From the file “My box”: firefighting.');
  });

  test('a card on the street is whole for who only looks on', () => {
    const state = summer();
    state.stalls[STALL_INDEX.A1] = { kind: 'occupation', card: 'potter', owner: 0, square: 2 };
    state.stalls[STALL_INDEX.B1] = { kind: 'building', card: 'theatre', owner: 1 };
    const table = sit(state, null);
    expect(ask(table.place('stall-A1'))).toHaveTextContent(
      /Stall A1: Potter, of Ann.*Salary: .*Our own value/,
    );
    expect(ask(table.place('stall-B1'))).toHaveTextContent(/Kabuki Theatre, of Ben.*Costs .*Our own value/);
  });

  test('what a player has bought and retired can be asked about', () => {
    const state = summer();
    const player = state.players[0];
    if (!player) throw new Error('Somebody sits there.');
    Object.assign(player, {
      fish: ['whitebait-1', 'bonito-2'],
      pipes: ['orange'],
      pouches: ['grey'],
      retired: ['potter'],
    });
    const board = sit(state, null).place('player-0');
    const about = (key: string): Element | null => {
      const thing = board.querySelector(`[data-ask="${key}"]`);
      return thing && ask(thing);
    };
    expect(about('catch-0')).toHaveTextContent('2 fishwhitebait and bonito, 3 IKI more at the end');
    expect(about('catch-0')).toHaveTextContent('Our own value: cost and points.');
    expect(about('pipe-orange')).toHaveTextContent('Pipe, orange, 2 firefighting');
    expect(about('pipe-orange')).toHaveTextContent('Partly from the rulebook: firefighting.');
    expect(about('pouch-grey')).toHaveTextContent('Pouch, grey, 2 IKI more at the end');
    expect(about('card-potter')).toHaveTextContent(/Potter.*Our own value: .*skill/);
    // A screen reader hears which they are without asking.
    expect(board).toHaveTextContent('Pipe, orange, 2 firefighting, Pouch, grey, 2 IKI more at the end,');
  });
});

test('a stall that is taken says why nothing can be put there', () => {
  const hiring = stateWhere(({ step }) => step === 'stepA');
  const taken = Object.entries(STALL_INDEX).find(([, index]) => hiring.stalls[index] !== null)?.[0];
  const first = sit(hiring);
  first.click(`stall-${taken}`);
  expect(first.panel()).toHaveTextContent('There is a card on that stall.');
  expect(first.sent).toEqual([]);
});

test('a hire is a card and a stall, in either order, and one button makes it', () => {
  const state = stateWhere(({ step, current }) => step === 'stepA' && current === 1);
  const hire = legalMoves(state, 1).find(({ name }) => name === 'hire');
  if (hire?.name !== 'hire') throw new Error('A card can be hired.');
  const table = sit(state);
  table.click(`stall-${hire.arg.stall}`);
  expect(table.panel()).toHaveTextContent('Now choose a card for this stall.');
  expect(table.sent).toEqual([]);
  table.click(`card-${hire.arg.card}`);
  expect(table.sent).toEqual([]);
  table.commit();
  expect(table.sent).toEqual([hire]);
});

test('what cannot be taken back says so before one button makes it', () => {
  const state = stateWhere(({ step }) => step === 'pathOfLife');
  const table = sit(state);
  table.click('path-2');
  expect(table.sent).toEqual([]);
  expect(table.panel()).toHaveTextContent('Cannot be taken back.');
  table.commit();
  expect(table.sent).toEqual([{ name: 'placeCylinder', arg: { space: 2 } }]);
});

test('the owner of a threatened card is asked whether to save it', () => {
  const state = stateWhere(({ step }) => step === 'stepA');
  const seat = state.current;
  state.phase = 'fire';
  state.step = 'saveFromFire';
  state.stalls[STALL_INDEX.A1] = { kind: 'occupation', card: 'potter', owner: seat, square: 2 };
  state.fire = { month: 5, nagaya: 'A', strength: 5, steps: [], next: 'A1' };
  const table = sit(state);
  expect(table.panel()).toHaveTextContent('The fire comes to Potter on A1. Save it?');
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Save it' })));
  expect(table.sent).toEqual([{ name: 'saveFromFire', arg: { use: true } }]);
});

test('a skill that asks for two cards lets both be picked on the street', () => {
  const state = stateWhere(({ step, month }) => step === 'business' && month === 3);
  const seat = state.current;
  const player = state.players[seat];
  if (!player) throw new Error('Somebody is on turn.');
  player.at = 2;
  state.occupationUsed = false;
  state.stalls.fill(null);
  const swapper = OCCUPATIONS.find(({ skill }) => 'effect' in skill && skill.effect === 'swap');
  if (!swapper) throw new Error('One card swaps two others.');
  state.stalls[STALL_INDEX.A1] = { kind: 'occupation', card: swapper.id, owner: seat, square: 2 };
  state.stalls[STALL_INDEX.C2] = { kind: 'occupation', card: 'potter', owner: null, square: 0 };
  state.stalls[STALL_INDEX.D1] = { kind: 'occupation', card: 'ox', owner: null, square: 0 };
  const table = sit(state);
  table.click('stall-A1');
  table.click('stall-C2');
  expect(table.sent).toEqual([]);
  table.click('stall-D1');
  table.commit();
  expect(table.sent).toEqual([{ name: 'occupation', arg: { stall: 'A1', swap: ['C2', 'D1'] } }]);
});

test('a spectator sees everything and can touch nothing', () => {
  const state = stateWhere(({ step }) => step === 'stepA');
  const table = sit(state, null);
  expect(within(table.place('player-0') as HTMLElement).getByText(/Would score now/)).toBeInTheDocument();
  table.click(`card-${state.offer[0]?.card}`);
  expect(table.sent).toEqual([]);
});

test('the extra cards are an option, and a match without them says so', () => {
  const wanted: boolean[] = [];
  render(<OptionFields options={DEFAULT_OPTIONS} onChange={({ extras }) => wanted.push(extras)} />);
  fireEvent.click(screen.getByLabelText(/^Without/));
  expect(wanted).toEqual([false]);
  expect(optionsLine({ extras: false })).toBe('Without the extra cards');
  expect(optionsLine({})).toBeNull();
});
