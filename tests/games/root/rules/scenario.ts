import {
  applyMove,
  type CardId,
  type CharacterId,
  type Column,
  checkInvariants,
  createState,
  DECK_IDS,
  type DeckCardId,
  deciderOf,
  explain,
  type FactionId,
  type GameEvent,
  type GameState,
  ITEM_IDS,
  type ItemId,
  type ItemKind,
  isVizier,
  kindOf,
  LEADERS,
  type LeaderId,
  legalMoves,
  type Move,
  type MoveArguments,
  type MoveName,
  optionsOf,
  type PieceKind,
  type Place,
  playerAt,
  type RandomSource,
  type Relationship,
  RUIN_IDS,
  type Seat,
  type Step,
  SUPPLY_IDS,
  seatOfFaction,
  seededRandom,
  type TurnPhase,
  VIZIER_COLUMNS,
  VIZIERS,
  WARRIORS,
} from '../../../../src/games/root';

/** What is in a clearing: warriors by the first letter of their faction, buildings and tokens by kind. */
export interface ClearingSpec {
  readonly m?: number;
  readonly e?: number;
  readonly a?: number;
  readonly pieces?: readonly PieceKind[];
}
/** A situation; what is not named is empty. Factions sit in this order; `on` says whose turn it is and where it stands. */
export interface Spec {
  readonly factions: readonly FactionId[];
  readonly map?: 'autumn' | 'winter';
  readonly on: FactionId;
  readonly at: readonly [TurnPhase, Step];
  readonly clearings?: Readonly<Record<number, ClearingSpec>>;
  readonly hands?: Partial<Record<FactionId, readonly DeckCardId[]>>;
  readonly playAreas?: Partial<Record<FactionId, readonly DeckCardId[]>>;
  readonly scores?: Partial<Record<FactionId, number>>;
  readonly crafted?: Partial<Record<FactionId, readonly ItemKind[]>>;
  readonly supporters?: readonly DeckCardId[];
  readonly officers?: number;
  readonly discard?: readonly DeckCardId[];
  /** Top card last. */
  readonly deck?: readonly DeckCardId[];
  readonly available?: readonly DeckCardId[];
  readonly leader?: LeaderId;
  readonly decree?: Partial<Record<Column, readonly DeckCardId[]>>;
  /** `x` after a kind: exhausted, `d`: damaged. */
  readonly items?: readonly (ItemKind | `${ItemKind} ${'x' | 'd' | 'xd'}`)[];
  readonly pawn?: Place;
  readonly character?: CharacterId;
  readonly relationships?: Partial<Record<FactionId, Relationship>>;
  /** Who has activated which dominance card. */
  readonly dominance?: Partial<Record<FactionId, DeckCardId>>;
  /** With whom the Vagabond has formed a coalition, by his dominance card. */
  readonly partner?: FactionId;
}

/** Chance that throws these dice, one pair after the other; everything else comes from a seed. */
export function dice(...throws: readonly (readonly [number, number])[]): RandomSource {
  const seeded = seededRandom('scenario');
  const faces = throws.flat();
  return { ...seeded, index: (n) => (n === 4 && faces.length > 0 ? (faces.shift() ?? 0) : seeded.index(n)) };
}

/** The game with a spec's pieces and cards and nothing else. */
function stateOf(spec: Spec): GameState {
  const { factions, map = 'autumn' } = spec;
  const random = seededRandom('scenario');
  const state = createState(factions.length, { factions, map, anyFactions: true }, random);
  while (state.phase === 'setUp') {
    const [first] = legalMoves(state, deciderOf(state) ?? 0);
    applyMove(state, first as Move, random);
  }
  const seat = (faction: FactionId): Seat => seatOfFaction(state, faction) ?? 0;
  state.questions = [];
  state.work = [];
  state.secret.hands = factions.map(() => []);
  state.secret.supporters = [];
  state.discard = [];
  const inPlay = new Set<string>(DECK_IDS.filter((id) => factions.length > 2 || !id.startsWith('dominance')));
  const take = <T extends CardId>(cards: readonly T[] = []): T[] => {
    for (const card of cards) {
      if (!inPlay.delete(card)) throw new Error(`There is no ${card} left.`);
    }
    return [...cards];
  };
  for (const clearing of state.clearings) {
    clearing.pieces = [];
    clearing.warriors = factions.map(() => 0);
  }
  for (const player of state.players) player.supply = WARRIORS[player.faction ?? 'vagabond'];
  for (const [id, { m = 0, e = 0, a = 0, pieces = [] }] of Object.entries(spec.clearings ?? {})) {
    const clearing = state.clearings[Number(id) - 1];
    if (!clearing) throw new Error(`There is no clearing ${id}.`);
    clearing.pieces = [...pieces];
    for (const [faction, count] of [
      ['marquise', m],
      ['eyrie', e],
      ['alliance', a],
    ] as const) {
      if (count === 0) continue;
      clearing.warriors[seat(faction)] = count;
      playerAt(state, seat(faction)).supply -= count;
    }
  }
  for (const faction of factions) {
    const player = playerAt(state, seat(faction));
    player.score = spec.scores?.[faction] ?? 0;
    player.playArea = take(spec.playAreas?.[faction]);
    const [activated = null] = take(spec.dominance?.[faction] ? [spec.dominance[faction]] : []);
    if (activated !== null) [player.dominance, player.score] = [activated, null];
    if (faction === 'vagabond' && spec.partner) player.partner = seat(spec.partner);
    state.secret.hands[seat(faction)] = take(spec.hands?.[faction]);
  }
  state.secret.supporters = take(spec.supporters);
  state.discard = take(spec.discard);
  state.available = take(spec.available);
  setBoards(state, spec, take);
  const top = take(spec.deck);
  const rest = DECK_IDS.filter((card) => inPlay.has(card));
  state.secret.deck = [...seededRandom('deck').shuffle(rest), ...top];
  const { turn } = state;
  turn.of = seat(spec.on);
  [turn.phase, turn.step] = spec.at;
  turn.entered = true;
  state.canUndo = false;
  return state;
}
/** The Vagabond has what lay under this ruin. */
function explore(state: GameState, ruin: string): void {
  delete state.secret.ruins[ruin];
  const clearing = state.clearings[Number(ruin) - 1];
  if (clearing) clearing.ruin = false;
}
function setBoards(
  state: GameState,
  spec: Spec,
  take: <T extends CardId>(cards?: readonly T[]) => T[],
): void {
  for (const { board, crafted, faction } of state.players) {
    const free = (kind: ItemKind): ItemId => {
      const all = [
        ...ITEM_IDS.filter((id) => id.startsWith('character') && board?.faction === 'vagabond'),
        ...SUPPLY_IDS,
        ...(board?.faction === 'vagabond' ? RUIN_IDS : []),
      ];
      const used = state.players.flatMap((player) => [
        ...player.crafted,
        ...(player.board?.faction === 'vagabond' ? player.board.items.map(({ id }) => id) : []),
      ]);
      const id = all.find((other) => kindOf(other) === kind && !used.includes(other));
      if (!id) throw new Error(`There is no ${kind} left.`);
      state.items = state.items.filter((other) => other !== id);
      const ruin = Object.keys(state.secret.ruins).find((place) => state.secret.ruins[place] === id);
      if (ruin !== undefined) explore(state, ruin);
      return id;
    };
    if (board?.faction === 'vagabond') {
      board.items = [];
      board.character = spec.character ?? 'thief';
      board.at = spec.pawn ?? board.at;
      for (const [other, relationship] of Object.entries(spec.relationships ?? {})) {
        board.relationships[seatOfFaction(state, other as FactionId) ?? 0] = relationship;
      }
      for (const text of spec.items ?? []) {
        const [kind, sign = ''] = text.split(' ') as [ItemKind, string?];
        board.items.push({
          id: free(kind),
          kind,
          exhausted: sign.includes('x'),
          damaged: sign.includes('d'),
        });
      }
    }
    for (const kind of (faction && spec.crafted?.[faction]) ?? []) crafted.push(free(kind));
    if (board?.faction === 'alliance') {
      board.officers = spec.officers ?? 0;
      playerAt(state, seatOfFaction(state, 'alliance') ?? 0).supply -= board.officers;
    }
    if (board?.faction === 'eyrie') {
      const leader = spec.leader ?? 'builder';
      board.leader = leader;
      board.faceUp = LEADERS.filter((other) => other !== leader);
      const { recruit, move, battle, build } = spec.decree ?? {};
      const columns: Record<Column, CardId[]> = {
        recruit: take(recruit),
        move: take(move),
        battle: take(battle),
        build: take(build),
      };
      VIZIER_COLUMNS[leader].forEach((column, i) => {
        const vizier = VIZIERS[i];
        if (isVizier(vizier)) columns[column].push(vizier);
      });
      board.decree = columns;
    }
  }
}

/** A table at which moves are made by faction. Every move must be legal and leave the state whole. */
export class Table {
  readonly state: GameState;
  events: GameEvent[] = [];
  constructor(
    spec: Spec,
    private readonly random: RandomSource = dice(),
  ) {
    this.state = stateOf(spec);
    this.check();
  }
  private check(): void {
    // A situation begins in the middle of things; what its table lacks is a question, not a piece.
    expect(checkInvariants(this.state)).toEqual([]);
  }
  seat(faction: FactionId): Seat {
    const seat = seatOfFaction(this.state, faction);
    if (seat === null) throw new Error(`Nobody plays the ${faction}.`);
    return seat;
  }
  player(faction: FactionId) {
    return playerAt(this.state, this.seat(faction));
  }
  score(faction: FactionId): number | null {
    return this.player(faction).score;
  }
  hand(faction: FactionId): readonly (DeckCardId | null)[] {
    return this.state.secret.hands[this.seat(faction)] ?? [];
  }
  warriors(faction: FactionId, clearing: number): number {
    return this.state.clearings[clearing - 1]?.warriors[this.seat(faction)] ?? 0;
  }
  pieces(clearing: number): readonly PieceKind[] {
    return this.state.clearings[clearing - 1]?.pieces ?? [];
  }
  items(): readonly string[] {
    const { board } = this.player('vagabond');
    if (board?.faction !== 'vagabond') return [];
    return board.items.map(
      ({ kind, exhausted, damaged }) => `${kind}${exhausted ? ' x' : ''}${damaged ? ' d' : ''}`,
    );
  }
  relationship(faction: FactionId): Relationship | null | undefined {
    const { board } = this.player('vagabond');
    return board?.faction === 'vagabond' ? board.relationships[this.seat(faction)] : undefined;
  }
  /** The legal moves of a name for the seat that decides. */
  legal<Name extends MoveName>(name: Name): MoveArguments[Name][] {
    const decider = deciderOf(this.state);
    if (decider === null) return [];
    return legalMoves(this.state, decider)
      .filter((move) => move.name === name)
      .map(({ arg }) => arg as MoveArguments[Name]);
  }
  /** Makes a move for a faction. */
  play<Name extends MoveName>(faction: FactionId, name: Name, arg: MoveArguments[Name]): this {
    const move = { name, arg } as Move;
    expect({ move, why: explain(this.state, this.seat(faction), move) }).toEqual({ move, why: null });
    this.events = [];
    applyMove(this.state, move, this.random, this.events);
    this.check();
    return this;
  }
  refused<Name extends MoveName>(
    faction: FactionId,
    name: Name,
    arg: MoveArguments[Name],
  ): string | undefined {
    return explain(this.state, this.seat(faction), { name, arg })?.code;
  }
  choose(faction: FactionId, option: string | number): this {
    return this.play(faction, 'choose', { option });
  }
  /** Who is asked what. */
  asked(): string | null {
    const question = this.state.questions.at(-1);
    return question ? `${playerAt(this.state, question.seat).faction}: ${question.kind}` : null;
  }
  options(): readonly (string | number)[] {
    const question = this.state.questions.at(-1);
    return question ? optionsOf(this.state, question) : [];
  }
  winners(): (FactionId | null)[] | null {
    return this.state.result?.winners.map((seat) => playerAt(this.state, seat).faction) ?? null;
  }
}
export const table = (spec: Spec, random?: RandomSource): Table => new Table(spec, random);

/** In the order of their seats. */
export const ALL: readonly FactionId[] = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** All four in the Marquise's Daylight, unless said otherwise. */
export const wood = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});
