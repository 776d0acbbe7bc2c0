import { useCallback, useMemo, useRef } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { SideArea } from '../../../table/actions/SideArea';
import { ToolButton } from '../../../table/actions/ToolButton';
import { TopLine } from '../../../table/actions/TopLine';
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
import { type Moment, useCeremony } from '../../../table/story/useCeremony';
import type { TableView } from '../../../table/useBoard';
import { useTurn } from '../../../table/useTurn';
import { useSettings } from '../../../ui/settings';
import { card } from '../card';
import {
  CLEARINGS,
  explain,
  type GameEvent,
  type GameState,
  MAPS,
  type Move,
  type Seat,
  status,
} from '../rules';
import { Actions } from './actions/Actions';
import { Hints, Moves } from './actions/lists';
import { FactionSign, factionClass } from './art/signs';
import { isNews, newsPhrases, TURN_MARKS } from './log/news';
import { logKinds, privateSentence } from './log/sentences';
import { answerFor, nameOfKey } from './model/labels';
import { begunWith, keyAt, PLAN_RULES, type TablePlay } from './model/plans';
import { useWords } from './model/words';
import { MOTION } from './motion';
import { BattleCard, battleIn } from './pieces/BattleCard';
import { pointsOverGame, reasonNote, scoreRows, standingsOf } from './story/scores';
import { HOLDERS, partsOf } from './table-parts';
import './theme/theme.css';

/** The viewer's game, and everything that the shell knows about it. */
export type TableProps = TableView<GameState, Move, GameEvent>;

const RULES = { status, explain };
const NO_NEWS: readonly string[] = [];
const momentsOf = ({ result }: GameState): readonly Moment<'final'>[] => [
  { kind: 'final', happened: result !== null, shownLater: true },
];

/** The table of Root: the wood in the middle, everything that can be done lit up. */
export function Table(view: TableProps) {
  const { state, viewer, names, log, connection, refusal, suggest } = view;
  const { result } = state;
  const words = useWords(names);
  const kit = useQuickTranslation('table');
  const { motion } = useSettings();
  const phone = useTableShape() === 'phone';
  const root = useRef<HTMLDivElement>(null);
  const had = useHadFocus();
  const side = useSidePanels(view);
  const turn = useTurn(RULES, view);
  const { front, between, deciding } = turn;
  const { ceremony, show, end } = useCeremony(momentsOf(state));

  const seats = useMemo(
    (): Seats => ({
      order: state.players.map((_, seat) => seat),
      name: words.name,
      badge: (seat, size) => <FactionSign faction={state.players[seat]?.faction ?? null} size={size} />,
      className: (seat) => factionClass(state.players[seat]?.faction ?? null),
    }),
    [state.players, words],
  );
  const say = useCallback(
    (event: GameEvent) => privateSentence(event, words, state, viewer),
    [words, state, viewer],
  );
  const kinds = useMemo(() => logKinds(words), [words]);
  const onTurn = deciding && state.turn.of === viewer && state.phase === 'play';
  const { since, dismiss } = useSince({
    log,
    seat: onTurn && state.turn.phase === 'birdsong' ? viewer : null,
    turn: state.turn.number,
    marks: TURN_MARKS,
  });
  const { pointedAt, point } = usePointing(root, NO_NEWS, phone ? side.close : null);
  const played = usePlay({
    ...turn,
    state,
    viewer,
    rules: PLAN_RULES,
    careful: phone,
    pointedAt,
    nameOf: useCallback((key: string) => nameOfKey(state, viewer, key, words), [state, viewer, words]),
  });
  const play: TablePlay = { ...played, words };
  useEscape({ endCeremony: ceremony && end, closeSide: side.closeSide, cancel: play.cancel });
  const answer = useCallback((key: string) => answerFor(state, viewer, key, words), [state, viewer, words]);

  useNextPlace({
    root,
    question:
      phone && play.active
        ? `${state.turn.number} ${state.turn.step} ${play.mode} ${play.selection.join()}`
        : null,
    begun: play.selection.length > 0 || play.mode !== null,
    next: () => {
      const battle = battleIn(state);
      if (battle) return `clearing-${battle.clearing}`;
      const { look } = play.picking;
      const begun = begunWith(play.selection);
      const places = [
        ...Array.from({ length: CLEARINGS }, (_, index) => index + 1),
        ...MAPS[state.options.map].forests.map(({ id }) => id),
      ];
      const found = places.find((place) => look(keyAt(place, look, begun)) === 'possible');
      if (found !== undefined) return typeof found === 'number' ? `clearing-${found}` : `to-${found}`;
      // What lies off the map: cards and columns of the Decree in the sheet, quests and dominance cards in the supply.
      const key = play.plans.flatMap(({ parts }) => parts).find((one) => look(one) === 'possible');
      return key?.replace(/^second-/, 'card-').replace(/^also-/, 'column-') ?? null;
    },
  });

  const hints = play.active ? suggest : undefined;
  const docked = viewer === null && !between && !phone;
  const follows = !deciding && !result && (!between || view.thinking != null);
  const logProps = { log, say, kinds, point };
  const counted = !(ceremony?.kind === 'final' && ceremony.live);
  const phrases = viewer === null ? [] : newsPhrases(since, viewer, words);
  const showsSince = phrases.length > 0 && play.selection.length === 0;
  const { decider } = turn.status;

  return (
    <TableRoot
      root={root}
      className="rt-table"
      seats={seats}
      picking={play.picking}
      answer={answer}
      marks={{ 'data-blocked': turn.blocked, 'data-quiet': play.quiet }}
    >
      <TableLayout
        {...partsOf({
          state,
          viewer,
          front,
          seats,
          words,
          phone,
          selection: play.selection,
          log: docked ? logProps : null,
        })}
        holders={HOLDERS}
        topLine={
          <TopLine
            status={turn.status}
            viewer={viewer}
            connection={connection}
            thinking={view.thinking}
            phase={phaseWords(state, kit.language)}
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
          <div className="tk-actions">
            {showsSince && (
              <SinceLine
                phrases={phrases}
                chips={null}
                point={point}
                dismiss={dismiss}
                details={() => side.open('since')}
              />
            )}
            {phone && <BattleCard state={state} words={words} />}
            {follows && <FollowBar log={log} say={say} point={point} follow={view.follow} />}
            {between ? (
              <p className="tk-prompt">
                {kit.t('act.waitFor', { name: decider === null ? '' : words.name(decider) })}
              </p>
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
                onUndo={turn.onUndo}
              />
            )}
          </div>
        }
        side={
          <SideArea
            side={side}
            page={view.sidePanel}
            panels={{
              log: () => <LogPanel {...logProps} />,
              standings: result
                ? undefined
                : () => (
                    <StandingsPanel standings={standingsOf(state, log, words)} forecast={view.forecast} />
                  ),
              moves: () => <Moves play={play} />,
              hint: hints && (() => <Hints play={play} suggest={hints} />),
              since: () => (
                <SinceDetails
                  sentences={since
                    .filter((event) => isNews(event, words))
                    .flatMap((event) => say(event) ?? [])}
                  point={point}
                >
                  {null}
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
          rows={scoreRows(result, log, words)}
          note={reasonNote(result, words)}
          history={pointsOverGame(log, state.players.length)}
          moving={motion.pieces}
          live={ceremony.live}
          afterGame={view.afterGame}
          close={end}
        />
      )}
      <MotionLayer root={root} log={log} script={MOTION} />
      <Announcer log={log} say={say} />
    </TableRoot>
  );
}

/** The phase as the game's card calls it. */
function phaseWords({ turn, phase }: GameState, language: string): string {
  const words = Object.entries(card.words).find(([one]) => one === language)?.[1] ?? card.words.en;
  return words.phases[phase === 'play' ? turn.phase : phase] ?? phase;
}

/** A seat's faction. */
export const SeatBadge = ({ state, seat, size }: { state: GameState; seat: Seat; size: number }) => (
  <FactionSign faction={state.players[seat]?.faction ?? null} size={size} />
);
