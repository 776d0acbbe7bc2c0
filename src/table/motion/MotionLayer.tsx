/**
 * Moves what the newest events moved: pieces arrive, gains fly, dice tumble. The game says what moves. The layer
 * only looks at what is drawn already, so that nothing ever waits for it; a click ends it.
 */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../../ui/settings';
import type { LogEntry } from '../log/entries';
import { playSounds, type Sound } from '../sounds/sounds';
import { holdNumbers, type Numbers, numbersOn, releaseNumbers } from './counters';
import { centreOf, elementAt, type Point } from './geometry';
import { animate, type PiecePlaces, piecePlaces, type Tracked } from './moves';

/** Something that flies from one place to another, such as a gain to the board of the player who gains it. */
export interface FlightPlan {
  readonly from: string;
  readonly to: string;
  readonly face: ReactNode;
  /** How it goes; else as a gain flies. */
  readonly way?: Way;
}

/** How something goes from one place to another. */
export interface Way {
  readonly duration: number;
  /** Its pictures; `goal` is the shift to where it ends. */
  frames(goal: string): Keyframe[];
  /** It sets out when the one before it that waits its turn has ended. */
  readonly inTurn?: boolean;
}

/** What the events of a game move. */
export interface MotionScript<E> {
  readonly tracked: readonly Tracked[];
  /** The pieces that an event moves; `before` is where tracked pieces stood. */
  pieces(root: ParentNode, event: E, before: PiecePlaces): Animation | null;
  /** The dice that an event rolls. */
  dice(root: ParentNode, event: E): Animation | null;
  flight(event: E): FlightPlan | null;
  /** What passes over the table and stays nowhere, such as a figure that leaves; it moves where pieces may. */
  passing?(event: E): FlightPlan | null;
  /** What an event sounds like; the kit plays it where sounds are wanted, whether or not anything moves. */
  sound?(event: E): Sound | null;
}

interface Flight {
  readonly id: number;
  /** The place where it lands. */
  readonly at: string;
  readonly face: ReactNode;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly way: Way;
}

const MOST_FLIGHTS = 24;
/** More moves at once than this are a reload, not something to be watched. */
const MOST_ENTRIES = 6;

const GAIN: Way = {
  duration: 500,
  frames: (goal) => [
    { translate: '0 0', scale: '0.6', opacity: 0 },
    { translate: '0 0', scale: '1.15', opacity: 1, offset: 0.2 },
    { translate: goal, scale: '0.8', opacity: 0.9 },
  ],
};

/** The flights whose two ends are both in sight. */
export function flightsOf(root: ParentNode, plans: readonly FlightPlan[], firstId: number): Flight[] {
  const flights: Flight[] = [];
  let turn = 0;
  for (const plan of plans) {
    if (flights.length >= MOST_FLIGHTS) break;
    const from = centreOf(elementAt(root, plan.from));
    const to = centreOf(elementAt(root, plan.to));
    if (!from || !to) continue;
    const { way = GAIN } = plan;
    flights.push({
      id: firstId + flights.length,
      at: plan.to,
      face: plan.face,
      from,
      to,
      delay: way.inTurn ? turn : flights.length * 60,
      way,
    });
    if (way.inTurn) turn += way.duration;
  }
  return flights;
}

function FlyingGain({ flight, done }: { flight: Flight; done(id: number): void }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { from, to, delay, id, way } = flight;
    const goal = `${to.x - from.x}px ${to.y - from.y}px`;
    const flying = animate(element.current, way.frames(goal), {
      duration: way.duration,
      delay,
      easing: 'ease-in-out',
      fill: 'both',
    });
    if (!flying) {
      done(id);
      return;
    }
    flying.onfinish = () => done(id);
    return () => flying.cancel();
  }, [flight, done]);
  return (
    <span className="tk-flight" ref={element} style={{ left: flight.from.x, top: flight.from.y }}>
      {flight.face}
    </span>
  );
}

interface Props<E> {
  readonly root: RefObject<HTMLElement | null>;
  readonly log: readonly LogEntry<E>[];
  /** The same object at every drawing. */
  readonly script: MotionScript<E>;
}

export function MotionLayer<E>({ root, log, script }: Props<E>) {
  const { motion } = useSettings();
  const seen = useRef(log.length);
  const before = useRef<PiecePlaces>(new Map());
  const running = useRef<readonly Animation[]>([]);
  const nextId = useRef(0);
  const numbers = useRef<Numbers>(new Map());
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  useLayoutEffect(() => {
    const table = root.current;
    const fresh = log.slice(Math.min(seen.current, log.length));
    seen.current = log.length;
    if (!table) return;
    const events = fresh.length <= MOST_ENTRIES ? fresh.flatMap((entry) => entry.events) : [];
    if (events.length > 0) {
      playSounds(events.flatMap((event) => script.sound?.(event) ?? []));
      running.current = [
        ...(motion.pieces
          ? events.flatMap((event) => script.pieces(table, event, before.current) ?? [])
          : []),
        ...(motion.dice ? events.flatMap((event) => script.dice(table, event) ?? []) : []),
      ];
      const passing = motion.pieces ? events.flatMap((event) => script.passing?.(event) ?? []) : [];
      const gains = motion.gains ? events.flatMap((event) => script.flight(event) ?? []) : [];
      const more = flightsOf(table, [...passing, ...gains], nextId.current);
      nextId.current += more.length;
      holdNumbers(table, new Set(more.map(({ at }) => at)), numbers.current);
      if (more.length > 0) setFlights((flying) => [...flying, ...more]);
    }
    if (motion.pieces) before.current = piecePlaces(table, script.tracked);
    if (motion.gains) numbers.current = numbersOn(table);
  }, [log, motion, root, script]);

  useEffect(() => {
    const stop = (): void => {
      for (const animation of running.current) animation.finish();
      running.current = [];
      setFlights((flying) => (flying.length > 0 ? [] : flying));
    };
    window.addEventListener('pointerdown', stop);
    return () => window.removeEventListener('pointerdown', stop);
  }, []);

  // A counter shows the new number when nothing more flies to it.
  const flyingTo = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Set(flights.map(({ at }) => at));
    for (const at of flyingTo.current) if (root.current && !now.has(at)) releaseNumbers(root.current, at);
    flyingTo.current = now;
  }, [flights, root]);

  const done = useCallback(
    (id: number) => setFlights((flying) => flying.filter((flight) => flight.id !== id)),
    [],
  );
  return (
    <div className="tk-flights" aria-hidden="true">
      {flights.map((flight) => (
        <FlyingGain key={flight.id} flight={flight} done={done} />
      ))}
    </div>
  );
}
