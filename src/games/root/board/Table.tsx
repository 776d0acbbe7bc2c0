import { useCallback, useMemo } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { GameTable } from '../../../table/frame/GameTable';
import { useFrame } from '../../../table/frame/useFrame';
import { useNextPlace } from '../../../table/layout/useNextPlace';
import { usePointing } from '../../../table/layout/usePointing';
import { SinceDetails, SinceLine } from '../../../table/log/Since';
import { useSince } from '../../../table/log/useSince';
import { usePlay } from '../../../table/pick/usePlay';
import type { Seats } from '../../../table/seats';
import { FinalScoring } from '../../../table/story/FinalScoring';
import type { TableView } from '../../../table/useBoard';
import { cardWords } from '../../card-words';
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
import { LISTS } from './actions/lists';
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

/** The table of Root: the wood in the middle, everything that can be done lit up. */
export function Table(view: TableProps) {
  const { state, viewer, names, log } = view;
  const { result } = state;
  const words = useWords(names);
  const { language } = useQuickTranslation('table');
  const frame = useFrame(RULES, view);
  const { root, phone, side, turn, docked } = frame;

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
  const onTurn = turn.deciding && state.turn.of === viewer && state.phase === 'play';
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

  const phrases = viewer === null ? [] : newsPhrases(since, viewer, words);
  const showsSince = phrases.length > 0 && play.selection.length === 0;
  const phase = state.phase === 'play' ? state.turn.phase : state.phase;

  return (
    <GameTable
      view={view}
      frame={frame}
      className="rt-table"
      seats={seats}
      play={play}
      lists={LISTS}
      answer={answer}
      layout={{
        ...partsOf({
          state,
          viewer,
          front: turn.front,
          seats,
          words,
          selection: play.selection,
          begins: play.mode !== null,
          looked: play.shown?.move ?? null,
          log: docked ? { log, say, kinds, point } : null,
        }),
        holders: HOLDERS,
      }}
      phase={cardWords(card, language).phases[phase] ?? phase}
      winners={result?.winners ?? null}
      say={say}
      kinds={kinds}
      point={point}
      script={MOTION}
      news={
        <>
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
        </>
      }
      actions={(base) => <Actions play={play} status={turn.status} base={base} point={point} />}
      panels={{
        standings: () => standingsOf(state, log, words),
        since: () => (
          <SinceDetails
            sentences={since.filter((event) => isNews(event, words)).flatMap((event) => say(event) ?? [])}
            point={point}
          >
            {null}
          </SinceDetails>
        ),
      }}
      finale={(finale) =>
        result && (
          <FinalScoring
            key={String(finale.live)}
            result={result}
            rows={scoreRows(result, log, words)}
            note={reasonNote(result, words)}
            history={pointsOverGame(log, state.players.length)}
            {...finale}
          />
        )
      }
    />
  );
}

/** A seat's faction. */
export const SeatBadge = ({ state, seat, size }: { state: GameState; seat: Seat; size: number }) => (
  <FactionSign faction={state.players[seat]?.faction ?? null} size={size} />
);
