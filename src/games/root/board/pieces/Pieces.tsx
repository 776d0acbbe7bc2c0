/** The pieces on the map: buildings on their slots, tokens at the rim, warriors and pawns. */
import {
  type ClearingId,
  clearingAt,
  type FactionId,
  type GameState,
  ownerOf,
  type PieceKind,
  playerAt,
  slotsOf,
} from '../../rules';
import { FIGURES, Paths, PIECE_SIGNS } from '../art/figures';
import { factionClass } from '../art/signs';
import { buildingsIn, type Fate, type ShownPiece, tokensIn } from '../model/changes';
import { GLADE } from '../model/geometry';

export interface PiecesProps {
  readonly state: GameState;
  /** The state after the move that is looked at. */
  readonly after: GameState | null;
  readonly id: ClearingId;
}

/** What only stays needs no mark. */
const marked = (fate: Fate): Fate | undefined => (fate === 'stays' ? undefined : fate);

const SLOT = 43;
const SLOTS_AT = -17;

/** A building on its slot, in the owner's colour with its own sign. */
function Building({ state, kind, x }: { state: GameState; kind: PieceKind; x: number }) {
  const { faction } = playerAt(state, ownerOf(state, kind));
  return (
    <g className={`rt-building ${factionClass(faction)}`} transform={`translate(${x} ${SLOTS_AT})`}>
      <rect x="-20" y="-20" width="40" height="40" rx="7" />
      <g className="rt-building-sign" transform="translate(-16.8 -16.8) scale(1.4)">
        <Paths of={PIECE_SIGNS[kind]} ground="var(--seat)" />
      </g>
    </g>
  );
}

/** The slots of a clearing: what is built, the ruin, what is free. */
export function Slots({ state, after, id }: PiecesProps) {
  const ruin = (after ?? state).clearings[id - 1]?.ruin ?? clearingAt(state, id).ruin;
  const built: (ShownPiece | 'ruin' | null)[] = [
    ...buildingsIn(state, after, id),
    ...(ruin ? (['ruin'] as const) : []),
  ];
  const slots = Math.max(slotsOf(state.options.map, id), built.length);
  while (built.length < slots) built.push(null);
  return built.map((piece, at) => {
    const x = (at - (slots - 1) / 2) * SLOT;
    const key = `${at}-${piece !== null && typeof piece === 'object' ? piece.kind : piece}`;
    if (piece === null) {
      return (
        <rect key={key} className="rt-slot" x={x - 18} y={SLOTS_AT - 18} width="36" height="36" rx="6" />
      );
    }
    if (piece === 'ruin') {
      return (
        <g key={key} className="rt-ruin" transform={`translate(${x - 20} ${SLOTS_AT - 20}) scale(1.67)`}>
          <Paths of={PIECE_SIGNS.ruin} />
        </g>
      );
    }
    const { kind, fate } = piece;
    return (
      <g key={key} data-at={`piece-${id}-${kind}`} data-fate={marked(fate)}>
        <Building state={state} kind={kind} x={x} />
      </g>
    );
  });
}

/** Round tokens at the rim: the keep, wood with its number, sympathy. */
export function Tokens({ state, after, id }: PiecesProps) {
  return tokensIn(state, after, id).map(({ kind, count, fate }, at) => {
    const angle = -0.62 + at * 0.62;
    const x = Math.cos(angle) * (GLADE + 2);
    const y = Math.sin(angle) * (GLADE + 2) - 14;
    const { faction } = playerAt(state, ownerOf(state, kind));
    return (
      <g
        key={kind}
        data-at={`piece-${id}-${kind}`}
        data-fate={marked(fate)}
        className={`rt-token ${factionClass(faction)}`}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      >
        <circle r="20" />
        <g className="rt-building-sign" transform="translate(-12.6 -12.6) scale(1.05)">
          <Paths of={PIECE_SIGNS[kind]} ground="var(--seat)" />
        </g>
        {count > 1 && <Tally x={15} y={-13} value={count} />}
      </g>
    );
  });
}

/** A number on a small round ground. */
const Tally = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <g className="rt-number" transform={`translate(${x} ${y})`}>
    <circle r="12.5" />
    <text y="5.4" textAnchor="middle">
      {value}
    </text>
  </g>
);

const Figure = ({ faction, x, y }: { faction: FactionId; x: number; y: number }) => (
  <g transform={`translate(${x - 22.8} ${y - 22.8}) scale(1.9)`}>
    <Paths of={FIGURES[faction]} />
  </g>
);
interface StackProps {
  readonly faction: FactionId;
  readonly count: number;
  readonly fate: Fate;
  readonly x: number;
  readonly y: number;
}
/** A faction's warriors as one stack with their number: what it would be, while a move is looked at. */
export function Stack({ faction, count, fate, x, y }: StackProps) {
  return (
    <g
      className={`rt-stack ${factionClass(faction)}`}
      data-fate={marked(fate)}
      data-none={count === 0 || undefined}
      transform={`translate(${x} ${y})`}
    >
      {count > 2 && <Figure faction={faction} x={-7} y={-5} />}
      {count > 1 && <Figure faction={faction} x={-3.5} y={-2.5} />}
      <Figure faction={faction} x={0} y={0} />
      <Tally x={19} y={16} value={count} />
    </g>
  );
}

/** The Vagabond's pawn: larger, on a stone of its own. */
export const Pawn = ({ x, y, seat, fate }: { x: number; y: number; seat: number; fate: Fate }) => (
  <g
    className="rt-pawn rt-seat rt-vagabond"
    data-at={fate === 'comes' ? undefined : `pawn-${seat}`}
    data-fate={marked(fate)}
    transform={`translate(${x} ${y})`}
  >
    <ellipse cx="0" cy="24" rx="25" ry="8" />
    <g transform="translate(-25 -30) scale(2.1)">
      <Paths of={FIGURES.vagabond} />
    </g>
  </g>
);

/** By how much the ruler of a clearing rules it, in the ruler's colour; a tie that somebody rules says so. */
export const Margin = ({ faction, by }: { faction: FactionId; by: number }) => (
  <g className={`rt-margin ${factionClass(faction)}`} transform={`translate(${-GLADE + 19} ${GLADE - 26})`}>
    <rect x="-18" y="-12" width="36" height="24" rx="12" />
    <text y="6" textAnchor="middle">
      {by > 0 ? `+${by}` : '='}
    </text>
  </g>
);

const SWORD = 'M0-15L2.2-11V5H6V8H2.2V14H-2.2V8H-6V5H-2.2V-11z';
/** Two swords: here is the battle. */
export const Swords = () => (
  <g className="rt-swords" transform={`translate(0 ${-GLADE - 6})`}>
    <circle r="21" />
    <path d={SWORD} transform="rotate(45)" />
    <path d={SWORD} transform="rotate(-45)" />
  </g>
);
