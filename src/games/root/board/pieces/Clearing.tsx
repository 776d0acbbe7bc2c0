import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import { type ClearingId, clearingAt, type GameState, MAPS, playerAt } from '../../rules';
import { Paths, SUIT_SIGNS } from '../art/figures';
import { factionClass } from '../art/signs';
import { pawnsAt, stacksIn } from '../model/changes';
import { clearingPoint, GLADE } from '../model/geometry';
import { keyAt } from '../model/plans';
import { ruleAt } from '../model/rule';
import { battleIn } from './BattleCard';
import { Margin, Pawn, Slots, Stack, Swords, Tokens } from './Pieces';

interface Props {
  readonly state: GameState;
  /** The state after the move that is looked at. */
  readonly after: GameState | null;
  readonly id: ClearingId;
  /** The kinds of keys that are picked already. */
  readonly begun: ReadonlySet<string>;
}

/** What is lit: what comes next, or what could be picked in the place of something. */
const stageOf = (key: string, begun: ReadonlySet<string>): 'next' | 'instead' =>
  begun.has(key.slice(0, key.indexOf('-'))) ? 'instead' : 'next';

/** A clearing: a glade with its suit, slots, ruler's ring, and everything that stands there. */
export function Clearing({ state, after, id, begun }: Props) {
  const { look: lookOf } = usePicking();
  const key = keyAt(id, lookOf, begun);
  const { look, attributes } = usePickable(key, 'places');
  const { x, y } = clearingPoint(state.options.map, id);
  const { suit, pieces } = clearingAt(state, id);
  const { ruler, own, next } = ruleAt(after ?? state, id);
  const faction = ruler === null ? null : playerAt(state, ruler).faction;
  const corner = MAPS[state.options.map].clearings[id - 1]?.corner === true;
  const pawns = pawnsAt(state, after, id);
  const stacks = stacksIn(state, after, id);
  const all = stacks.length + pawns.length;
  const apart = all > 3 ? 42 : all > 2 ? 50 : 56;
  const at = (index: number): number => (index - (all - 1) / 2) * apart;
  return (
    <g
      className={`rt-clearing rt-suit-${suit}`}
      data-at={`clearing-${id}`}
      data-place={id}
      data-sympathetic={pieces.includes('sympathy') || undefined}
      transform={`translate(${x} ${y})`}
      {...attributes}
      data-stage={look === 'possible' ? stageOf(key, begun) : undefined}
    >
      <circle className="tk-hit" r={GLADE + 6} />
      {corner && (
        <path
          className="rt-corner"
          d={`M${-GLADE - 12} 0A${GLADE + 12} ${GLADE + 12} 0 1 1 ${-GLADE - 12} 0.1`}
        />
      )}
      {look !== 'idle' && <circle className="tk-lit" r={GLADE + 15} />}
      <circle className="rt-glade" r={GLADE} />
      <circle className="rt-border" r={GLADE - 10} />
      <circle
        className={`rt-ring ${ruler === null ? 'rt-unruled' : factionClass(faction)}`}
        r={GLADE + 1}
        style={faction ? { stroke: `url(#rt-${faction})` } : undefined}
      />
      <g className="rt-emblem" transform={`translate(${-GLADE + 4} ${-GLADE + 2})`}>
        <circle r="23" />
        <g transform="translate(-15.6 -15.6) scale(1.3)">
          <Paths of={SUIT_SIGNS[suit]} ground="var(--rt-suit)" />
        </g>
      </g>
      <text className="rt-clearing-number" x={0} y={-GLADE + 36} textAnchor="middle">
        {id}
      </text>
      <Slots state={state} after={after} id={id} />
      {faction && <Margin faction={faction} by={own - next} />}
      <Tokens state={state} after={after} id={id} />
      {battleIn(state)?.clearing === id && <Swords />}
      {/* From right to left: a stack's number is at its right and lies on what stands next to it. */}
      {pawns.map(({ seat, fate }, index) => (
        <Pawn key={seat} seat={seat} fate={fate} x={at(stacks.length + index)} y={34} />
      ))}
      {stacks
        .map(({ seat, faction: of, count, fate }, index) => (
          <g key={seat} data-at={`stack-${id}-${seat}`}>
            <Stack faction={of} count={count} fate={fate} x={at(index)} y={36} />
          </g>
        ))
        .reverse()}
    </g>
  );
}
