import { useCallback, useMemo, useRef, useState } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { SideArea } from '../../../table/actions/SideArea';
import { useHadFocus } from '../../../table/actions/useKeptFocus';
import { useEscape, useSidePanels } from '../../../table/actions/useSidePanels';
import { FollowBar } from '../../../table/follow/FollowBar';
import { useTableShape } from '../../../table/layout/shape';
import { TableLayout } from '../../../table/layout/TableLayout';
import { TableRoot } from '../../../table/layout/TableRoot';
import { useNextPlace } from '../../../table/layout/useNextPlace';
import { usePointing } from '../../../table/layout/usePointing';
import { Announcer } from '../../../table/log/Announcer';
import { LogPanel } from '../../../table/log/LogPanel';
import { SinceLine } from '../../../table/log/Since';
import { useSince } from '../../../table/log/useSince';
import { MotionLayer } from '../../../table/motion/MotionLayer';
import { usePlay } from '../../../table/pick/usePlay';
import { StandingsPanel } from '../../../table/standings/StandingsPanel';
import { AfterGame } from '../../../table/story/AfterGame';
import { useCeremony } from '../../../table/story/useCeremony';
import type { TableView } from '../../../table/useBoard';
import { useTurn } from '../../../table/useTurn';
import { useSettings } from '../../../ui/settings';
import { explain, type GameEvent, type GameState, type Move, status } from '../rules';
import { ActionPanel } from './actions/ActionPanel';
import { OutcomeChips } from './actions/Chips';
import { Hints, Moves } from './actions/lists';
import { nextTarget } from './actions/next-target';
import { WaitLine } from './actions/prompt';
import { answerFor } from './ask/answers';
import { isMarked, newsPhrases, TURN_MARKS } from './log/news';
import { SinceNews } from './log/SinceNews';
import { logKinds, royalVoyages, sentence } from './log/sentences';
import { nameOfKey } from './model/labels';
import { outcomeOfEvents } from './model/outcome';
import { PLAN_RULES, type TablePlay } from './model/plan-rules';
import { makeSeats } from './model/seats';
import { useWords } from './model/words';
import { MOTION } from './motion/script';
import { standingsOf } from './standings/standings';
import { EmperorsVisit } from './story/EmperorsVisit';
import { Scoring } from './story/Scoring';
import { TableTop } from './TableTop';
import { HOLDERS, partsOf } from './table-parts';

/** The viewer's game, and everything that the shell knows about it. */
export type TableProps = TableView<GameState, Move, GameEvent>;

const RULES = { status, explain };
const NO_NEWS: readonly string[] = [];
/** Where the whole log is docked, its last lines need not stand a second time. */
const NO_LINES: readonly never[] = [];

/** The state with everybody's final points on boards and score track, once they have been counted. */
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

/** The table of River of Gold: everything in sight, everything that can be done lit up. */
export function Table(view: TableProps) {
  const { state, viewer, names, log, connection, refusal, suggest } = view;
  const { result } = state;
  const words = useWords(names);
  const { t } = words;
  const { t: art } = useQuickTranslation('river-art');
  const { t: kit } = useQuickTranslation('table');
  const { motion } = useSettings();
  const phone = useTableShape() === 'phone';
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useHadFocus();
  const side = useSidePanels(view);
  const turn = useTurn(RULES, view);
  const { front, between, deciding } = turn;
  const { ceremony, show, end } = useCeremony([
    { kind: 'final', happened: result !== null, shownLater: true },
    { kind: 'visit', happened: state.emperorsVisit !== null },
  ]);
  const scoring = ceremony?.kind === 'final' ? ceremony : null;
  const visit = ceremony?.kind === 'visit' ? state.emperorsVisit : null;
  /** The shore space that the Emperor visits now. */
  const [visiting, setVisiting] = useState<number | null>(null);

  const { t: askWords } = useQuickTranslation(['river-ask', 'river-art']);
  const answer = useCallback(
    (key: string) => answerFor({ state, viewer, words, t: askWords }, key),
    [state, viewer, words, askWords],
  );

  const seats = useMemo(() => makeSeats(state, words), [state, words]);
  const royal = useMemo(() => royalVoyages(log), [log]);
  const say = useCallback((event: GameEvent) => sentence(event, words, royal), [words, royal]);
  const kinds = useMemo(() => logKinds(words), [words]);
  const { since, dismiss } = useSince({
    log,
    seat: deciding && state.step === 'beforeAction' ? viewer : null,
    turn: state.turn,
    marks: TURN_MARKS,
  });
  const news = useMemo(() => {
    if (visiting !== null) return [`space-${visiting}`];
    return since.length > 0
      ? since.filter((event) => isMarked(event, viewer)).flatMap((event) => say(event)?.at ?? [])
      : NO_NEWS;
  }, [visiting, since, say, viewer]);
  const { pointedAt, point } = usePointing(root, news, phone ? side.close : null);

  const played = usePlay({
    state,
    viewer,
    rules: PLAN_RULES,
    // While the Emperor passes there is no button that could make a move: nothing is lit.
    deciding: deciding && visit === null,
    blocked: turn.blocked,
    careful: phone,
    pointedAt,
    nameOf: useCallback((key: string) => nameOfKey(state, viewer, key, words), [state, viewer, words]),
    priceWords: useCallback((favor: number) => t('river-table:do.favorFor', { count: favor }), [t]),
    send: turn.send,
  });
  const play: TablePlay = { ...played, words };
  const { cancel, mode } = play;
  useEscape({ endCeremony: ceremony && end, closeSide: side.closeSide, cancel });

  const begun = play.selection.length === 1 ? play.selection[0] : undefined;
  useNextPlace({
    root,
    question: phone && play.active ? `${state.turn} ${state.step} ${mode} ${begun}` : null,
    begun: begun !== undefined || mode !== null,
    next: () => (viewer === null ? null : nextTarget(play.picking, viewer, begun)),
  });

  const counted = !scoring?.live;
  const standing = useMemo(() => (counted ? withFinalPoints(state) : state), [state, counted]);
  const hints = play.active && state.step !== 'clans' ? suggest : undefined;
  // A spectator has no board and no hand: the log takes their place.
  const docked = viewer === null && !between && !phone;
  // On a phone the news stands where the prompt stands, until something is begun; an answer takes its room.
  const quiet = begun === undefined && mode === null && play.reasons.length === 0;
  const newsFirst = phone && since.length > 0 && quiet && play.peeked === null;
  const showsSince = since.length > 0 && play.dialog === null && (phone ? newsFirst : quiet);
  const ownNews = viewer === null ? undefined : outcomeOfEvents(since, [viewer])[0];
  const follows = !deciding && !result && (!between || view.thinking != null);
  const logProps = { log, say, kinds, point };

  return (
    <TableRoot
      root={root}
      className="rg-table"
      seats={seats}
      picking={play.picking}
      answer={answer}
      marks={{
        'data-blocked': turn.blocked,
        'data-quiet': play.quiet,
        'data-visiting': visiting !== null,
        'data-docked': visit !== null,
      }}
    >
      <TableLayout
        {...partsOf({
          state,
          standing,
          viewer,
          front,
          seats,
          words,
          notes: view.seatNotes,
          art,
          phone,
          log: docked ? logProps : null,
        })}
        holders={HOLDERS}
        marks={{
          'data-choosing': state.step === 'clans' && state.queue.length === 0,
          'data-watching': docked && !refusal && ceremony === null && !result && !view.follow,
        }}
        topLine={
          <TableTop
            view={view}
            turn={turn}
            words={words}
            side={side}
            tools={[
              ...(hints ? (['hint'] as const) : []),
              ...(viewer !== null && !result ? (['moves'] as const) : []),
              ...(state.turn > 0 && !result ? (['standings'] as const) : []),
              ...(docked ? [] : (['log'] as const)),
            ]}
            counted={counted}
            showScoring={ceremony ? null : () => show({ kind: 'final', live: false })}
          />
        }
        actions={
          visit ? (
            <EmperorsVisit
              state={state}
              visit={visit}
              words={words}
              root={root}
              moving={motion.pieces}
              visiting={setVisiting}
              close={end}
            />
          ) : (
            <div className="tk-actions" data-news={newsFirst || undefined}>
              {showsSince && viewer !== null && (
                <SinceLine
                  phrases={newsPhrases(since, viewer, words)}
                  chips={ownNews && <OutcomeChips outcome={ownNews} words={words} />}
                  point={point}
                  dismiss={dismiss}
                  details={() => side.open('since')}
                />
              )}
              {follows && (
                <FollowBar log={docked ? NO_LINES : log} say={say} point={point} follow={view.follow} />
              )}
              {between ? (
                <WaitLine seat={state.current} />
              ) : (
                <ActionPanel
                  play={play}
                  turn={turn}
                  had={hadFocus}
                  connection={connection}
                  afterGame={
                    !ceremony && result && <AfterGame winners={result.winners} buttons={view.afterGame} />
                  }
                  refusal={refusal}
                  point={point}
                />
              )}
            </div>
          )
        }
        side={
          <SideArea
            side={side}
            page={view.sidePanel}
            panels={{
              log: () => <LogPanel {...logProps} />,
              standings: result
                ? undefined
                : () => <StandingsPanel standings={standingsOf(state, words)} forecast={view.forecast} />,
              moves: result ? undefined : () => <Moves play={play} />,
              hint: hints && (() => <Hints play={play} suggest={hints} />),
              since: () => (
                <SinceNews
                  state={state}
                  events={since}
                  words={words}
                  say={say}
                  point={point}
                  showEmperor={() => {
                    // The news make room for what they tell of.
                    side.close();
                    show({ kind: 'visit', live: true });
                  }}
                />
              ),
            }}
          />
        }
      />
      {scoring && result && (
        <Scoring
          key={String(scoring.live)}
          state={state}
          result={result}
          log={log}
          words={words}
          moving={motion.pieces}
          live={scoring.live}
          afterGame={view.afterGame}
          close={end}
        />
      )}
      <MotionLayer root={root} log={log} script={MOTION} />
      <Announcer log={log} say={say} now={deciding ? kit('top.yourTurn') : null} />
    </TableRoot>
  );
}
