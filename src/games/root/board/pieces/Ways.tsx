/** The ways over the trails: where those who are picked can go, and the way that is looked at. */
import { usePicking } from '../../../../table/pick/picking';
import { type ClearingId, type GameState, MAPS, type Move, type MoveArgument } from '../../rules';
import { factionClass } from '../art/signs';
import { wayOver } from '../model/geometry';

/** The march or walk that a move makes; null for another move. */
export function walkOf(move: Move | null): MoveArgument | null {
  if (move?.name === 'move') return move.arg;
  return move?.name === 'useCard' ? (move.arg.move ?? null) : null;
}

type Ends = readonly [from: ClearingId, to: ClearingId];
/** Both directions of every trail of a map. */
const directionsOf = ({ options }: GameState): readonly Ends[] =>
  MAPS[options.map].paths.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

const HEAD = 'M14 0L-8-14V14z';

function Arrow({ state, ends: [from, to], large }: { state: GameState; ends: Ends; large?: boolean }) {
  const { line, head } = wayOver(state.options.map, from, to);
  const at = `translate(${head.x.toFixed(1)} ${head.y.toFixed(1)}) rotate(${head.angle.toFixed(1)})`;
  return (
    <>
      <path className="rt-way-under" d={line} />
      <path d={line} />
      <path className="rt-way-head" d={HEAD} transform={large ? `${at} scale(1.3)` : at} />
    </>
  );
}

/** The way that is looked at. */
function Taken({ state, walk }: { state: GameState; walk: MoveArgument }) {
  const ends = directionsOf(state).find(([from, to]) => from === walk.from && to === walk.to);
  if (!ends) return null;
  return (
    <g className={`rt-way rt-way-taken ${factionClass(state.players[state.turn.of]?.faction ?? null)}`}>
      <Arrow state={state} ends={ends} large />
    </g>
  );
}

/** Where those who are picked can go, until one of the ways is looked at. */
function Open({ state }: { state: GameState }) {
  const { look } = usePicking();
  const picked = (key: string): boolean => look(key) === 'selected';
  const open = directionsOf(state).filter(([from, to]) => {
    const ends = [`clearing-${from}`, `to-${to}`];
    return ends.some(picked) && ends.every((key) => picked(key) || look(key) === 'possible');
  });
  return open.map((ends) => (
    <g key={ends.join('-')} className="rt-way">
      <Arrow state={state} ends={ends} />
    </g>
  ));
}

export const Ways = ({ state, walk }: { state: GameState; walk: MoveArgument | null }) => (
  <g className="rt-ways">{walk ? <Taken state={state} walk={walk} /> : <Open state={state} />}</g>
);
