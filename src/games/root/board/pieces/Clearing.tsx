import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import {
  BUILDINGS,
  type ClearingId,
  clearingAt,
  type FactionId,
  type GameState,
  MAPS,
  ownerOf,
  type PieceKind,
  playerAt,
  rulerOf,
  slotsOf,
} from '../../rules';
import { FIGURES, Paths, PIECE_SIGNS, SUIT_SIGNS } from '../art/figures';
import { factionClass } from '../art/signs';
import { clearingPoint, GLADE } from '../model/geometry';
import { keyAt } from '../model/plans';

const isBuilding = (kind: PieceKind): boolean => BUILDINGS.some((building) => building === kind);
const SLOT = 44;

/** A building on its slot, in the owner's colour with its own sign. */
function Building({ state, kind, x, y }: { state: GameState; kind: PieceKind; x: number; y: number }) {
  const { faction } = playerAt(state, ownerOf(state, kind));
  return (
    <g className={`rt-building ${factionClass(faction)}`} transform={`translate(${x} ${y})`}>
      <rect x="-20" y="-20" width="40" height="40" rx="7" />
      <g className="rt-building-sign" transform="translate(-15.6 -15.6) scale(1.3)">
        <Paths of={PIECE_SIGNS[kind]} ground="var(--seat)" />
      </g>
    </g>
  );
}

/** The slots of a clearing: what is built, the ruin, what is free. */
function Slots({ state, id }: { state: GameState; id: ClearingId }) {
  const { ruin, pieces } = clearingAt(state, id);
  const built: (PieceKind | 'ruin' | null)[] = [
    ...pieces.filter(isBuilding),
    ...(ruin ? (['ruin'] as const) : []),
  ];
  const slots = Math.max(slotsOf(state.options.map, id), built.length);
  while (built.length < slots) built.push(null);
  return built.map((kind, at) => {
    const x = (at - (slots - 1) / 2) * SLOT;
    const y = -20;
    const key = `${at}-${kind}`;
    if (kind === null) {
      return <rect key={key} className="rt-slot" x={x - 18} y={y - 18} width="36" height="36" rx="6" />;
    }
    if (kind === 'ruin') {
      return (
        <g key={key} className="rt-ruin" transform={`translate(${x - 20} ${y - 20}) scale(1.67)`}>
          <Paths of={PIECE_SIGNS.ruin} />
        </g>
      );
    }
    return (
      <g key={key} data-at={`piece-${id}-${kind}`}>
        <Building state={state} kind={kind} x={x} y={y} />
      </g>
    );
  });
}

/** Round tokens at the rim: the keep, wood with its number, sympathy. */
function Tokens({ state, id }: { state: GameState; id: ClearingId }) {
  const { pieces } = clearingAt(state, id);
  const kinds = [...new Set(pieces.filter((kind) => !isBuilding(kind)))];
  return kinds.map((kind, at) => {
    const angle = -0.62 + at * 0.62;
    const x = Math.cos(angle) * (GLADE + 2);
    const y = Math.sin(angle) * (GLADE + 2) - 14;
    const count = pieces.filter((one) => one === kind).length;
    const { faction } = playerAt(state, ownerOf(state, kind));
    return (
      <g
        key={kind}
        data-at={`piece-${id}-${kind}`}
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
const Tally = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <g className="rt-number" transform={`translate(${x} ${y})`}>
    <circle r="12.5" />
    <text y="5.4" textAnchor="middle">
      {value}
    </text>
  </g>
);

/** A faction's warriors as one stack with their number. */
function Stack({ faction, count, x, y }: { faction: FactionId; count: number; x: number; y: number }) {
  return (
    <g className={`rt-stack ${factionClass(faction)}`} transform={`translate(${x} ${y})`}>
      {count > 2 && <Figure faction={faction} x={-7} y={-5} />}
      {count > 1 && <Figure faction={faction} x={-3.5} y={-2.5} />}
      <Figure faction={faction} x={0} y={0} />
      <Tally x={17} y={15} value={count} />
    </g>
  );
}
const Figure = ({ faction, x, y }: { faction: FactionId; x: number; y: number }) => (
  <g transform={`translate(${x - 20} ${y - 20}) scale(1.67)`}>
    <Paths of={FIGURES[faction]} />
  </g>
);
/** The Vagabond's pawn: larger, on a stone of its own. */
export const Pawn = ({ x, y, seat }: { x: number; y: number; seat: number }) => (
  <g className="rt-pawn rt-seat rt-vagabond" data-at={`pawn-${seat}`} transform={`translate(${x} ${y})`}>
    <ellipse cx="0" cy="24" rx="25" ry="8" />
    <g transform="translate(-25 -30) scale(2.1)">
      <Paths of={FIGURES.vagabond} />
    </g>
  </g>
);

interface Props {
  readonly state: GameState;
  readonly id: ClearingId;
  readonly begun: ReadonlySet<string>;
}

/** A clearing: a glade with its suit, slots, ruler's ring, and everything that stands there. */
export function Clearing({ state, id, begun }: Props) {
  const { look: lookOf } = usePicking();
  const { look, attributes } = usePickable(keyAt(id, lookOf, begun), 'places');
  const { x, y } = clearingPoint(state.options.map, id);
  const { suit, warriors, pieces } = clearingAt(state, id);
  const ruler = rulerOf(state, id);
  const faction = ruler === null ? null : playerAt(state, ruler).faction;
  const corner = MAPS[state.options.map].clearings[id - 1]?.corner === true;
  const pawns = state.players.flatMap(({ board }, seat) =>
    board?.faction === 'vagabond' && board.at === id ? [seat] : [],
  );
  const stacks = warriors.flatMap((count, seat) => {
    const { faction: of } = playerAt(state, seat);
    return count > 0 && of ? [{ seat, count, of }] : [];
  });
  const all = stacks.length + pawns.length;
  const apart = all > 3 ? 42 : pawns.length > 0 ? 56 : 50;
  const at = (index: number): number => (index - (all - 1) / 2) * apart;
  return (
    <g
      className={`rt-clearing rt-suit-${suit}`}
      data-at={`clearing-${id}`}
      data-place={id}
      data-sympathetic={pieces.includes('sympathy') || undefined}
      transform={`translate(${x} ${y})`}
      {...attributes}
    >
      <circle className="tk-hit" r={GLADE + 6} />
      {corner && (
        <path
          className="rt-corner"
          d={`M${-GLADE - 12} 0A${GLADE + 12} ${GLADE + 12} 0 1 1 ${-GLADE - 12} 0.1`}
        />
      )}
      <circle className="rt-glade" r={GLADE} />
      <circle className="rt-border" r={GLADE - 4} />
      <circle
        className={`rt-ring ${ruler === null ? 'rt-unruled' : factionClass(faction)}`}
        r={GLADE + 4}
        style={faction ? { stroke: `url(#rt-${faction})` } : undefined}
      />
      {look !== 'idle' && <circle className="tk-lit" r={GLADE + 10} />}
      <g className="rt-emblem" transform={`translate(${-GLADE + 4} ${-GLADE + 2})`}>
        <circle r="23" />
        <g transform="translate(-15.6 -15.6) scale(1.3)">
          <Paths of={SUIT_SIGNS[suit]} ground="var(--rt-suit)" />
        </g>
      </g>
      <text className="rt-clearing-number" x={0} y={-GLADE + 30} textAnchor="middle">
        {id}
      </text>
      <Slots state={state} id={id} />
      <Tokens state={state} id={id} />
      {/* From right to left: a stack's number is at its right and lies on what stands next to it. */}
      {pawns.map((seat, index) => (
        <Pawn key={seat} seat={seat} x={at(stacks.length + index)} y={30} />
      ))}
      {stacks
        .map(({ seat, count, of }, index) => (
          <g key={seat} data-at={`stack-${id}-${seat}`}>
            <Stack faction={of} count={count} x={at(index)} y={34} />
          </g>
        ))
        .reverse()}
    </g>
  );
}
