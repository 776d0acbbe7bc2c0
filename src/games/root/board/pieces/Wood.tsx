import { useRef } from 'react';
import { usePickable } from '../../../../table/pick/pickable';
import { rove, Stops } from '../../../../table/pick/roving';
import { type Forest as ForestRow, type GameState, MAPS } from '../../rules';
import { forestPoint, SIDE } from '../model/geometry';
import type { Words } from '../model/words';
import { Clearing, Pawn } from './Clearing';
import { Ground, Patterns } from './Ground';

interface Props {
  readonly state: GameState;
  readonly words: Words;
  /** The kinds of keys that are picked already. */
  readonly begun: ReadonlySet<string>;
}

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
      {look !== 'idle' && <circle className="tk-lit" r="44" />}
      <path className="rt-thicket" d="M-22 16L-9-16 4 16zM0 20L13-12 26 20zM-34 24L-23-2-12 24z" />
    </g>
  );
}

/** Who hides in a forest, drawn over the clearings, which are larger than what lies between them. */
function Hidden({ state }: { state: GameState }) {
  return state.players.map(({ board }, seat) => {
    if (board?.faction !== 'vagabond' || typeof board.at !== 'string') return null;
    const { x, y } = forestPoint(state.options.map, board.at);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <g key={seat} className="rt-hidden">
        <Pawn seat={seat} x={x} y={y} />
      </g>
    );
  });
}

/** The wood: one drawing with twelve clearings, the trails between them, forests and the river. */
export function Wood({ state, words, begun }: Props) {
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
      onKeyDown={rove}
    >
      <Patterns />
      <Ground map={map} />
      {forests.map((forest, place) => (
        <Forest key={forest.id} state={state} forest={forest} place={place} />
      ))}
      {clearings.map(({ id }) => (
        <Clearing key={id} state={state} id={id} begun={begun} />
      ))}
      <Hidden state={state} />
      <Stops board={board} />
    </svg>
  );
}
