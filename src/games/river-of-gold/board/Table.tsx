import { useCallback, useMemo, useState } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { GameTable } from '../../../table/frame/GameTable';
import { useFrame } from '../../../table/frame/useFrame';
import { useNextPlace } from '../../../table/layout/useNextPlace';
import { usePointing } from '../../../table/layout/usePointing';
import { SinceLine } from '../../../table/log/Since';
import { useSince } from '../../../table/log/useSince';
import { usePlay } from '../../../table/pick/usePlay';
import type { TableView } from '../../../table/useBoard';
import { explain, type GameEvent, type GameState, type Move, status } from '../rules';
import { ActionPanel } from './actions/ActionPanel';
import { OutcomeChips } from './actions/Chips';
import { Countdown } from './actions/Countdown';
import { LISTS } from './actions/lists';
import { nextTarget } from './actions/next-target';
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
import { HOLDERS, partsOf } from './table-parts';

/** The viewer's game, and everything that the shell knows about it. */
export type TableProps = TableView<GameState, Move, GameEvent>;

const RULES = { status, explain };
const NO_NEWS: readonly string[] = [];

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
  const { state, viewer, names, log } = view;
  const { result } = state;
  const words = useWords(names);
  const { t } = words;
  const { t: art } = useQuickTranslation('river-art');
  const frame = useFrame(RULES, view, [{ kind: 'visit', happened: state.emperorsVisit !== null }]);
  const { root, phone, side, turn, ceremony, show, end, counted, docked } = frame;
  const { front, deciding } = turn;
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
  const { mode } = play;

  const begun = play.selection.length === 1 ? play.selection[0] : undefined;
  useNextPlace({
    root,
    question: phone && play.active ? `${state.turn} ${state.step} ${mode} ${begun}` : null,
    begun: begun !== undefined || mode !== null,
    next: () => (viewer === null ? null : nextTarget(play.picking, viewer, begun)),
  });

  const standing = useMemo(() => (counted ? withFinalPoints(state) : state), [state, counted]);
  // On a phone the news stands where the prompt stands, until something is begun; an answer takes its room.
  const quiet = begun === undefined && mode === null && play.reasons.length === 0;
  const newsFirst = phone && since.length > 0 && quiet && play.peeked === null;
  const showsSince = since.length > 0 && play.dialog === null && (phone ? newsFirst : quiet);
  const ownNews = viewer === null ? undefined : outcomeOfEvents(since, [viewer])[0];

  return (
    <GameTable
      view={view}
      frame={frame}
      className="rg-table"
      seats={seats}
      play={play}
      lists={LISTS}
      hints={state.step !== 'clans'}
      answer={answer}
      marks={{ 'data-visiting': visiting !== null, 'data-docked': visit !== null }}
      layout={{
        ...partsOf({
          state,
          standing,
          viewer,
          front,
          seats,
          words,
          notes: view.seatNotes,
          art,
          phone,
          log: docked ? { log, say, kinds, point } : null,
        }),
        holders: HOLDERS,
        marks: {
          'data-choosing': state.step === 'clans' && state.queue.length === 0,
          'data-watching': docked && !view.refusal && ceremony === null && !result && !view.follow,
        },
      }}
      phase={t(`river-terms:phase.${state.phase}`)}
      progress={<Countdown state={state} viewer={viewer} words={words} />}
      winners={result?.winners ?? null}
      say={say}
      kinds={kinds}
      point={point}
      script={MOTION}
      story={
        visit && (
          <EmperorsVisit
            state={state}
            visit={visit}
            words={words}
            root={root}
            moving={frame.moving}
            visiting={setVisiting}
            close={end}
          />
        )
      }
      news={
        showsSince &&
        viewer !== null && (
          <SinceLine
            phrases={newsPhrases(since, viewer, words)}
            chips={ownNews && <OutcomeChips outcome={ownNews} words={words} />}
            point={point}
            dismiss={dismiss}
            details={() => side.open('since')}
          />
        )
      }
      actions={(base) => <ActionPanel play={play} status={turn.status} base={base} point={point} />}
      actionMarks={{ 'data-news': newsFirst }}
      panels={{
        standings: state.turn > 0 ? () => standingsOf(state, words) : undefined,
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
      finale={(finale) =>
        result && (
          <Scoring
            key={String(finale.live)}
            state={state}
            result={result}
            log={log}
            words={words}
            {...finale}
          />
        )
      }
    />
  );
}
