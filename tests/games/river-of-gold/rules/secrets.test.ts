import {
  applyMove,
  createState,
  type GameState,
  hiddenFrom,
  legalMoves,
  PATRON_MODES,
  playerView,
  seededRandom,
} from '../../../../src/games/river-of-gold';

/** Every state of a random game. */
function* statesOf(players: number, patrons: (typeof PATRON_MODES)[number]): Generator<GameState> {
  const random = seededRandom(`secrets ${players} ${patrons}`);
  const state = createState(players, { patrons }, random);
  yield state;
  while (!state.result) {
    const legal = legalMoves(state, state.current);
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('A player can do nothing.');
    applyMove(state, move, random);
    yield state;
  }
}

describe.each([2, 3, 4])('in games of %i players', (players) => {
  const viewers = [...Array.from({ length: players }, (_, seat) => seat), null];

  test.each(PATRON_MODES)(
    '1.6 hidden are other hands, the deck and what lies under a stack’s top; nothing else (patrons: %s)',
    (patrons) => {
      for (const state of statesOf(players, patrons)) {
        const { deck, hands, era1, era2 } = state.secrets;
        for (const viewer of viewers) {
          const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
          const hidden = [...deck, ...others, ...era1.slice(0, -1), ...era2.slice(0, -1)];
          expect([...hiddenFrom(state, viewer)].sort()).toEqual(hidden.sort());
        }
      }
    },
  );

  test('1.6 the own hand, the top of each stack and the size of everything are seen', () => {
    for (const state of statesOf(players, 'draft')) {
      for (const viewer of viewers) {
        const { deck, hands, era1, era2 } = playerView(state, viewer).secrets;
        if (viewer !== null) expect(hands[viewer]).toEqual(state.secrets.hands[viewer]);
        expect(hands.map((hand) => hand.length)).toEqual(state.secrets.hands.map((hand) => hand.length));
        expect(deck).toHaveLength(state.secrets.deck.length);
        expect([era1.length, era2.length]).toEqual([state.secrets.era1.length, state.secrets.era2.length]);
        expect([era1.at(-1), era2.at(-1)]).toEqual([state.secrets.era1.at(-1), state.secrets.era2.at(-1)]);
      }
    }
  });
});
