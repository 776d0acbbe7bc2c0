import { useCallback, useMemo, useRef, useState } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { SeatLines } from '../../../table/actions/Preview';
import { SideArea } from '../../../table/actions/SideArea';
import { ToolButton } from '../../../table/actions/ToolButton';
import { Count, TopLine } from '../../../table/actions/TopLine';
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
import { SinceDetails, SinceLine } from '../../../table/log/Since';
import { useSince } from '../../../table/log/useSince';
import { MotionLayer } from '../../../table/motion/MotionLayer';
import { usePlay } from '../../../table/pick/usePlay';
import type { Seats } from '../../../table/seats';
import { StandingsPanel } from '../../../table/standings/StandingsPanel';
import { AfterGame } from '../../../table/story/AfterGame';
import { FinalScoring } from '../../../table/story/FinalScoring';
import { useCeremony } from '../../../table/story/useCeremony';
import type { TableView } from '../../../table/useBoard';
import { useTurn } from '../../../table/useTurn';
import { useSettings } from '../../../ui/settings';
import { card } from '../card';
import {
  explain,
  type GameEvent,
  type GameState,
  type Move,
  type Seat,
  STREET,
  status,
  tableOf,
} from '../rules';
import { Actions } from './actions/Actions';
import { Hints, Moves } from './actions/lists';
import { Chips, changesOf, seatChips } from './actions/Outcome';
import { Crest, seatClass } from './art/icons';
import { momentsOf } from './ceremonies';
import { isNews, newsPhrases, TURN_MARKS } from './log/news';
import { logKinds, sentence } from './log/sentences';
import { nextFire } from './model/fire';
import { nameOfKey } from './model/labels';
import { answerFor } from './model/origins';
import { PLAN_RULES, type TablePlay } from './model/plans';
import { useWords } from './model/words';
import { motionWith } from './motion';
import { FireStory, NewYearStory, PayDayStory } from './story/Ceremonies';
import { ikiOverGame, scoreRows, tieBreakRow, tieBroken } from './story/scores';
import { standingsOf } from './story/standings';
import { HOLDERS, partsOf } from './table-parts';
import './theme/theme.css';

/** The viewer's game, and everything that the shell knows about it. */
export type TableProps = TableView<GameState, Move, GameEvent>;

const RULES = { status, explain };
const NO_NEWS: readonly string[] = [];

/** The table of IKI: the street in the middle, everything that can be done lit up. */
export function Table(view: TableProps) {
  const { state, viewer, names, log, connection, refusal, suggest, onUndo } = view;
  const { result } = state;
  const words = useWords(names, state.options.cards);
  const { t } = words;
  const kit = useQuickTranslation('table');
  const { motion } = useSettings();
  const phone = useTableShape() === 'phone';
  const root = useRef<HTMLDivElement>(null);
  const had = useHadFocus();
  const side = useSidePanels(view);
  const turn = useTurn(RULES, view);
  const { front, between, deciding } = turn;
  const { ceremony, show, end } = useCeremony(momentsOf(state));
  const kind = ceremony?.kind.split('-')[0] ?? null;
  /** The place that a ceremony is about now. */
  const [showing, setShowing] = useState<string | null>(null);
  // The New Year follows December's pay day.
  const close = (): void =>
    ceremony?.kind === 'pay-12' && state.step === 'newYearSpace'
      ? show({ kind: 'newYear', live: true })
      : end();

  const showAgain = (what: 'fire' | 'pay', record: { readonly month: number } | null): void => {
    if (record) show({ kind: `${what}-${record.month}`, live: true });
  };

  const seats = useMemo(
    (): Seats => ({
      order: state.players.map((_, seat) => seat),
      name: words.name,
      badge: (seat, size) => <Crest seat={seat} size={size} />,
      className: seatClass,
    }),
    [state.players, words],
  );
  const values = tableOf(state);
  const script = useMemo(() => motionWith(values), [values]);
  const say = useCallback((event: GameEvent) => sentence(event, words), [words]);
  const kinds = useMemo(() => logKinds(words), [words]);
  const begins = state.step === 'stepA' || state.step === 'pathOfLife' || state.step === 'newYearSpace';
  const { since, dismiss } = useSince({
    log,
    seat: deciding && begins ? viewer : null,
    turn: state.turn,
    marks: TURN_MARKS,
  });
  const news = useMemo(() => (showing ? [showing] : NO_NEWS), [showing]);
  const { pointedAt, point } = usePointing(root, news, phone ? side.close : null);
  const played = usePlay({
    ...turn,
    state,
    viewer,
    rules: PLAN_RULES,
    careful: phone,
    pointedAt,
    nameOf: useCallback((key: string) => nameOfKey(state, viewer, key, words), [state, viewer, words]),
    priceWords: useCallback((sandals: number) => words.amount('sandals', sandals), [words]),
  });
  const play: TablePlay = { ...played, words };
  const answer = useCallback((key: string) => answerFor(state, viewer, key, words), [state, viewer, words]);
  useEscape({ endCeremony: ceremony && close, closeSide: side.closeSide, cancel: play.cancel });

  useNextPlace({
    root,
    question: phone && play.active ? `${state.turn} ${state.step} ${play.selection.join()}` : null,
    begun: play.selection.length > 0,
    next: () =>
      [
        ...STREET.map(({ space }) => `space-${space}`),
        ...STREET.flatMap(({ stalls }) => stalls.map((s) => `stall-${s}`)),
      ].find((key) => play.picking.look(key) === 'possible') ?? null,
  });

  const hints = play.active ? suggest : undefined;
  const docked = viewer === null && !between && !phone;
  const follows = !deciding && !result && (!between || view.thinking != null);
  const logProps = { log, say, kinds, point };
  const fire = nextFire(state);
  const counted = !(ceremony?.kind === 'final' && ceremony.live);
  const phrases = viewer === null ? [] : newsPhrases(since, viewer, words);
  const showsSince = phrases.length > 0 && play.selection.length === 0;
  const told = { state, words, moving: motion.pieces, showing: setShowing, close };
  const ownChange = viewer === null ? undefined : changesOf(since, state.players.length)[viewer];

  const story =
    kind === 'fire' && state.fire ? (
      <FireStory key={ceremony?.kind} {...told} fire={state.fire} />
    ) : kind === 'pay' && state.payDay ? (
      <PayDayStory key={ceremony?.kind} {...told} payDay={state.payDay} />
    ) : kind === 'newYear' ? (
      <NewYearStory {...told} />
    ) : null;

  return (
    <TableRoot
      root={root}
      className="iki-table"
      seats={seats}
      picking={play.picking}
      answer={answer}
      marks={{ 'data-blocked': turn.blocked, 'data-quiet': play.quiet, 'data-story': story !== null }}
    >
      <TableLayout
        {...partsOf({ state, viewer, front, seats, words, counted, phone, log: docked ? logProps : null })}
        holders={HOLDERS}
        topLine={
          <TopLine
            status={turn.status}
            viewer={viewer}
            connection={connection}
            thinking={view.thinking}
            phase={`${words.month(state.month)} · ${phaseWords(state, kit.language)}`}
            progress={
              fire && (
                <Count
                  said={t('iki-table:part.fireIn', {
                    strength: fire.strength,
                    month: words.month(fire.month),
                  })}
                />
              )
            }
            winners={counted && result ? result.winners : null}
          >
            {hints && <ToolButton tool="hint" side={side} />}
            {viewer !== null && !result && <ToolButton tool="moves" side={side} />}
            {!result && <ToolButton tool="standings" side={side} />}
            {!docked && <ToolButton tool="log" side={side} />}
            {result && !ceremony && (
              <button type="button" className="tk-tool" onClick={() => show({ kind: 'final', live: false })}>
                {kit.t('score.again')}
              </button>
            )}
            {view.topLineExtras}
          </TopLine>
        }
        actions={
          story ?? (
            <div className="tk-actions">
              {showsSince && (
                <SinceLine
                  phrases={phrases}
                  chips={ownChange && <Chips change={ownChange} words={words} />}
                  dismiss={dismiss}
                  details={() => side.open('since')}
                />
              )}
              {follows && <FollowBar log={log} say={say} point={point} follow={view.follow} />}
              {between ? (
                <p className="tk-prompt">{kit.t('act.waitFor', { name: words.name(state.current) })}</p>
              ) : (
                <Actions
                  play={play}
                  turn={turn}
                  had={had}
                  connection={connection}
                  refusal={refusal}
                  afterGame={
                    !ceremony && result && <AfterGame winners={result.winners} buttons={view.afterGame} />
                  }
                  point={point}
                  onUndo={onUndo}
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
              moves: () => <Moves play={play} />,
              hint: hints && (() => <Hints play={play} suggest={hints} />),
              since: () => (
                <SinceDetails
                  sentences={since
                    .filter((event) => isNews(event, words))
                    .flatMap((event) => say(event) ?? [])}
                  point={point}
                >
                  <SeatLines seats={seatChips(changesOf(since, state.players.length), words)} />
                  {state.fire && since.some(({ type }) => type === 'fireBroke') && (
                    <button type="button" className="tk-button" onClick={() => showAgain('fire', state.fire)}>
                      {t('iki-table:since.showFire')}
                    </button>
                  )}
                  {state.payDay && since.some(({ type }) => type === 'payDayBegan') && (
                    <button
                      type="button"
                      className="tk-button"
                      onClick={() => showAgain('pay', state.payDay)}
                    >
                      {t('iki-table:since.showPayDay')}
                    </button>
                  )}
                </SinceDetails>
              ),
            }}
          />
        }
      />
      {ceremony?.kind === 'final' && result && (
        <FinalScoring
          key={String(ceremony.live)}
          result={result}
          rows={scoreRows(result.scores, words)}
          tieBreaks={[tieBreakRow(state, words)]}
          note={tieBroken(result) ? t('iki-table:story.tieBreak') : null}
          history={ikiOverGame(log, state.players.length)}
          moving={motion.pieces}
          live={ceremony.live}
          afterGame={view.afterGame}
          close={end}
        />
      )}
      <MotionLayer root={root} log={log} script={script} />
      <Announcer log={log} say={say} />
    </TableRoot>
  );
}

/** The phase as the game's card calls it. */
function phaseWords({ phase }: GameState, language: string): string {
  const words = Object.entries(card.words).find(([one]) => one === language)?.[1] ?? card.words.en;
  return words.phases[phase] ?? phase;
}

/** A seat's crest. */
export const SeatBadge = ({ seat, size }: { state: GameState; seat: Seat; size: number }) => (
  <Crest seat={seat} size={size} />
);
