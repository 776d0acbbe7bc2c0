import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Motion } from '../../../../ui/settings';
import type { GameEvent, Resource } from '../../rules';
import { ResourceIcon } from '../art';
import type { TurnLogEntry } from '../log/fold';
import { placeOf } from '../log/sentences';
import { centreOf, elementAt, type Point } from './geometry';
import { animate, type MarkerPlaces, markerPlaces, movePieces, tumbleDice } from './pieces';

interface Flight {
  readonly id: number;
  readonly resource: Resource;
  readonly amount: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

const MOST_FLIGHTS = 24;
/** More moves at once than this are a reload, not something to be watched. */
const MOST_ENTRIES = 6;

/** What flies: gains from where they come to the panel that gains them, payments the other way. */
export function flightsOf(root: ParentNode, events: readonly GameEvent[], firstId: number): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    if (event.type !== 'gained' && event.type !== 'paid') continue;
    if (event.amount === 0 || event.source.from === 'trade' || event.source.from === 'die') continue;
    const source = centreOf(elementAt(root, placeOf(event.source, event.player)));
    const panel = centreOf(elementAt(root, `player-${event.player}-${event.resource}`));
    if (!source || !panel || flights.length >= MOST_FLIGHTS) continue;
    const [from, to] = event.type === 'gained' ? [source, panel] : [panel, source];
    flights.push({
      id: firstId + flights.length,
      resource: event.resource,
      amount: event.amount,
      from,
      to,
      delay: flights.length * 60,
    });
  }
  return flights;
}

function FlyingGain({ flight, done }: { flight: Flight; done(id: number): void }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { from, to, delay, id } = flight;
    const goal = `${to.x - from.x}px ${to.y - from.y}px`;
    const flying = animate(
      element.current,
      [
        { translate: '0 0', scale: '0.6', opacity: 0 },
        { translate: '0 0', scale: '1.15', opacity: 1, offset: 0.2 },
        { translate: goal, scale: '0.8', opacity: 0.9 },
      ],
      { duration: 500, delay, easing: 'ease-in-out', fill: 'both' },
    );
    if (!flying) {
      done(id);
      return;
    }
    flying.onfinish = () => done(id);
    return () => flying.cancel();
  }, [flight, done]);
  return (
    <span className="rp-flight" ref={element} style={{ left: flight.from.x, top: flight.from.y }}>
      <ResourceIcon kind={flight.resource} amount={flight.amount} size={30} />
    </span>
  );
}

/**
 * Moves what the newest events moved: ships glide, markers advance, gains fly, dice tumble. It only looks at what
 * is drawn already, so that nothing ever waits for it; a click ends it.
 */
export function MotionLayer({
  root,
  log,
  motion,
}: {
  root: RefObject<HTMLElement | null>;
  log: readonly TurnLogEntry[];
  motion: Motion;
}) {
  const seen = useRef(log.length);
  const markers = useRef<MarkerPlaces>(new Map());
  const running = useRef<readonly Animation[]>([]);
  const nextId = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  useLayoutEffect(() => {
    const table = root.current;
    const fresh = log.slice(Math.min(seen.current, log.length));
    seen.current = log.length;
    if (!table) return;
    const events = fresh.length <= MOST_ENTRIES ? fresh.flatMap((entry) => entry.events) : [];
    if (events.length > 0) {
      running.current = [
        ...(motion.pieces ? movePieces(table, events, markers.current) : []),
        ...(motion.dice ? tumbleDice(table, events) : []),
      ];
      if (motion.gains) {
        const more = flightsOf(table, events, nextId.current);
        nextId.current += more.length;
        if (more.length > 0) setFlights((flying) => [...flying, ...more]);
      }
    }
    if (motion.pieces) markers.current = markerPlaces(table);
  }, [log, motion, root]);

  useEffect(() => {
    const stop = (): void => {
      for (const animation of running.current) animation.finish();
      running.current = [];
      setFlights((flying) => (flying.length > 0 ? [] : flying));
    };
    window.addEventListener('pointerdown', stop);
    return () => window.removeEventListener('pointerdown', stop);
  }, []);

  const done = useCallback(
    (id: number) => setFlights((flying) => flying.filter((flight) => flight.id !== id)),
    [],
  );
  return (
    <div className="rp-flights" aria-hidden="true">
      {flights.map((flight) => (
        <FlyingGain key={flight.id} flight={flight} done={done} />
      ))}
    </div>
  );
}
