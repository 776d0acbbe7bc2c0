import type { MotionScript } from '../../../table/motion/MotionLayer';
import { appear, slide, stamp, walk } from '../../../table/motion/moves';
import type { Sound } from '../../../table/sounds/sounds';
import { type GameEvent, spaceAfter } from '../rules';
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

/** What moves on IKI's table. */
export const MOTION: MotionScript<GameEvent> = {
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
      case 'retired':
        return appear(root, `player-${event.player}`);
      case 'firefighting':
        return slide(root, `brigade-${event.player}`, 'calendar-year', before);
      default:
        return null;
    }
  },
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
};
