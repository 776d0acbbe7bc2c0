import { useRef } from 'react';
import { usePickable } from '../../../../table/pick/pickable';
import { rove, Stops } from '../../../../table/pick/roving';
import { type Forest as ForestRow, type GameState, MAPS, type MoveArgument } from '../../rules';
import { pawnsAt } from '../model/changes';
import { forestPoint, SIDE } from '../model/geometry';
import type { Words } from '../model/words';
import { Clearing } from './Clearing';
import { Ground, Patterns, Tree } from './Ground';
import { Pawn } from './Pieces';
import { Ways } from './Ways';

interface Props {
  readonly state: GameState;
  /** The state after the move that is looked at: what would come and go is drawn as well. */
  readonly after: GameState | null;
  /** The march or walk that is looked at. */
  readonly walk: MoveArgument | null;
  readonly words: Words;
  /** The kinds of keys that are picked already. */
  readonly begun: ReadonlySet<string>;
  /** Whether an action is begun or a question is open: then what is lit is what comes next. */
  readonly asks: boolean;
}

/** The trees of a forest, from the back to the front: where they stand, their kind and size. */
const GROVE = [
  [-8, -20, 0, 0.95],
  [16, -15, 1, 0.85],
  [-27, -5, 2, 0.85],
  [3, 0, 0, 1.1],
  [29, 6, 0, 0.9],
  [-17, 16, 0, 1],
  [12, 23, 2, 0.8],
] as const;

/** A forest: trees that light up when they can be entered. */
function Forest({ state, forest, place }: { state: GameState; forest: ForestRow; place: number }) {
  const { look, attributes } = usePickable(`to-${forest.id}`, 'forests');
  const { x, y } = forestPoint(state.options.map, forest.id);
  return (
    <g
      className="rt-forest"
      data-at={`to-${forest.id}`}
      data-place={place}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      {...attributes}
    >
      <circle className="tk-hit" r="46" />
      <ellipse className="rt-thicket" cy="6" rx="47" ry="38" />
      {look !== 'idle' && <circle className="tk-lit" r="48" />}
      <g className="rt-grove">
        {GROVE.map(([dx, dy, kind, size]) => (
          <Tree key={dx} x={dx} y={dy} kind={kind} size={size} map={state.options.map} />
        ))}
      </g>
    </g>
  );
}

/** Who hides in a forest, drawn over the clearings, which are larger than what lies between them. */
function Hidden({ state, after }: Pick<Props, 'state' | 'after'>) {
  return MAPS[state.options.map].forests.flatMap(({ id }) =>
    pawnsAt(state, after, id).map(({ seat, fate }) => {
      const { x, y } = forestPoint(state.options.map, id);
      return (
        <g key={`${id}-${seat}`} className="rt-hidden">
          <Pawn seat={seat} x={x} y={y} fate={fate} />
        </g>
      );
    }),
  );
}

/** The wood: one drawing with twelve clearings, the trails between them, forests and the river. */
export function Wood({ state, after, walk, words, begun, asks }: Props) {
  const board = useRef<SVGSVGElement>(null);
  const { map } = state.options;
  const { clearings, forests } = MAPS[map];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the drawing
    <svg
      ref={board}
      className={`rt-wood rt-map-${map}`}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="group"
      aria-label={words.t('root-table:part.wood')}
      data-asks-next={asks || undefined}
      onKeyDown={rove}
    >
      <Patterns />
      <Ground map={map} />
      {forests.map((forest, place) => (
        <Forest key={forest.id} state={state} forest={forest} place={place} />
      ))}
      {clearings.map(({ id }) => (
        <Clearing key={id} state={state} after={after} id={id} begun={begun} />
      ))}
      <Ways state={state} walk={walk} />
      <Hidden state={state} after={after} />
      <Stops board={board} />
    </svg>
  );
}
