/**
 * Of all moves of a kind the one that comes closest to being legal: somebody who asks why nothing of the kind can be
 * done is told what is missing there, and not what is missing at some other place.
 */
import {
  areEnemies,
  BASE_OF,
  type CardId,
  CLEARINGS,
  COLUMNS,
  type Column,
  cardOf,
  clearingAt,
  countOnMap,
  type DeckCardId,
  type EyrieBoard,
  forestOf,
  freeSlots,
  type GameState,
  hasPiece,
  type Item,
  isIn,
  MARQUISE_BUILDINGS,
  type Move,
  type MoveName,
  matches,
  neighbours,
  PIECES,
  piecesAt,
  playerAt,
  questOf,
  rulerOf,
  type Seat,
  suitOf,
  type VagabondBoard,
  warriorsAt,
} from '../../rules';

/** Each wish in turn keeps those that meet it, if there are any. */
function closest<T>(all: readonly T[], ...wishes: readonly ((one: T) => boolean)[]): T | undefined {
  let left = all;
  for (const wish of wishes) {
    const kept = left.filter(wish);
    if (kept.length > 0) left = kept;
  }
  return left[0];
}

const ALL: readonly number[] = Array.from({ length: CLEARINGS }, (_, index) => index + 1);
const seatsOf = ({ players }: GameState): readonly Seat[] => players.map((_, seat) => seat);
const suitAt = (state: GameState, clearing: number) => clearingAt(state, clearing).suit;
const handOf = ({ secret }: GameState, seat: Seat): readonly DeckCardId[] =>
  (secret.hands[seat] ?? []).filter((card) => card !== null);
const isReady = ({ exhausted, damaged }: Item): boolean => !exhausted && !damaged;

/** Where a seat stands: its pawn, or the clearing if it has warriors there. */
function standsIn(state: GameState, seat: Seat, clearing: number): boolean {
  const { board } = playerAt(state, seat);
  return board?.faction === 'vagabond' ? board.at === clearing : warriorsAt(state, clearing, seat) > 0;
}

/** The first column of the Decree with a card that is not done, and those cards. */
export function columnNow(
  state: GameState,
  { decree }: EyrieBoard,
): { readonly column: Column; readonly cards: readonly CardId[] } | null {
  for (const column of COLUMNS) {
    const cards = decree[column].filter((card) => !state.turn.decree.includes(card));
    if (cards.length > 0) return { column, cards };
  }
  return null;
}
/** The cards of a column that may be done for it: those that are left, or if it is not its turn all of them. */
function cardsOf(state: GameState, seat: Seat, column: Column): readonly CardId[] {
  const { board } = playerAt(state, seat);
  if (board?.faction !== 'eyrie') return [];
  const now = columnNow(state, board);
  const cards = now?.column === column ? now.cards : board.decree[column];
  return cards.length > 0 ? cards : ['vizier-1'];
}
/** The card of a column for a clearing, if the seat has a Decree. */
function decreeFor(state: GameState, seat: Seat, column: Column, clearing: number): { decree?: CardId } {
  const decree = closest(cardsOf(state, seat, column), (card) =>
    matches(suitOf(card), suitAt(state, clearing)),
  );
  return decree === undefined ? {} : { decree };
}
/** Whether a card of the column asks for this clearing; without a Decree every clearing will do. */
const fits = (state: GameState, seat: Seat, column: Column, clearing: number): boolean => {
  const { decree } = decreeFor(state, seat, column, clearing);
  return decree === undefined || matches(suitOf(decree), suitAt(state, clearing));
};

export function likelyBattle(state: GameState, seat: Seat, places: readonly number[] = ALL): Move {
  const all = places.flatMap((clearing) => seatsOf(state).map((defender) => ({ clearing, defender })));
  const found = closest(
    all,
    ({ defender }) => defender !== seat,
    ({ clearing }) => standsIn(state, seat, clearing),
    ({ clearing, defender }) => isIn(state, clearing, defender) && areEnemies(state, seat, defender),
    ({ clearing }) => fits(state, seat, 'battle', clearing),
  ) ?? { clearing: 1, defender: 0 };
  return { name: 'battle', arg: { ...found, ...decreeFor(state, seat, 'battle', found.clearing) } };
}

/** The pawn's move, by slip in Birdsong. */
export function pawnMove(state: GameState, seat: Seat, places: readonly number[] = ALL): Move {
  const { board } = playerAt(state, seat);
  const from = (board?.faction === 'vagabond' ? board.at : null) ?? 1;
  const { map } = state.options;
  const near = typeof from === 'number' ? neighbours(map, from) : forestOf(map, from).clearings;
  const hostile = (clearing: number): boolean =>
    seatsOf(state).some(
      (other) =>
        warriorsAt(state, clearing, other) > 0 && (board as VagabondBoard).relationships[other] === 'hostile',
    );
  const to =
    closest(
      places,
      (clearing) => near.includes(clearing),
      (clearing) => !hostile(clearing),
    ) ?? 1;
  return { name: 'move', arg: state.turn.phase === 'birdsong' ? { from, to, slip: true } : { from, to } };
}
/** A move of warriors out of one of these clearings. */
export function likelyMove(state: GameState, seat: Seat, places: readonly number[] = ALL): Move {
  const all = places.flatMap((from) => neighbours(state.options.map, from).map((to) => ({ from, to })));
  const ruled = (clearing: number): boolean => rulerOf(state, clearing) === seat;
  const found = closest(
    all,
    ({ from }) => warriorsAt(state, from, seat) > 0,
    ({ from }) => fits(state, seat, 'move', from),
    ({ from, to }) => ruled(from) || ruled(to),
  ) ?? { from: 1, to: 5 };
  return { name: 'move', arg: { ...found, warriors: 1, ...decreeFor(state, seat, 'move', found.from) } };
}

export function likelyBuild(state: GameState, seat: Seat, places: readonly number[] = ALL): Move {
  const isEyrie = playerAt(state, seat).faction === 'eyrie';
  const clearing =
    closest(
      places,
      (place) => fits(state, seat, 'build', place),
      (place) => rulerOf(state, place) === seat,
      (place) => !hasPiece(state, place, 'roost'),
      (place) => freeSlots(state, place) > 0,
    ) ?? 1;
  if (isEyrie) return { name: 'build', arg: { clearing, ...decreeFor(state, seat, 'build', clearing) } };
  const kinds = [...MARQUISE_BUILDINGS].sort(
    (one, other) => countOnMap(state, one) - countOnMap(state, other),
  );
  const kind = closest(kinds, (one) => countOnMap(state, one) < PIECES[one].count);
  return { name: 'build', arg: { clearing, ...(kind && { kind }) } };
}
function likelyRecruit(state: GameState, seat: Seat, places: readonly number[] = ALL): Move {
  const { faction } = playerAt(state, seat);
  if (faction !== 'eyrie' && faction !== 'alliance') return { name: 'recruit', arg: {} };
  const clearing =
    closest(
      places,
      (place) => fits(state, seat, 'recruit', place),
      (place) => hasPiece(state, place, faction === 'eyrie' ? 'roost' : BASE_OF[suitAt(state, place)]),
    ) ?? 1;
  return { name: 'recruit', arg: { clearing, ...decreeFor(state, seat, 'recruit', clearing) } };
}
/** The action of a column of the Decree in one of these clearings. */
export function decreeMove(state: GameState, seat: Seat, column: Column, places: readonly number[]): Move {
  switch (column) {
    case 'recruit':
      return likelyRecruit(state, seat, places);
    case 'move':
      return likelyMove(state, seat, places);
    case 'battle':
      return likelyBattle(state, seat, places);
    case 'build':
      return likelyBuild(state, seat, places);
  }
}

/** What supporters are spent for, in one of these clearings. */
export function supported(
  state: GameState,
  name: 'revolt' | 'spread',
  places: readonly number[] = ALL,
): Move {
  const supporters = state.secret.supporters.filter((card) => card !== null);
  const matching = (clearing: number): DeckCardId[] =>
    supporters.filter((card) => matches(cardOf(card).suit, suitAt(state, clearing)));
  const sympathetic = (clearing: number): boolean => hasPiece(state, clearing, 'sympathy');
  const clearing =
    (name === 'revolt'
      ? closest(
          places,
          sympathetic,
          (place) => countOnMap(state, BASE_OF[suitAt(state, place)]) === 0,
          (place) => !hasPiece(state, place, 'keep'),
          (place) => matching(place).length > 1,
        )
      : closest(
          places,
          (place) => !sympathetic(place),
          (place) => neighbours(state.options.map, place).some(sympathetic),
          (place) => !hasPiece(state, place, 'keep'),
          (place) => matching(place).length > 0,
        )) ?? 1;
  const [one = 'anvil', other] = matching(clearing);
  const spent = name === 'revolt' && other !== undefined ? [one, other] : [one];
  return { name, arg: { clearing, supporters: spent.sort() } };
}

function likelyOverwork(state: GameState, seat: Seat): Move {
  const all = ALL.flatMap((clearing) => handOf(state, seat).map((card) => ({ clearing, card })));
  const found = closest(
    all,
    ({ clearing }) => hasPiece(state, clearing, 'sawmill'),
    ({ clearing, card }) => matches(cardOf(card).suit, suitAt(state, clearing)),
  );
  return { name: 'overwork', arg: found ?? { clearing: 1, card: 'anvil' } };
}
const likelyCard = (state: GameState, seat: Seat, wish: (card: DeckCardId) => boolean): DeckCardId =>
  closest(handOf(state, seat), wish) ?? 'anvil';
function likelyOrganize(state: GameState, seat: Seat): Move {
  const clearing = closest(
    ALL,
    (place) => warriorsAt(state, place, seat) > 0,
    (place) => !hasPiece(state, place, 'sympathy'),
  );
  return { name: 'organize', arg: { clearing: clearing ?? 1 } };
}

/** What the pawn can do where it stands. */
function atPawn(state: GameState, seat: Seat, board: VagabondBoard, kind: MoveName): Move | null {
  const at = typeof board.at === 'number' ? board.at : null;
  const suits = (card: DeckCardId): boolean => at !== null && matches(cardOf(card).suit, suitAt(state, at));
  const others = seatsOf(state).filter((other) => other !== seat);
  const here = (other: Seat): boolean => at !== null && isIn(state, at, other);
  const player = (wish: (other: Seat) => boolean): Seat => closest(others, here, wish) ?? 0;
  const ready = closest(board.items, isReady)?.id ?? 'character-torch-1';
  const damaged = board.items.filter((item) => item.damaged).map(({ id }) => id);
  switch (kind) {
    case 'explore':
      return { name: 'explore', arg: {} };
    case 'aid':
      return {
        name: 'aid',
        arg: { item: ready, card: likelyCard(state, seat, suits), player: player(() => true) },
      };
    case 'quest': {
      const quests = state.quests.filter((quest) => quest !== null);
      const quest = closest(quests, (one) => at !== null && questOf(one).suit === suitAt(state, at));
      return quest === undefined ? null : { name: 'quest', arg: { quest } };
    }
    case 'strike': {
      const target = player((other) => areEnemies(state, seat, other));
      const [piece = 'warrior'] =
        at === null || warriorsAt(state, at, target) > 0 ? [] : piecesAt(state, at, target);
      return { name: 'strike', arg: { player: target, piece } };
    }
    case 'repair':
      return { name: 'repair', arg: { item: damaged[0] ?? ready } };
    case 'special':
      if (board.character === 'ranger') {
        return { name: 'special', arg: { items: damaged.length > 0 ? damaged.slice(0, 3).sort() : [ready] } };
      }
      if (board.character === 'tinker') {
        return { name: 'special', arg: { card: closest(state.discard, suits) ?? 'anvil' } };
      }
      return {
        name: 'special',
        arg: { player: player((other) => (state.secret.hands[other]?.length ?? 0) > 0) },
      };
    default:
      return null;
  }
}

/** The move of a kind that comes closest; null for a kind that nobody begins by its name. */
export function likelyOf(state: GameState, seat: Seat, kind: MoveName): Move | null {
  const { board, playArea } = playerAt(state, seat);
  switch (kind) {
    case 'move':
      return board?.faction === 'vagabond' ? pawnMove(state, seat) : likelyMove(state, seat);
    case 'battle':
      return likelyBattle(state, seat);
    case 'recruit':
      return likelyRecruit(state, seat);
    case 'build':
      return likelyBuild(state, seat);
    case 'overwork':
      return likelyOverwork(state, seat);
    case 'extraAction':
      return { name: kind, arg: { card: likelyCard(state, seat, (card) => cardOf(card).suit === 'bird') } };
    case 'craft':
      return { name: kind, arg: { card: likelyCard(state, seat, (card) => cardOf(card).cost.length > 0) } };
    case 'mobilize':
      return { name: kind, arg: { card: likelyCard(state, seat, () => true) } };
    case 'train': {
      const based = (['fox', 'rabbit', 'mouse'] as const).filter(
        (suit) => countOnMap(state, BASE_OF[suit]) > 0,
      );
      const card = likelyCard(state, seat, (one) => based.some((suit) => matches(cardOf(one).suit, suit)));
      return { name: kind, arg: { card } };
    }
    case 'revolt':
    case 'spread':
      return supported(state, kind);
    case 'organize':
      return likelyOrganize(state, seat);
    case 'dominance':
      return {
        name: kind,
        arg: { card: likelyCard(state, seat, (card) => cardOf(card).kind === 'dominance') },
      };
    case 'useCard': {
      const [card] = playArea;
      return card === undefined ? null : { name: kind, arg: { card } };
    }
    default: {
      if (board?.faction === 'vagabond') return atPawn(state, seat, board, kind);
      const own: readonly Move[] = [
        { name: 'explore', arg: {} },
        { name: 'aid', arg: { item: 'character-torch-1', card: 'anvil', player: 0 } },
        { name: 'strike', arg: { player: 0, piece: 'warrior' } },
        { name: 'repair', arg: { item: 'character-torch-1' } },
        { name: 'special', arg: { player: 0 } },
      ];
      return own.find(({ name }) => name === kind) ?? null;
    }
  }
}
