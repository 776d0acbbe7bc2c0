import { useMemo, useRef, useState } from 'react';
import {
  applyMove,
  cloneState,
  type GameEvent,
  type Move,
  playerView,
  seededRandom,
} from '../../games/river-of-gold';
import { Table } from '../../games/river-of-gold/board';
import {
  findMoment,
  type Moment,
  SITUATIONS,
  type Situation,
} from '../../games/river-of-gold/board/situations';
import { href } from '../routes';

const NAMES = ['Hana', 'Ichiro', 'Jun', 'Kiku'];

/** The table at one situation; moves can be made from there. Whoever decides is the one who looks. */
function Scenario({ situation }: { situation: Situation }) {
  const start = useMemo(() => findMoment(situation), [situation]);
  const [moment, setMoment] = useState<Moment>(start);
  const history = useRef<Moment[]>([]);
  const random = useRef(seededRandom(situation.name));
  const { state, log } = moment;
  const view = useMemo(() => playerView(state, state.current), [state]);

  function move(made: Move): void {
    const events: GameEvent[] = [];
    const next = cloneState(state);
    applyMove(next, made, random.current, events);
    history.current.push(moment);
    setMoment({ state: next, log: [...log, { events }] });
  }
  return (
    <Table
      state={view}
      viewer={state.current}
      names={NAMES.slice(0, state.players.length)}
      log={log}
      connection="local"
      busy={false}
      onMove={move}
      onUndo={() => setMoment(history.current.pop() ?? start)}
      topLineExtras={<a href={href({ page: 'scenarios', name: null })}>Scenarios</a>}
    />
  );
}

/** For people who work on the look: the table at named situations. In development only, and only in English. */
export default function ScenariosPage({ name }: { name: string | null }) {
  const situation = SITUATIONS.find((one) => one.name === name);
  if (situation) return <Scenario key={situation.name} situation={situation} />;
  return (
    <main className="app-main">
      <h1>Scenarios</h1>
      <ul>
        {SITUATIONS.map((one) => (
          <li key={one.name}>
            <a href={href({ page: 'scenarios', name: one.name })}>{one.name}</a> ({one.players} players)
          </li>
        ))}
      </ul>
    </main>
  );
}
