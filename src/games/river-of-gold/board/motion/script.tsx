import { elementAt } from '../../../../table/motion/geometry';
import type { MotionScript } from '../../../../table/motion/MotionLayer';
import { appear, slide, stamp, tumble, walk } from '../../../../table/motion/moves';
import type { Sound } from '../../../../table/sounds/sounds';
import { type GameEvent, RIVER_LENGTH } from '../../rules';
import { ResourceIcon } from '../art';
import { placeOf } from '../log/sentences';

/** The river spaces of a voyage in order, the first and the last included; past the end it goes on from 1 (5.4). */
export function voyagePath(from: number, to: number, journey: boolean): readonly number[] {
  const last = journey ? RIVER_LENGTH + to : to;
  return Array.from({ length: Math.max(0, last - from) + 1 }, (_, i) => ((from + i - 1) % RIVER_LENGTH) + 1);
}

/** A ship glides along the river; at the end of a journey it fades into the bay and comes in again at the spring. */
function glide(root: ParentNode, event: Extract<GameEvent, { type: 'sailed' }>): Animation | null {
  const spaces = voyagePath(event.from, event.to, event.journey);
  const wraps = event.journey ? spaces.indexOf(1, 1) : -1;
  return walk(
    root,
    `ship-${event.player}-${event.ship}`,
    spaces.map((space) => `river-${space}`),
    wraps > 0 ? wraps : undefined,
  );
}

const SOUND_OF: Partial<Readonly<Record<GameEvent['type'], Sound>>> = {
  rolled: 'roll',
  sailed: 'sail',
  built: 'build',
  delivered: 'deliver',
  gained: 'gain',
  masteryClaimed: 'gain',
};

/** What moves on River of Gold's table. */
export const MOTION: MotionScript<GameEvent> = {
  tracked: [{ pieces: 'marker-', frame: (marker) => `track-${marker.split('-')[1]}` }],
  pieces: (root, event, before) => {
    switch (event.type) {
      case 'sailed':
        return glide(root, event);
      case 'influenced':
        return slide(root, `marker-${event.region}-${event.player}`, `track-${event.region}`, before);
      case 'built':
      case 'secondMarker':
        return appear(root, `space-${event.space}`);
      case 'masteryClaimed':
        return stamp(root, `mastery-${event.mastery}`);
      case 'tileCameIn':
        return appear(root, 'row-1', 300);
      default:
        return null;
    }
  },
  // A die that was set does not tumble.
  dice: (root, event) =>
    event.type === 'rolled' && !event.set
      ? tumble(elementAt(root, `player-${event.player}`)?.querySelector('.rg-die') ?? null)
      : null,
  sound: (event) => SOUND_OF[event.type] ?? null,
  // Gains come from their source to the board of the player who gains them; payments go the other way.
  flight: (event) => {
    if (event.type !== 'gained' && event.type !== 'paid') return null;
    if (event.amount === 0 || event.source.from === 'trade' || event.source.from === 'die') return null;
    const source = placeOf(event.source, event.player);
    const board = `player-${event.player}-${event.resource}`;
    const face = <ResourceIcon kind={event.resource} amount={event.amount} size={30} />;
    return event.type === 'gained' ? { from: source, to: board, face } : { from: board, to: source, face };
  },
};
