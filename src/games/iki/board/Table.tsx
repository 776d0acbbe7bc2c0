import { useCallback, useMemo, useState } from 'react';
import { useQuickTranslation } from '../../../i18n/quick';
import { SeatLines } from '../../../table/actions/Preview';
import { Count } from '../../../table/actions/TopLine';
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
import { LISTS } from './actions/lists';
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
  const { state, viewer, names, log } = view;
  const { result } = state;
  const words = useWords(names, state.options.cards);
  const { t } = words;
  const { language } = useQuickTranslation('table');
  const frame = useFrame(RULES, view, momentsOf(state));
  const { root, phone, side, turn, ceremony, show, end, counted, docked } = frame;
  const { front, deciding } = turn;
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

  const logProps = { log, say, kinds, point };
  const fire = nextFire(state);
  const phrases = viewer === null ? [] : newsPhrases(since, viewer, words);
  const showsSince = phrases.length > 0 && play.selection.length === 0;
  const told = { state, words, moving: frame.moving, showing: setShowing, close };
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
    <GameTable
      view={view}
      frame={frame}
      className="iki-table"
      seats={seats}
      play={play}
      lists={LISTS}
      answer={answer}
      marks={{ 'data-story': story !== null }}
      layout={{
        ...partsOf({ state, viewer, front, seats, words, counted, phone, log: docked ? logProps : null }),
        holders: HOLDERS,
      }}
      phase={`${words.month(state.month)} · ${cardWords(card, language).phases[state.phase] ?? state.phase}`}
      progress={
        fire && (
          <Count
            said={t('iki-table:part.fireIn', { strength: fire.strength, month: words.month(fire.month) })}
          />
        )
      }
      winners={result?.winners ?? null}
      say={say}
      kinds={kinds}
      point={point}
      script={script}
      story={story}
      endCeremony={close}
      news={
        showsSince && (
          <SinceLine
            phrases={phrases}
            chips={ownChange && <Chips change={ownChange} words={words} />}
            point={point}
            dismiss={dismiss}
            details={() => side.open('since')}
          />
        )
      }
      actions={(base) => <Actions play={play} status={turn.status} base={base} point={point} />}
      panels={{
        standings: () => standingsOf(state, words),
        since: () => (
          <SinceDetails
            sentences={since.filter((event) => isNews(event, words)).flatMap((event) => say(event) ?? [])}
            point={point}
          >
            <SeatLines seats={seatChips(changesOf(since, state.players.length), words)} />
            {state.fire && since.some(({ type }) => type === 'fireBroke') && (
              <button type="button" className="tk-button" onClick={() => showAgain('fire', state.fire)}>
                {t('iki-table:since.showFire')}
              </button>
            )}
            {state.payDay && since.some(({ type }) => type === 'payDayBegan') && (
              <button type="button" className="tk-button" onClick={() => showAgain('pay', state.payDay)}>
                {t('iki-table:since.showPayDay')}
              </button>
            )}
          </SinceDetails>
        ),
      }}
      finale={(finale) =>
        result && (
          <FinalScoring
            key={String(finale.live)}
            result={result}
            rows={scoreRows(result.scores, words)}
            tieBreaks={[tieBreakRow(state, words)]}
            note={tieBroken(result) ? t('iki-table:story.tieBreak') : null}
            history={ikiOverGame(log, state.players.length)}
            {...finale}
          />
        )
      }
    />
  );
}

/** A seat's crest. */
export const SeatBadge = ({ seat, size }: { state: GameState; seat: Seat; size: number }) => (
  <Crest seat={seat} size={size} />
);
