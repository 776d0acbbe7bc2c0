import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../ui/settings';
import type { GameState, Move, Seat } from '../rules';
import { ActionPanel } from './actions/ActionPanel';
import { HintPanel, type Suggestion } from './actions/HintPanel';
import { MovesPanel } from './actions/MovesPanel';
import './actions/play.css';
import './actions/panel.css';
import './log/side.css';
import './story/story.css';
import { nextTarget } from './actions/next-target';
import { SidePanel } from './actions/SidePanel';
import { newsPlaces, SinceDetails, SinceLine } from './actions/Since';
import { type Tool, ToolIcon } from './actions/ToolIcon';
import { type Connection, TopLine } from './actions/TopLine';
import { useHadFocus } from './actions/useKeptFocus';
import { usePlay } from './actions/usePlay';
import { usePointing } from './actions/usePointing';
import { useSending } from './actions/useSending';
import { OwnStrip, showPlace } from './layout';
import { Announcer } from './log/Announcer';
import type { TurnLogEntry } from './log/fold';
import { LogPanel } from './log/LogPanel';
import { sinceLastTurn } from './model/since';
import { useWords, type Words } from './model/words';
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
  /** Whose board lies in front while nobody is the viewer: the person to whom the screen goes next, cards face down. */
  readonly front?: Seat | null;
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
  /** Closes the side panel of the page. */
  onSideClose?(): void;
  /** What can be done when the game is over: another game, the way out. */
  readonly afterGame?: ReactNode;
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

/** In the place of the actions when the game is over: who has won, and where to go from here. */
function AfterGame({ state, words, buttons }: { state: GameState; words: Words; buttons: ReactNode }) {
  const { t } = words;
  if (!state.result) return null;
  const { winners } = state.result;
  const names = words.list(winners.map(words.name));
  return (
    <>
      <p className="rp-winner">
        {winners.length > 1
          ? t('river-table:story.winners', { names })
          : t('river-table:story.winner', { names })}
      </p>
      <div className="rp-buttons rp-after-game">{buttons}</div>
    </>
  );
}

const skipToActions = (): void => document.getElementById('rp-panel')?.focus();

/** Calls back for Escape, unless a dialogue of the page has it; says whether the focus is in a panel at the side. */
function useEscape(act: (inSidePanel: boolean) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      latest.current(Boolean(document.activeElement?.closest('.rp-side')));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The state with everybody's final points on boards and score track, once the scoring has been told. */
function withFinalPoints(state: GameState): GameState {
  const { result } = state;
  if (!result) return state;
  return {
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      points: result.scores[seat]?.total ?? player.points,
    })),
  };
}

/** The seats as they lie around the table: the one in front first, then in turn order. */
function seatsFrom(state: GameState, front: Seat | null): readonly Seat[] {
  const start = front === null ? 0 : Math.max(0, state.turnOrder.indexOf(front));
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
  const hadFocus = useHadFocus();
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
  const { pointedAt, point: pointAt } = usePointing(root, news);
  const phone = shape === 'phone';
  // On a phone the panel lies over the table: it makes way for the place that it points to.
  const point = useCallback(
    (at: string | null, stay?: boolean) => {
      pointAt(at, stay);
      if (phone && stay && at) setPanel(null);
    },
    [phone, pointAt],
  );

  const blocked = busy || sending || connection === 'reconnecting';
  const play = usePlay({ state, viewer, words, blocked, careful: phone, pointedAt, send });
  const canUndo = state.canUndo && state.current === viewer && state.step !== 'over' && !blocked;
  const showPanel = (next: Panel): void => setPanel(panel === next ? null : next);
  const closePanel = useCallback(() => setPanel(null), []);

  const { cancel } = play;
  const { sidePanel, onSideClose } = props;
  const closeSide = panel !== null ? closePanel : sidePanel ? onSideClose : undefined;
  const telling = story !== null;
  // Escape closes one thing: a story, the panel that one is in, what was begun, or else an open panel.
  useEscape((inside) => {
    if (telling) setStory(null);
    else if (inside && closeSide) closeSide();
    else if (!cancel()) closeSide?.();
  });

  // On a phone the board does not fit the screen: what can be picked next is brought into view.
  const begun = play.selection.length === 1 ? play.selection[0] : undefined;
  const lit = phone && play.active ? `${state.turn} ${state.step} ${play.mode} ${begun}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what has become possible, not about every look
  useEffect(() => {
    if (lit === null) return;
    const next = viewer === null ? null : nextTarget(play.picking, viewer, begun);
    // Nobody is called away from another tab but by what they began themselves.
    const looking =
      begun ||
      play.mode ||
      (root.current?.querySelector('.rg-viewport') && !root.current.querySelector('.rg-sheet[data-open]'));
    if (next && looking) showPlace(next);
  }, [lit]);

  const toldYet = story?.kind !== 'final' || !story.told;
  const standing = useMemo(() => (toldYet ? withFinalPoints(state) : state), [state, toldYet]);
  const front = viewer ?? props.front ?? null;
  const seats = useMemo(() => seatsFrom(state, front), [state, front]);
  const choosingClans = state.step === 'clans' && state.queue.length === 0;
  const hinting = play.active && state.step !== 'clans' ? suggest : undefined;
  // Two boards have room for everything; more are kept short.
  const compact = state.players.length > 2;
  // At one screen nobody is a spectator: between two players everybody looks on.
  const between = viewer === null && connection === 'local' && !state.result;
  // A spectator has no board and no hand: the log takes their place.
  const docked = viewer === null && !between && !phone;
  // On a phone the news stands where the prompt stands, until something is begun.
  const newsFirst =
    phone && since.length > 0 && begun === undefined && play.mode === null && play.peeked === null;

  const panelButton = (name: Tool, label: string) => (
    <button
      type="button"
      className="rp-tool"
      title={label}
      aria-expanded={panel === name}
      onClick={() => showPanel(name)}
    >
      <ToolIcon tool={name} />
      <span>{label}</span>
    </button>
  );

  return (
    <div
      className="rp-table"
      ref={root}
      data-blocked={blocked || undefined}
      data-visiting={visiting !== null || undefined}
      data-visit={story?.kind === 'visit' || undefined}
    >
      <button type="button" className="rp-skip" onClick={skipToActions}>
        {t('river-table:top.skip')}
      </button>
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
              {hinting && panelButton('hint', t('river-table:top.hint'))}
              {viewer !== null && !state.result && panelButton('moves', t('river-table:top.moves'))}
              {!docked && panelButton('log', t('river-table:top.log'))}
              {state.result && !story && (
                <button
                  type="button"
                  className="rp-tool"
                  onClick={() => setStory({ kind: 'final', told: false })}
                >
                  {t('river-table:story.again')}
                </button>
              )}
              {props.topLineExtras}
            </TopLine>
          }
          score={<ScoreTrack state={standing} />}
          river={
            choosingClans ? (
              <ClanPicker state={state} />
            ) : (
              <RiverBoard
                state={state}
                viewer={front}
                orientation={shape === 'wide' ? 'landscape' : 'portrait'}
              />
            )
          }
          choosing={choosingClans}
          tracks={<InfluenceTracks state={state} viewer={front} />}
          row={<BuildingRow state={state} />}
          masteries={<Masteries state={state} />}
          opponents={seats
            .filter((seat) => seat !== front)
            .map((seat) => (
              <Fragment key={seat}>
                <ClanBoard
                  state={standing}
                  seat={seat}
                  name={words.name(seat)}
                  viewer={viewer}
                  compact={compact}
                />
                {!compact && <Hand state={state} seat={seat} viewer={viewer} />}
              </Fragment>
            ))}
          own={
            docked ? (
              <section className="rp-docked" aria-label={t('river-table:log.title')}>
                <LogPanel state={state} log={log} words={words} point={point} />
              </section>
            ) : (
              front !== null && (
                <ClanBoard state={standing} seat={front} name={words.name(front)} viewer={front} />
              )
            )
          }
          watching={docked && !refusal && story === null && !state.result}
          hand={front !== null && <Hand state={state} seat={front} viewer={viewer} />}
          strip={phone && front !== null && <OwnStrip state={state} seat={front} name={words.name(front)} />}
          actions={
            story?.kind === 'visit' && state.emperorsVisit ? (
              <EmperorsVisit
                state={state}
                visit={state.emperorsVisit}
                words={words}
                moving={motion.pieces}
                visiting={setVisiting}
                close={() => setStory(null)}
              />
            ) : (
              <div className="rp-actions" data-news={newsFirst || undefined}>
                {since.length > 0 &&
                  viewer !== null &&
                  !play.trading &&
                  (phone ? newsFirst : !begun && !play.mode) && (
                    <SinceLine
                      viewer={viewer}
                      events={since}
                      words={words}
                      dismiss={() => setDismissed(state.turn)}
                      details={() => setPanel('since')}
                    />
                  )}
                {between && !state.result ? (
                  <p className="rp-prompt">
                    {t('river-table:do.waitFor', { name: words.name(state.current) })}
                  </p>
                ) : (
                  <ActionPanel
                    play={play}
                    had={hadFocus}
                    busy={busy || sending}
                    offline={connection === 'reconnecting'}
                    afterGame={!story && <AfterGame state={state} words={words} buttons={props.afterGame} />}
                    refusal={refusal}
                    canUndo={canUndo}
                    onUndo={onUndo}
                    point={point}
                  />
                )}
              </div>
            )
          }
          side={
            (panel !== null || props.sidePanel) && (
              <aside className="rp-side" aria-label={t('river-table:top.panels')}>
                {panel === 'log' && (
                  <SidePanel title={t('river-table:log.title')} words={words} close={closePanel}>
                    <LogPanel state={state} log={log} words={words} point={point} />
                  </SidePanel>
                )}
                {panel === 'moves' && (
                  <SidePanel title={t('river-table:moves.title')} words={words} close={closePanel}>
                    <MovesPanel play={play} />
                  </SidePanel>
                )}
                {panel === 'hint' && hinting && (
                  <SidePanel title={t('river-table:hint.title')} words={words} close={closePanel}>
                    <HintPanel play={play} suggest={hinting} />
                  </SidePanel>
                )}
                {panel === 'since' && (
                  <SidePanel title={t('river-table:since.title')} words={words} close={closePanel}>
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
      {story?.kind === 'visit' && motion.pieces && <Procession root={root} space={visiting} />}
      {story?.kind === 'final' && state.result && (
        <FinalScoring
          key={String(story.told)}
          state={state}
          result={state.result}
          log={log}
          words={words}
          moving={motion.pieces}
          told={story.told}
          afterGame={props.afterGame}
          close={() => setStory(null)}
        />
      )}
      <MotionLayer root={root} log={log} motion={motion} />
      <Announcer log={log} words={words} />
    </div>
  );
}
