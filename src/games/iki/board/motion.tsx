import type { FlightPlan, MotionScript, Way } from '../../../table/motion/MotionLayer';
import { appear, slide, stamp, walk } from '../../../table/motion/moves';
import type { Sound } from '../../../table/sounds/sounds';
import {
  type FireStep,
  type GameEvent,
  type OccupationId,
  type Stall,
  spaceAfter,
  type Table,
} from '../rules';
import { Figure } from './art/figure';
import { Icon } from './art/icons';
import { placeOf } from './log/sentences';

/** The spaces of a walk in order, the first and the last included. */
const pathOf = (from: number, steps: number): readonly string[] =>
  Array.from({ length: steps + 1 }, (_, step) => `space-${spaceAfter(from, step)}`);

const SOUND_OF: Partial<Readonly<Record<GameEvent['type'], Sound>>> = {
  walked: 'sail',
  wentTo: 'sail',
  hired: 'build',
  startChosen: 'build',
  neutralPlaced: 'build',
  built: 'build',
  retired: 'deliver',
  fireBroke: 'roll',
  gained: 'gain',
  fishBought: 'gain',
  pipeBought: 'gain',
  pouchBought: 'gain',
};

const FEET = '50% 100%';
/** So many steps from side to side on the way to the owner. */
const STEPS = 8;

/** A craftsman bows before the stall, then walks off. */
const FAREWELL: Way = {
  duration: 1500,
  frames: (goal) => {
    const bow = (rotate: string, offset: number): Keyframe => ({
      translate: '0 0',
      rotate,
      opacity: 1,
      offset,
      transformOrigin: FEET,
    });
    const [x = '0px', y = '0px'] = goal.split(' ');
    const walking = Array.from({ length: STEPS }, (_, index): Keyframe => {
      const part = (index + 1) / STEPS;
      return {
        translate: `calc(${x} * ${part}) calc(${y} * ${part})`,
        rotate: index % 2 === 0 ? '7deg' : '-7deg',
        opacity: index + 1 < STEPS ? 1 : 0.2,
        offset: 0.4 + 0.6 * part,
        transformOrigin: FEET,
      };
    });
    return [bow('0deg', 0), bow('38deg', 0.15), bow('38deg', 0.28), bow('0deg', 0.4), ...walking];
  },
};

/** The last pictures of a fire on a stall: it goes on, flares up over what burns, or is beaten down. */
const ENDS: Readonly<Record<FireStep['outcome'], { readonly scale: string; readonly opacity: number }>> = {
  empty: { scale: '0.9', opacity: 0.5 },
  burnt: { scale: '2.6', opacity: 0 },
  saved: { scale: '0.2', opacity: 0 },
  stopped: { scale: '0.2', opacity: 0 },
};

/** The fire comes over from the stall before. */
const blaze = (outcome: FireStep['outcome']): Way => ({
  duration: 700,
  inTurn: true,
  frames: (goal) => [
    { translate: '0 0', scale: '0.7', opacity: 0 },
    { translate: '0 0', scale: '1', opacity: 1, offset: 0.1 },
    { translate: goal, scale: '1.1', opacity: 1, offset: 0.5 },
    { translate: goal, scale: outcome === 'burnt' ? '2' : '1.3', opacity: 1, offset: 0.75 },
    { translate: goal, ...ENDS[outcome] },
  ],
});

/** The stall that a fire comes from: the one further out, or the first one itself. */
const stallBefore = (stall: Stall): string => `stall-${stall[0]}${Math.max(1, Number(stall[1]) - 1)}`;

const Craftsman = ({ card, table }: { card: OccupationId; table: Table }) => (
  <svg className="iki-passing" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
    <Figure card={card} type={table.occupations[card].type} />
  </svg>
);

/** What passes over the street: who retires, and a fire from stall to stall. */
function passing(event: GameEvent, table: Table): FlightPlan | null {
  switch (event.type) {
    case 'retired':
      return {
        from: `stall-${event.stall}`,
        to: `player-${event.player}-kobun`,
        face: <Craftsman card={event.card} table={table} />,
        way: FAREWELL,
      };
    case 'fireCame':
      return {
        from: stallBefore(event.stall),
        to: `stall-${event.stall}`,
        face: (
          <span className="iki-passing">
            <Icon kind="fire" size={56} />
          </span>
        ),
        way: blaze(event.outcome),
      };
    default:
      return null;
  }
}

/** What moves on IKI's table, with the values of a match. */
export const motionWith = (table: Table): MotionScript<GameEvent> => ({
  tracked: [{ pieces: 'brigade-', frame: () => 'calendar-year' }],
  pieces: (root, event, before) => {
    switch (event.type) {
      case 'walked':
        return walk(
          root,
          `master-${event.player}`,
          pathOf(event.from, event.base + event.sandals + event.ox).slice(event.from === 0 ? 1 : 0),
        );
      case 'hired':
      case 'startChosen':
      case 'neutralPlaced':
      case 'built':
        return appear(root, `stall-${event.stall}`);
      case 'experienced':
        return stamp(root, `stall-${event.stall}`);
      case 'firefighting':
        return slide(root, `brigade-${event.player}`, 'calendar-year', before);
      default:
        return null;
    }
  },
  passing: (event) => passing(event, table),
  dice: () => null,
  sound: (event) => SOUND_OF[event.type] ?? null,
  // Gains come from their source to the one who gains them; payments go the other way.
  flight: (event) => {
    if ((event.type !== 'gained' && event.type !== 'paid') || event.amount === 0) return null;
    const source = placeOf(event.source, event.player);
    const board = `player-${event.player}-${event.resource}`;
    const face = <Icon kind={event.resource} size={28} />;
    return event.type === 'gained' ? { from: source, to: board, face } : { from: board, to: source, face };
  },
});
