import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../app/settings';
import type { GameState, Move, Seat } from '../index';
import { ActionPanel } from './actions/ActionPanel';
import { HintPanel, type Suggestion } from './actions/HintPanel';
import { MovesPanel } from './actions/MovesPanel';
import './actions/play.css';
import './actions/panel.css';
import './log/side.css';
import './story/story.css';
import { SidePanel } from './actions/SidePanel';
import { newsPlaces, SinceDetails, SinceLine } from './actions/Since';
import { type Connection, TopLine } from './actions/TopLine';
import { usePlay } from './actions/usePlay';
import { usePointing } from './actions/usePointing';
import { useSending } from './actions/useSending';
import { Announcer } from './log/Announcer';
import type { TurnLogEntry } from './log/fold';
import { LogPanel } from './log/LogPanel';
import { sinceLastTurn } from './model/since';
import { useWords } from './model/words';
import { MotionLayer } from './motion/MotionLayer';
import { PickContext } from './pick';
import {
  BuildingRow,
  ClanBoard,
  ClanPicker,
  Hand,
  InfluenceTracks,
  Masteries,
  RiverBoard,
  ScoreTrack,
  TableLayout,
  useTableShape,
} from './pieces';
import { EmperorsVisit } from './story/EmperorsVisit';
import { FinalScoring } from './story/FinalScoring';
import { Procession } from './story/Procession';

export interface TableProps {
  /** The viewer's view of the game. */
  readonly state: GameState;
  /** null: a spectator. */
  readonly viewer: Seat | null;
  /** Names by seat. */
  readonly names: readonly string[];
  /** What has happened, oldest first, undone moves dropped (see foldLog). */
  readonly log: readonly TurnLogEntry[];
  readonly connection: Connection;
  /** A move is under way: input is off. */
  readonly busy: boolean;
  onMove(move: Move): void;
  onUndo(): void;
  /** A bot that is thinking. */
  readonly thinking?: Seat | null;
  /** Hints; without it there is no hint button. */
  readonly suggest?: () => Promise<readonly Suggestion[]>;
  readonly topLineExtras?: ReactNode;
  readonly sidePanel?: ReactNode;
  /** A message of the server to show. */
  readonly refusal?: string | null;
}

type Panel = 'log' | 'moves' | 'hint' | 'since';
type Story = { readonly kind: 'visit' } | { readonly kind: 'final'; readonly told: boolean };

const NO_NEWS: readonly string[] = [];

/** The ceremony that is due: the Emperor when he has just come, the scoring when the game has ended. */
function useStory(state: GameState): [Story | null, (story: Story | null) => void] {
  const [story, setStory] = useState<Story | null>(state.result ? { kind: 'final', told: false } : null);
  const before = useRef({ visited: state.emperorsVisit !== null, over: state.result !== null });
  const visited = state.emperorsVisit !== null;
  const over = state.result !== null;
  useEffect(() => {
    const was = before.current;
    before.current = { visited, over };
    if (over && !was.over) setStory({ kind: 'final', told: true });
    else if (visited && !was.visited) setStory({ kind: 'visit' });
    else if (!over && was.over) setStory(null);
  }, [visited, over]);
  return [story, setStory];
}

/** The seats as the viewer sees them: own seat first, then in turn order. */
function seatsFrom(state: GameState, viewer: Seat | null): readonly Seat[] {
  const start = viewer === null ? 0 : Math.max(0, state.turnOrder.indexOf(viewer));
  return [...state.turnOrder.slice(start), ...state.turnOrder.slice(0, start)];
}

/** The table of River of Gold: everything in sight, everything that can be done lit up. */
export function Table(props: TableProps) {
  const { state, viewer, names, log, connection, busy, onMove, onUndo, suggest, refusal } = props;
  const words = useWords(names);
  const { t } = words;
  const { motion } = useSettings();
  const shape = useTableShape();
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [dismissed, setDismissed] = useState(0);
  const [story, setStory] = useStory(state);
  const [visiting, setVisiting] = useState<number | null>(null);

  const { send, sending } = useSending({ state, viewer, busy, refusal, onMove });
  const since = useMemo(
    () =>
      viewer !== null && state.current === viewer && state.step === 'beforeAction' && dismissed !== state.turn
        ? sinceLastTurn(log, viewer)
        : [],
    [log, viewer, state.current, state.step, state.turn, dismissed],
  );
  const news = useMemo(() => {
    if (visiting !== null) return [`space-${visiting}`];
    return since.length > 0 ? newsPlaces(since, words) : NO_NEWS;
  }, [visiting, since, words]);
  const { pointedAt, point } = usePointing(root, news);

  const blocked = busy || sending || connection === 'reconnecting';
  const play = usePlay({ state, viewer, words, blocked, pointedAt, send });
  const canUndo = state.canUndo && state.current === viewer && state.step !== 'over' && !blocked;
  const showPanel = (next: Panel): void => setPanel(panel === next ? null : next);
  const closePanel = useCallback(() => setPanel(null), []);

  const { cancel } = play;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cancel]);

  // On a phone the board does not fit the screen: what can be picked next is brought into view.
  const ship = play.selection.find((key) => key.startsWith('ship-'));
  const lit = shape === 'phone' && play.active ? `${state.turn} ${play.mode} ${ship}` : null;
  useEffect(() => {
    if (lit === null) return;
    const target = root.current?.querySelector('.rg-viewport [data-look="possible"]');
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [lit]);

  const seats = useMemo(() => seatsFrom(state, viewer), [state, viewer]);
  const choosingClans = state.step === 'clans' && state.queue.length === 0;
  const hinting = play.active ? suggest : undefined;

  const panelButton = (name: Panel, label: string) => (
    <button type="button" className="rp-tool" aria-expanded={panel === name} onClick={() => showPanel(name)}>
      {label}
    </button>
  );

  return (
    <div className="rp-table" ref={root} data-blocked={blocked || undefined}>
      <PickContext value={play.picking}>
        <TableLayout
          topLine={
            <TopLine
              state={state}
              viewer={viewer}
              words={words}
              connection={connection}
              thinking={props.thinking ?? null}
              telling={story?.kind === 'final' && story.told}
            >
              {hinting && panelButton('hint', t('table:top.hint'))}
              {viewer !== null && panelButton('moves', t('table:top.moves'))}
              {panelButton('log', t('table:top.log'))}
              {state.result && !story && (
                <button
                  type="button"
                  className="rp-tool"
                  onClick={() => setStory({ kind: 'final', told: false })}
                >
                  {t('table:story.again')}
                </button>
              )}
              {props.topLineExtras}
            </TopLine>
          }
          score={<ScoreTrack state={state} />}
          river={
            choosingClans ? (
              <ClanPicker state={state} />
            ) : (
              <RiverBoard
                state={state}
                viewer={viewer}
                orientation={shape === 'wide' ? 'landscape' : 'portrait'}
              />
            )
          }
          tracks={<InfluenceTracks state={state} viewer={viewer} />}
          row={<BuildingRow state={state} />}
          masteries={<Masteries state={state} />}
          opponents={seats
            .filter((seat) => seat !== viewer)
            .map((seat) => (
              <ClanBoard
                key={seat}
                state={state}
                seat={seat}
                name={words.name(seat)}
                viewer={viewer}
                compact
              />
            ))}
          own={
            viewer !== null && (
              <>
                <ClanBoard state={state} seat={viewer} name={words.name(viewer)} viewer={viewer} />
                <Hand state={state} seat={viewer} viewer={viewer} />
              </>
            )
          }
          actions={
            <div className="rp-actions">
              {since.length > 0 && viewer !== null && (
                <SinceLine
                  viewer={viewer}
                  events={since}
                  words={words}
                  dismiss={() => setDismissed(state.turn)}
                  details={() => setPanel('since')}
                />
              )}
              <ActionPanel
                play={play}
                busy={busy || sending}
                refusal={refusal}
                canUndo={canUndo}
                onUndo={onUndo}
                point={point}
              />
            </div>
          }
          side={
            (panel !== null || props.sidePanel) && (
              <aside className="rp-side" aria-label={t('table:top.panels')}>
                {panel === 'log' && (
                  <SidePanel title={t('table:log.title')} words={words} close={closePanel}>
                    <LogPanel state={state} log={log} words={words} point={point} />
                  </SidePanel>
                )}
                {panel === 'moves' && (
                  <SidePanel title={t('table:moves.title')} words={words} close={closePanel}>
                    <MovesPanel play={play} />
                  </SidePanel>
                )}
                {panel === 'hint' && hinting && (
                  <SidePanel title={t('table:hint.title')} words={words} close={closePanel}>
                    <HintPanel play={play} suggest={hinting} />
                  </SidePanel>
                )}
                {panel === 'since' && (
                  <SidePanel title={t('table:since.title')} words={words} close={closePanel}>
                    <SinceDetails
                      state={state}
                      events={since}
                      words={words}
                      point={point}
                      showEmperor={() => setStory({ kind: 'visit' })}
                    />
                  </SidePanel>
                )}
                {props.sidePanel}
              </aside>
            )
          }
        />
      </PickContext>
      {story?.kind === 'visit' && state.emperorsVisit && (
        <>
          <EmperorsVisit
            state={state}
            visit={state.emperorsVisit}
            words={words}
            moving={motion.pieces}
            visiting={setVisiting}
            close={() => setStory(null)}
          />
          {motion.pieces && <Procession root={root} space={visiting} />}
        </>
      )}
      {story?.kind === 'final' && state.result && (
        <FinalScoring
          key={String(story.told)}
          state={state}
          result={state.result}
          log={log}
          words={words}
          moving={motion.pieces}
          told={story.told}
          close={() => setStory(null)}
        />
      )}
      <MotionLayer root={root} log={log} motion={motion} />
      <Announcer log={log} words={words} />
    </div>
  );
}
