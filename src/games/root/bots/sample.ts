import {
  cardOf,
  cloneState,
  DECK_IDS,
  type DeckCardId,
  type GameState,
  type Hidden,
  QUESTS,
  type RandomSource,
  RUIN_IDS,
  seatOfFaction,
} from '../rules';

/** Every card of the deck that this view shows somewhere. */
function openCards({ players, discard, available, work, secret }: GameState): Set<string> {
  const open = new Set<string>([...discard, ...available]);
  const add = (cards: readonly Hidden<string>[]): void => {
    for (const card of cards) if (card !== null) open.add(card);
  };
  for (const hand of secret.hands) add(hand);
  add(secret.supporters);
  for (const { playArea, dominance, board } of players) {
    add(playArea);
    add([dominance]);
    if (board?.faction === 'eyrie') for (const column of Object.values(board.decree)) add(column);
  }
  for (const task of work) {
    if (task.type === 'battle') add([task.ambush]);
    if (task.type === 'discard') add([task.card]);
  }
  return open;
}

/** Where a card that the viewer has seen is most likely to be still. */
function placeOfSeen(state: GameState, of: number, how: string): Hidden<DeckCardId>[] {
  const { hands, supporters } = state.secret;
  const given = how === 'outrage' && of === seatOfFaction(state, 'alliance');
  return given ? supporters : (hands[of] ?? []);
}

function dealCards(state: GameState, random: RandomSource): void {
  const open = openCards(state);
  const gone = (card: DeckCardId): boolean => state.players.length === 2 && cardOf(card).kind === 'dominance';
  const unseen = new Set(DECK_IDS.filter((card) => !open.has(card) && !gone(card)));
  const { secret } = state;
  for (const { of, how, cards } of secret.seen.toReversed()) {
    const place = placeOfSeen(state, of, how);
    for (const card of cards) {
      const back = place.indexOf(null);
      if (back >= 0 && unseen.delete(card)) place[back] = card;
    }
  }
  const cards = random.shuffle([...unseen]);
  const fill = (place: Hidden<DeckCardId>[]): Hidden<DeckCardId>[] =>
    place.map((card) => card ?? cards.pop() ?? null);
  secret.hands = secret.hands.map(fill);
  secret.supporters = fill(secret.supporters);
  secret.deck = fill(secret.deck);
}

function dealQuestsAndRuins(state: GameState, random: RandomSource): void {
  const { secret, players, lostItems } = state;
  const seen = new Set<string>(lostItems);
  for (const quest of state.quests) if (quest !== null) seen.add(quest);
  for (const { board } of players) {
    if (board?.faction !== 'vagabond') continue;
    for (const quest of board.quests) seen.add(quest);
    for (const { id } of board.items) seen.add(id);
  }
  const quests = random.shuffle(QUESTS.map(({ id }) => id).filter((id) => !seen.has(id)));
  secret.quests = secret.quests.map((quest) => quest ?? quests.pop() ?? null);
  const items = random.shuffle(RUIN_IDS.filter((id) => !seen.has(id)));
  for (const [clearing, item] of Object.entries(secret.ruins)) {
    secret.ruins[clearing] = item ?? items.pop() ?? null;
  }
}

/**
 * A whole state that the view allows: hands, supporters, decks and ruins are dealt at random from what the seat has not
 * seen. Cards that it has seen in somebody's hand and that have not come to light since are still there.
 */
export function sampleHidden(view: GameState, random: RandomSource): GameState {
  const state = cloneState(view);
  dealCards(state, random);
  dealQuestsAndRuins(state, random);
  return state;
}
