import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyMove,
  areEnemies,
  createState,
  deciderOf,
  explain,
  type FactionId,
  freeSlots,
  type GameState,
  isIn,
  legalMoves,
  type Move,
  rulerOf,
  type Seat,
  seededRandom,
  warriorsAt,
} from '../../../../src/games/root';
import { type Spec, table } from './scenario';

const [M, E, A] = [0, 1, 2];
const wood = (spec: Partial<Spec>): Spec => ({
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});
const MARQUISE = wood({
  clearings: {
    1: { m: 2, pieces: ['keep', 'sawmill'] },
    5: { m: 2, e: 1, pieces: ['workshop'] },
    9: { m: 1, pieces: ['recruiter', 'recruiter'] },
    8: { a: 1 },
  },
  hands: { marquise: ['anvil', 'bake-sale', 'armorers-1', 'ambush-fox'] },
});
const EYRIE = wood({
  on: 'eyrie',
  at: ['daylight', 'decree'],
  leader: 'builder',
  // The Viziers of the Builder stand in recruit and move.
  decree: { move: ['bake-sale'], battle: ['anvil'] },
  clearings: { 2: { e: 3, pieces: ['roost'] }, 5: { e: 2, m: 3 }, 1: { e: 2, a: 1 } },
  hands: { eyrie: ['sappers-1', 'armorers-1', 'investments'] },
});
const ALLIANCE = wood({
  on: 'alliance',
  at: ['evening', 'operations'],
  officers: 1,
  clearings: {
    5: { a: 2, m: 1 },
    8: { a: 1, pieces: ['sympathy', 'foxBase'] },
    1: { a: 1, pieces: ['keep'] },
  },
  supporters: ['anvil', 'bake-sale'],
});
const VAGABOND = wood({
  on: 'vagabond',
  pawn: 5,
  items: ['boots x', 'sword x', 'torch x', 'tea'],
  clearings: { 5: { m: 2, pieces: ['workshop'] }, 8: { e: 1 } },
  hands: { vagabond: ['bake-sale', 'anvil'] },
});
const FIT = { ...VAGABOND, items: ['boots', 'sword', 'torch', 'crossbow', 'hammer'] } as const;
/** A situation with something changed in it. */
const after = (spec: Spec, change: (state: GameState) => void) => ({ spec, change });

type Situation = readonly [string, FactionId, Spec | ReturnType<typeof after>, Move, string];
const SITUATIONS: readonly Situation[] = [
  // Marquise
  [
    'no action is left, whatever is in the clearing',
    'marquise',
    after(MARQUISE, ({ turn }) => {
      turn.actions = 0;
    }),
    { name: 'battle', arg: { clearing: 5, defender: E } },
    'noActionLeft 6.5',
  ],
  [
    'no action is left to build',
    'marquise',
    after(MARQUISE, ({ turn }) => {
      turn.actions = 0;
    }),
    { name: 'build', arg: { clearing: 5, kind: 'sawmill', wood: { 5: 1 } } },
    'noActionLeft 6.5',
  ],
  [
    'a clearing without her warriors',
    'marquise',
    MARQUISE,
    { name: 'battle', arg: { clearing: 8, defender: A } },
    'noWarriorsThere 4.3',
  ],
  [
    'a clearing without an enemy',
    'marquise',
    MARQUISE,
    { name: 'battle', arg: { clearing: 9, defender: E } },
    'noEnemyThere 4.3',
  ],
  [
    'a player who is somewhere else',
    'marquise',
    MARQUISE,
    { name: 'battle', arg: { clearing: 5, defender: A } },
    'playerNotThere 4.3',
  ],
  [
    'too little wood',
    'marquise',
    MARQUISE,
    { name: 'build', arg: { clearing: 5, kind: 'sawmill', wood: { 1: 1 } } },
    'tooLittleWood 6.5.4.II',
  ],
  [
    'no free slot',
    'marquise',
    MARQUISE,
    { name: 'build', arg: { clearing: 9, kind: 'sawmill', wood: { 1: 1 } } },
    'noFreeSlot 2.2.3',
  ],
  [
    'a clearing that she does not rule',
    'marquise',
    MARQUISE,
    { name: 'build', arg: { clearing: 8, kind: 'sawmill', wood: { 1: 1 } } },
    'notRuledThere 6.5.4.I',
  ],
  [
    'a card of another suit to overwork',
    'marquise',
    MARQUISE,
    { name: 'overwork', arg: { clearing: 1, card: 'bake-sale' } },
    'wrongSuit 6.5.5',
  ],
  [
    'no sawmill',
    'marquise',
    MARQUISE,
    { name: 'overwork', arg: { clearing: 5, card: 'bake-sale' } },
    'noBuilding 6.5.5',
  ],
  [
    'a card that is not in hand',
    'marquise',
    MARQUISE,
    { name: 'overwork', arg: { clearing: 1, card: 'foxfolk-steel' } },
    'notInHand 1.2.1',
  ],
  [
    'a card that is no bird',
    'marquise',
    MARQUISE,
    { name: 'extraAction', arg: { card: 'anvil' } },
    'wrongSuit 6.5',
  ],
  [
    'crafting after the first action',
    'marquise',
    MARQUISE,
    { name: 'craft', arg: { card: 'anvil' } },
    'notNow 6.5',
  ],
  [
    'an ambush',
    'marquise',
    { ...MARQUISE, at: ['daylight', 'craft'] },
    { name: 'craft', arg: { card: 'ambush-fox' } },
    'notCraftable 2.1.2',
  ],
  [
    'no workshop of the suit',
    'marquise',
    { ...MARQUISE, at: ['daylight', 'craft'] },
    { name: 'craft', arg: { card: 'anvil' } },
    'craftingPieces 4.1.1',
  ],
  [
    'the same card in play',
    'marquise',
    { ...MARQUISE, at: ['daylight', 'craft'], playAreas: { marquise: ['armorers-2'] } },
    { name: 'craft', arg: { card: 'armorers-1' } },
    'sameInPlay 4.1.4',
  ],
  [
    'recruiting twice',
    'marquise',
    after(MARQUISE, ({ turn }) => {
      turn.recruited = true;
    }),
    { name: 'recruit', arg: {} },
    'onceATurn 6.5.3',
  ],
  [
    'no path',
    'marquise',
    MARQUISE,
    { name: 'move', arg: { from: 1, to: 2, warriors: 1 } },
    'notAdjacent 4.2',
  ],
  [
    'more warriors than there are',
    'marquise',
    MARQUISE,
    { name: 'move', arg: { from: 1, to: 5, warriors: 3 } },
    'tooFewWarriors 4.2',
  ],
  [
    'what only another faction does',
    'marquise',
    MARQUISE,
    { name: 'strike', arg: { player: E, piece: 'warrior' } },
    'notYourFaction 9.5.6',
  ],
  [
    'fewer than ten points',
    'marquise',
    { ...MARQUISE, hands: { marquise: ['dominance-fox'] } },
    { name: 'dominance', arg: { card: 'dominance-fox' } },
    'tooFewPoints 3.3.1',
  ],
  [
    'an empty hand',
    'marquise',
    { ...MARQUISE, hands: {} },
    { name: 'extraAction', arg: { card: 'anvil' } },
    'emptyHand 1.2.1',
  ],
  // Eyrie
  [
    'another column',
    'eyrie',
    EYRIE,
    { name: 'battle', arg: { clearing: 1, defender: A, decree: 'anvil' } },
    'otherColumn 7.5.2',
  ],
  [
    'a clearing of another suit',
    'eyrie',
    after(EYRIE, ({ turn }) => {
      turn.decree = ['vizier-1', 'vizier-2'];
    }),
    { name: 'move', arg: { from: 2, to: 5, warriors: 1, decree: 'bake-sale' } },
    'wrongSuit 7.5.2',
  ],
  [
    'neither end ruled, in the column of moves',
    'eyrie',
    after({ ...EYRIE, clearings: { ...EYRIE.clearings, 1: { m: 3 } } }, ({ turn }) => {
      turn.decree = ['vizier-1'];
    }),
    { name: 'move', arg: { from: 5, to: 1, warriors: 1, decree: 'vizier-2' } },
    'notRuled 4.2.1',
  ],
  [
    'no roost to recruit at',
    'eyrie',
    EYRIE,
    { name: 'recruit', arg: { clearing: 5, decree: 'vizier-1' } },
    'noBuilding 7.5.2.I',
  ],
  [
    'turmoil by a card that can be done',
    'eyrie',
    EYRIE,
    { name: 'turmoil', arg: { decree: 'vizier-1' } },
    'canBeDone R16',
  ],
  [
    'two birds at once',
    'eyrie',
    { ...EYRIE, at: ['birdsong', 'addDecree'] },
    {
      name: 'addToDecree',
      arg: {
        cards: [
          { card: 'armorers-1', column: 'move' },
          { card: 'sappers-1', column: 'move' },
        ],
      },
    },
    'twoBirds 7.4.2',
  ],
  ['leaving a step that asks for something', 'eyrie', EYRIE, { name: 'done', arg: {} }, 'compulsory 7.5'],
  // Alliance
  [
    'every officer has acted',
    'alliance',
    after(ALLIANCE, ({ turn }) => {
      turn.operations = 1;
    }),
    { name: 'battle', arg: { clearing: 5, defender: M } },
    'noOfficerLeft 8.6.1',
  ],
  [
    'no base to recruit at',
    'alliance',
    ALLIANCE,
    { name: 'recruit', arg: { clearing: 5 } },
    'noBuilding 8.6.1.III',
  ],
  [
    'sympathy there already',
    'alliance',
    ALLIANCE,
    { name: 'organize', arg: { clearing: 8 } },
    'alreadyThere 8.2.5.I',
  ],
  [
    'the keep’s clearing',
    'alliance',
    ALLIANCE,
    { name: 'organize', arg: { clearing: 1 } },
    'placeForbidden 6.2.2',
  ],
  [
    'a revolt without sympathy',
    'alliance',
    { ...ALLIANCE, at: ['birdsong', 'revolt'] },
    { name: 'revolt', arg: { clearing: 5, supporters: ['anvil', 'bake-sale'] } },
    'notSympathetic 8.4.1.I',
  ],
  [
    'a base that is on the map',
    'alliance',
    { ...ALLIANCE, at: ['birdsong', 'revolt'] },
    { name: 'revolt', arg: { clearing: 8, supporters: ['anvil', 'bake-sale'] } },
    'nothingToPlace 8.4.1.I',
  ],
  [
    'too few supporters for a revolt',
    'alliance',
    { ...ALLIANCE, at: ['birdsong', 'revolt'], clearings: { 8: { pieces: ['sympathy'] } } },
    { name: 'revolt', arg: { clearing: 8, supporters: ['anvil', 'bake-sale'] } },
    'tooFewSupporters 8.4.1.II',
  ],
  [
    'no sympathy next to it',
    'alliance',
    { ...ALLIANCE, at: ['birdsong', 'spread'] },
    { name: 'spread', arg: { clearing: 2, supporters: ['bake-sale'] } },
    'notNextToSympathy 8.4.2.I',
  ],
  [
    'training by a card of another suit',
    'alliance',
    { ...ALLIANCE, at: ['daylight', 'actions'], hands: { alliance: ['investments'] } },
    { name: 'train', arg: { card: 'investments' } },
    'wrongSuit 8.5.3',
  ],
  // Vagabond
  [
    'an exhausted sword beside an enemy',
    'vagabond',
    VAGABOND,
    { name: 'battle', arg: { clearing: 5, defender: M } },
    'noSword 9.5.2',
  ],
  ['exhausted boots', 'vagabond', VAGABOND, { name: 'move', arg: { from: 5, to: 1 } }, 'noBoots 9.5.1'],
  [
    'one boot where Hostile warriors are',
    'vagabond',
    { ...FIT, clearings: { 1: { m: 1 } }, relationships: { marquise: 'hostile' } },
    { name: 'move', arg: { from: 5, to: 1 } },
    'noBoots 9.2.9.IIIb',
  ],
  [
    'a clearing where the pawn is not',
    'vagabond',
    FIT,
    { name: 'battle', arg: { clearing: 8, defender: E } },
    'notThere 4.3',
  ],
  [
    'boots into a forest',
    'vagabond',
    FIT,
    { name: 'move', arg: { from: 5, to: '1-2-5-10' } },
    'notIntoForest 9.5.1',
  ],
  ['no torch', 'vagabond', VAGABOND, { name: 'explore', arg: {} }, 'noTorch 9.5.3'],
  ['no ruin', 'vagabond', FIT, { name: 'explore', arg: {} }, 'noRuin 9.5.3'],
  ['in a forest', 'vagabond', { ...FIT, pawn: '1-2-5-10' }, { name: 'explore', arg: {} }, 'inForest 9.5'],
  [
    'aid by a card of another suit',
    'vagabond',
    FIT,
    { name: 'aid', arg: { item: 'character-sword-1', card: 'anvil', player: M } },
    'wrongSuit 9.5.4',
  ],
  [
    'aid to somebody who is not there',
    'vagabond',
    FIT,
    { name: 'aid', arg: { item: 'character-sword-1', card: 'bake-sale', player: E } },
    'playerNotThere 9.5.4',
  ],
  [
    'a building that warriors stand before',
    'vagabond',
    FIT,
    { name: 'strike', arg: { player: M, piece: 'workshop' } },
    'warriorsFirst 9.5.6',
  ],
  [
    'nothing to repair',
    'vagabond',
    FIT,
    { name: 'repair', arg: { item: 'character-sword-1' } },
    'notDamaged 9.5.7',
  ],
  [
    'no hammer to craft with',
    'vagabond',
    { ...VAGABOND, hands: { vagabond: ['bake-sale'] } },
    { name: 'craft', arg: { card: 'bake-sale' } },
    'noHammer 9.5.8',
  ],
  [
    'a coalition with the second-last',
    'vagabond',
    {
      ...FIT,
      hands: { vagabond: ['dominance-fox'] },
      scores: { vagabond: 10, marquise: 1, eyrie: 2, alliance: 3 },
    },
    { name: 'dominance', arg: { card: 'dominance-fox', partner: E } },
    'notAPartner 9.2.8',
  ],
];
test.each(SITUATIONS)(
  'R2, S a refusal names what is missing: %s (%s)',
  (_what, faction, given, move, wanted) => {
    const { spec, change } = 'spec' in given ? given : { spec: given, change: () => {} };
    const t = table(spec);
    change(t.state);
    const { code, rule } = explain(t.state, t.seat(faction), move) ?? {};
    expect(`${code} ${rule}`).toBe(wanted);
  },
);
test('R2, S the table of refusals knows every faction', () => {
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(SITUATIONS.map(([, faction]) => faction)).size).toBe(4);
});

/** What must be so where a code is given; a code that is not here says what the list of legal moves says already. */
const TRUTHS: Readonly<Record<string, (state: GameState, seat: Seat, move: Move) => boolean>> = {
  noEnemyThere: (state, seat, { arg }) =>
    !state.players.some(
      (_, other) =>
        'clearing' in arg && areEnemies(state, seat, other) && isIn(state, arg.clearing ?? 0, other),
    ),
  noWarriorsThere: (state, seat, { arg }) => {
    const place = 'from' in arg ? arg.from : 'clearing' in arg ? arg.clearing : 1;
    return typeof place === 'number' && warriorsAt(state, place, seat) === 0;
  },
  noActionLeft: ({ turn }) => turn.actions === 0,
  noOfficerLeft: ({ turn, players }, seat) => {
    const board = players[seat]?.board;
    return board?.faction === 'alliance' && turn.operations >= board.officers;
  },
  noFreeSlot: (state, _seat, { arg }) => 'clearing' in arg && freeSlots(state, arg.clearing ?? 0) === 0,
  notRuledThere: (state, seat, { arg }) => 'clearing' in arg && rulerOf(state, arg.clearing ?? 0) !== seat,
  notRuled: (state, seat, { arg }) =>
    'from' in arg && [arg.from, arg.to].every((place) => rulerOf(state, Number(place)) !== seat),
  emptyHand: ({ secret }, seat) => secret.hands[seat]?.length === 0,
  noSword: (state, seat) => !ready(state, seat, 'sword'),
  noTorch: (state, seat) => !ready(state, seat, 'torch'),
  noCrossbow: (state, seat) => !ready(state, seat, 'crossbow'),
  inForest: ({ players }, seat) => {
    const board = players[seat]?.board;
    return board?.faction === 'vagabond' && typeof board.at === 'string';
  },
  equalOne: (state, seat, { name }) => legalMoves(state, seat).some((legal) => legal.name === name),
};
const ready = ({ players }: GameState, seat: Seat, kind: string): boolean => {
  const board = players[seat]?.board;
  return (
    board?.faction === 'vagabond' &&
    board.items.some((item) => item.kind === kind && !item.exhausted && !item.damaged)
  );
};

test('R2, S in random games no reason is given for a legal move, and every reason that is given is true', () => {
  const given = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const random = seededRandom(`reasons-${game}`);
    const map = game % 2 === 0 ? 'autumn' : 'winter';
    const state = createState(4, { map }, random);
    /** Moves that were legal some time in this game: later most of them are not. */
    const pool: Move[] = [];
    for (let moves = 0; moves < 500; moves++) {
      const seat = deciderOf(state);
      if (seat === null) break;
      const legal = legalMoves(state, seat);
      const next = legal[random.index(legal.length)] as Move;
      const listed = new Set(legal.map((move) => JSON.stringify(move)));
      expect(explain(state, seat, next)).toBeNull();
      for (let i = 0; i < 8 && pool.length > 0; i++) {
        const move = pool[random.index(pool.length)] as Move;
        const refusal = explain(state, seat, move);
        if (refusal === null) continue;
        given.add(refusal.code);
        expect([move, refusal, listed.has(JSON.stringify(move))]).toEqual([move, refusal, false]);
        const truth = TRUTHS[refusal.code]?.(state, seat, move) ?? true;
        expect([move, refusal, truth]).toEqual([move, refusal, true]);
      }
      if (next.name !== 'choose') pool.push(legal[random.index(legal.length)] as Move);
      applyMove(state, next, random);
    }
  }
  expect(given.size).toBeGreaterThan(25);
});

/** All that the rules' source says of refusals. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return entry.name === 'refusals.ts' ? '' : readFileSync(path, 'utf8');
    })
    .join('\n');
}
test('R2, S every code of a refusal is given somewhere', () => {
  const folder = join(__dirname, '../../../../src/games/root/rules');
  const all = sources(folder);
  const codes = readFileSync(join(folder, 'refusals.ts'), 'utf8').matchAll(/\| '(\w+)'/g);
  for (const [, code] of codes) expect([code, all.includes(`'${code}'`)]).toEqual([code, true]);
});
