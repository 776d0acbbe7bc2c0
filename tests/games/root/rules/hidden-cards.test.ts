/** What is hidden, in random games: no question depends on it (R3), and what was seen cannot be unseen (R26). */
import {
  applyMove,
  cloneState,
  createState,
  deciderOf,
  FACTIONS,
  type GameEvent,
  type GameState,
  hiddenFrom,
  legalMoves,
  type Move,
  type MoveName,
  type RandomSource,
  type Seat,
  seatOfFaction,
  seededRandom,
  status,
} from '../../../../src/games/root';

const MOVES = 500;
/** What makes cards meet: without it random players spend their turns walking. */
const BUSY: readonly MoveName[] = [
  'battle',
  'craft',
  'revolt',
  'spread',
  'strike',
  'aid',
  'train',
  'useCard',
];

function busyMove(legal: readonly Move[], random: RandomSource): Move {
  const busy = legal.filter(({ name }) => BUSY.includes(name));
  const pool = busy.length > 0 && random.index(3) > 0 ? busy : legal;
  return pool[random.index(pool.length)] as Move;
}
/** Every decision of some games, with the move that is made next. */
function* decisions(
  name: string,
  games: readonly string[],
): Generator<{ state: GameState; seat: Seat; move: Move }> {
  for (const game of games) {
    const random = seededRandom(`${name} ${game}`);
    const state = createState(4, { factions: FACTIONS, suits: 'random' }, random);
    for (let made = 0; made < MOVES; made++) {
      const seat = deciderOf(state);
      if (seat === null) break;
      const move = busyMove(legalMoves(state, seat), random);
      if (state.phase === 'play') yield { state, seat, move };
      applyMove(state, move, random);
    }
  }
}

/** The same table, but all that a seat cannot see is dealt anew. */
function dealtAnew(state: GameState, seat: Seat, random: RandomSource): GameState {
  const copy = cloneState(state);
  const { secret } = copy;
  const piles = [secret.deck, ...secret.hands.filter((_, other) => other !== seat)];
  if (seatOfFaction(copy, 'alliance') !== seat) piles.push(secret.supporters);
  const cards = random.shuffle(piles.flat());
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  secret.quests = random.shuffle(secret.quests);
  return copy;
}
/** What a third person sees of a move: who is asked what and what the table waits for, not which cards went where. */
function seen(state: GameState, move: Move): { waits: unknown; shown: boolean } {
  const events: GameEvent[] = [];
  applyMove(state, move, seededRandom('the same dice'), events);
  const { questions, turn, work, secret } = state;
  const sizes = [secret.deck, secret.supporters, ...secret.hands].map(({ length }) => length);
  // Outrage and a lost base show cards, or that there are none: these are meant to be seen.
  const shown = events.some(({ type }) => type === 'outrage' || type === 'baseLost' || type === 'gameOver');
  return { waits: { questions, turn, work, sizes, status: status(state) }, shown };
}

test('R3 in random games nobody is asked or waited for by what others hold', () => {
  const random = seededRandom('dealt anew');
  const asked = new Set<string>();
  for (const { state, seat, move } of decisions('questions', ['one', 'two', 'three'])) {
    const one = seen(cloneState(state), move);
    const other = seen(dealtAnew(state, seat, random), move);
    const outrage = (copy: GameState): boolean => copy.questions.some(({ kind }) => kind === 'outrage');
    const after = cloneState(state);
    applyMove(after, move, seededRandom('the same dice'));
    for (const { kind } of after.questions) asked.add(kind);
    if (one.shown || other.shown || outrage(after)) continue;
    expect({ move, ...other }).toEqual({ move, ...one });
  }
  for (const kind of ['ambush', 'foil', 'hospitals', 'outrage', 'losses']) expect(asked).toContain(kind);
});

test('R26 in random games no move that can be taken back has shown its maker a hidden card', () => {
  // In the first two the Vagabond strikes a lone base.
  let undoable = 0;
  for (const { state, seat } of decisions('barriers', ['62', '121', 'three'])) {
    const hidden = hiddenFrom(state, seat);
    for (const move of legalMoves(state, seat).slice(0, 12)) {
      const after = cloneState(state);
      applyMove(after, move, seededRandom('luck'));
      if (!after.canUndo) continue;
      undoable++;
      const still = hiddenFrom(after, seat);
      expect([move, [...hidden].filter((id) => !still.has(id))]).toEqual([move, []]);
    }
  }
  expect(undoable).toBeGreaterThan(1000);
});
