import {
  applyMove,
  BUILDINGS,
  CLANS,
  CUSTOMERS,
  cloneState,
  createState,
  FACES,
  type GameState,
  GOODS,
  legalMoves,
  type MatchOptions,
  type Move,
  PATRONS,
  type RandomSource,
  seededRandom,
} from '../../../../src/games/river-of-gold';

/** Every well-formed move there is, but for builds, of which each tile and each space comes up, not each pair. */
export function wellFormedMoves(random: RandomSource): Move[] {
  const moves: Move[] = [];
  for (const clan of CLANS) moves.push({ name: 'chooseClan', arg: { clan } });
  for (const { id } of PATRONS) moves.push({ name: 'choosePatron', arg: { patron: id } });
  for (const face of FACES) {
    moves.push({ name: 'spendFavor', arg: { face } }, { name: 'endTurn', arg: { setDie: face } });
    for (const ship of [0, 1] as const) moves.push({ name: 'sail', arg: { ship, face } });
  }
  for (const ship of [0, 1] as const) moves.push({ name: 'sail', arg: { ship } });
  for (const give of [...GOODS, 'koku'] as const) {
    for (const gain of [...GOODS, 'favor'] as const) moves.push({ name: 'trade', arg: { give, gain } });
  }
  for (const { id } of CUSTOMERS) moves.push({ name: 'deliver', arg: { customer: id } });
  for (const { id } of BUILDINGS) {
    for (let i = 0; i < 3; i++) moves.push({ name: 'build', arg: { space: 1 + random.index(30), tile: id } });
  }
  const options = [...GOODS, 'koku', 'done', 'roll', ...CUSTOMERS.map((c) => c.id), 'nothing'];
  for (const option of options) moves.push({ name: 'choose', arg: { option } });
  for (let option = 0; option <= 30; option++) moves.push({ name: 'choose', arg: { option } });
  moves.push({ name: 'endTurn', arg: {} });
  return moves;
}

const pick = <T>(items: readonly T[], random: RandomSource): T => {
  const item = items[random.index(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
};

/** The states of a game in which random legal moves are made, its last one included. */
export function* statesOfGame(
  players: number,
  options: Partial<MatchOptions>,
  seed: string,
): Generator<{ state: GameState; random: RandomSource }> {
  const random = seededRandom(seed);
  const state = createState(players, options, random);
  while (true) {
    yield { state: cloneState(state), random };
    if (state.step === 'over') return;
    applyMove(state, pick(legalMoves(state, state.current), random), random);
  }
}

/** Every kind of match that there is, by player count and options. */
export const MATCHES: readonly { players: number; options: Partial<MatchOptions> }[] = [2, 3, 4].flatMap(
  (players) => [
    { players, options: {} },
    { players, options: { clans: 'random' } },
    { players, options: { patrons: 'draft' } },
    { players, options: { patrons: 'choice' } },
  ],
);
