import { elementAt } from '../../../table/motion/geometry';
import type { MotionScript } from '../../../table/motion/MotionLayer';
import { animate, appear, stamp, tumble, walk } from '../../../table/motion/moves';
import type { GameEvent } from '../rules';
import { PointsSign } from './art/signs';
import { mapPlace } from './log/sentences';

/** The flames of a revolt run outwards. */
const BURN: Keyframe[] = [
  { filter: 'brightness(1)', scale: '1' },
  { filter: 'brightness(1.7) saturate(2)', scale: '1.12' },
  { filter: 'brightness(1)', scale: '1' },
];

/** What moves on Root's table. */
export const MOTION: MotionScript<GameEvent> = {
  tracked: [],
  pieces: (root, event) => {
    switch (event.type) {
      case 'moved':
        return walk(root, event.warriors > 0 ? `stack-${event.to}-${event.player}` : `pawn-${event.player}`, [
          mapPlace(event.from),
          mapPlace(event.to),
        ]);
      case 'placed':
        return event.piece === 'warrior'
          ? appear(root, `stack-${event.clearing}-${event.player}`, 300)
          : appear(root, `piece-${event.clearing}-${event.piece}`);
      case 'revolt':
        return animate(elementAt(root, mapPlace(event.clearing)), BURN, { duration: 500 });
      case 'crafted':
        return stamp(root, `player-${event.player}`);
      default:
        return null;
    }
  },
  dice: (root, event) => (event.type === 'rolled' ? tumble(root.querySelector('.rt-die')) : null),
  // Points go from the one who earned them to the track.
  flight: (event) => {
    if (event.type === 'scored' && event.points > 0) {
      return {
        from: `player-${event.player}`,
        to: `player-${event.player}-score`,
        face: <PointsSign size={26} />,
      };
    }
    return null;
  },
  sound: (event) => {
    switch (event.type) {
      case 'rolled':
        return 'roll';
      case 'moved':
        return 'sail';
      case 'placed':
        return event.piece === 'warrior' || event.piece === 'wood' ? null : 'build';
      case 'crafted':
        return 'deliver';
      default:
        return null;
    }
  },
};
