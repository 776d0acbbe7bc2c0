import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen, Move, Seat } from '../../games/contract';
import { MatchFileError } from '../../games/match-file';
import { MoveList } from '../../table/replay/MoveList';
import { type BarMark, ReplayBar } from '../../table/replay/ReplayBar';
import { ReplayPanel } from '../../table/replay/ReplayPanel';
import { useReplaying } from '../../table/replay/useReplaying';
import { Select } from '../../ui/Select';
import { useSure } from '../../ui/Sure';
import { WithScreen } from '../game/WithScreen';
import { writeGame } from '../local/saved';
import { MessagePage } from '../MessagePage';
import { failureWords } from '../online/failure-words';
import { useCardWords } from '../registry';
import { ReviewPanel } from '../review/ReviewPanel';
import type { Review } from '../review/review';
import { useReview } from '../review/useReview';
import { href, navigate, shareableLink } from '../routes';
import { type MenuItem, TableMenu } from '../TableMenu';
import { playOnFrom } from './play-on';
import { findReplay, NoReplay, type Replay } from './source';
import { makeReplayTable, type ReplayTable } from './table';
import { turningsOf } from './timeline';
import { useStory } from './useStory';

interface Open {
  readonly replay: Replay;
  readonly Table: ReplayTable;
}
interface Props extends Open {
  readonly card: GameCard;
  readonly screen: GameScreen;
  readonly asked: number | null;
}

/** The address always names the move that is shown; the way back still leads to where one came from. */
function useAddress(game: string, id: string, move: number): void {
  useEffect(() => {
    window.history.replaceState(window.history.state, '', href({ page: 'replay', game, id, move }));
  }, [game, id, move]);
}

/** The moves of a review that stand out, for the bar. */
const marksOf = (review: Review | null): readonly BarMark[] =>
  (review?.turns ?? []).flatMap(({ mark, to }) =>
    mark ? [{ at: to, kind: mark === 'mistake' ? 'bad' : 'good' }] : [],
  );

function Stepping({ card, screen, replay, Table, asked }: Props) {
  const { t } = useTranslation(['replay', 'app']);
  const words = useCardWords(card);
  const field = useId();
  const { timeline, id, viewers } = replay;
  const { moments } = timeline;
  const names = useMemo(
    () => replay.names.map((name, seat) => name ?? t('app:local.player', { number: seat + 1 })),
    [replay, t],
  );
  const turnings = useMemo(() => turningsOf(timeline, words.phases), [timeline, words]);
  const turns = useMemo(() => turnings.map(({ at }) => at), [turnings]);
  const replaying = useReplaying({ last: moments.length - 1, turns, asked });
  const { at, go } = replaying;
  const [viewer, setViewer] = useState<Seat | null>(replay.viewer);
  const [panel, setPanel] = useState<'moves' | 'review' | null>(null);
  const toggle = (wanted: 'moves' | 'review') => {
    setPanel(panel === wanted ? null : wanted);
    // The final scores lie over the panel: the way back begins at the last decision.
    if (panel !== wanted && over) go(at - 1);
  };
  const close = () => setPanel(null);
  const sure = useSure();
  const reviewing = useReview(screen.module, timeline, id);
  const [said, setSaid] = useState<string | null>(null);
  const lines = useStory(screen.module, timeline, names, viewer);
  const marks = useMemo(() => marksOf(reviewing.review), [reviewing.review]);
  useAddress(card.id, id, at);
  const moment = moments[at] ?? moments[0];
  const happened = lines
    .filter((line) => line.at === at)
    .map(({ text }) => text)
    .join(' ');
  const { over, decider } = screen.module.status(moment.state.G);

  async function share(): Promise<void> {
    const link = shareableLink({ page: 'replay', game: card.id, id, move: at });
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t(replay.online ? 'share.copied' : 'share.here'));
    } catch {
      setSaid(link);
    }
  }

  /** Begins a game on this device at the moment that is shown, with another move where one was tried. */
  function playOn(tried?: Move): void {
    const { contents } = replay;
    if (contents === null) return;
    const person = viewer ?? decider ?? 0;
    const begun = playOnFrom(card, { ...replay, contents }, at, person);
    const game = tried ? { ...begun, moves: [...begun.moves, { ...tried, player: person }] } : begun;
    // Where nothing can be stored it goes on in memory, and its table says so.
    writeGame(game);
    navigate({ page: 'local', game: card.id, id: game.id });
  }

  const toMatch = () => navigate({ page: 'match', game: card.id, id });
  /** A move was tried at the table: it begins a game on this device, or leads to the match that goes on. */
  const tried = (move: Move) =>
    replay.contents === null
      ? sure.ask({ question: t('runningSure'), verb: t('none.toMatch'), act: toMatch })
      : sure.ask({ question: t('playOnSure'), verb: t('playOn'), act: () => playOn(move) });
  const menu: MenuItem[] = [];
  if (replay.saved) {
    menu.push({ label: t('back'), act: () => navigate({ page: 'local', game: card.id, id }) });
  }
  if (replay.online) menu.push({ label: t('none.toMatch'), act: toMatch });
  return (
    <div className="app-replay">
      <Table
        at={at}
        playerID={viewer === null ? undefined : String(viewer)}
        names={names}
        connection="connected"
        onMove={tried}
        onUndo={() => go(at - 1)}
        onSideClose={close}
        sidePanel={
          panel === 'moves' ? (
            <ReplayPanel title={t('list.title')} onClose={close}>
              <MoveList lines={lines} at={at} onGo={go} />
            </ReplayPanel>
          ) : panel === 'review' ? (
            <ReplayPanel title={t('review.title')} onClose={close}>
              <ReviewPanel {...{ screen, timeline, names, reviewing, at }} onGo={go} />
            </ReplayPanel>
          ) : undefined
        }
        refusal={said}
        topLineExtras={<TableMenu card={card} items={menu} />}
      />
      <ReplayBar replaying={replaying} turnings={turnings} marks={marks} turn={moment.turn} said={happened}>
        <label htmlFor={`${field}-viewer`} className="tk-hidden">
          {t('viewer.label')}
        </label>
        <Select
          id={`${field}-viewer`}
          value={viewer === null ? '' : String(viewer)}
          onChange={(chosen) => setViewer(chosen === '' ? null : Number(chosen))}
        >
          {viewers.map((seat) => (
            <option key={seat ?? ''} value={seat ?? ''}>
              {seat === null ? t('viewer.spectator') : t('viewer.seat', { name: names[seat] ?? '' })}
            </option>
          ))}
        </Select>
        <button
          type="button"
          className="tk-small"
          aria-expanded={panel === 'moves'}
          onClick={() => toggle('moves')}
        >
          {t('list.title')}
        </button>
        {timeline.over ? (
          <button
            type="button"
            className="tk-small"
            aria-expanded={panel === 'review'}
            onClick={() => toggle('review')}
          >
            {t('review.title')}
          </button>
        ) : null}
        <button type="button" className="tk-small" onClick={() => void share()}>
          {t('share.button')}
        </button>
        {over || replay.contents === null ? null : (
          <button type="button" className="tk-small" onClick={() => playOn()}>
            {t('playOn')}
          </button>
        )}
      </ReplayBar>
      {sure.dialog}
    </div>
  );
}

/** Why there is nothing to see: `broken`, or a code of the server. */
function Nothing({ code }: { code: string }) {
  const { t } = useTranslation(['replay', 'app']);
  const { t: app } = useTranslation('app');
  const text =
    code === 'broken' || code === 'illegal'
      ? t('none.broken')
      : code === 'unknown-match'
        ? t('none.unknown')
        : failureWords(app, code);
  return (
    <MessagePage title={t('none.title')} text={text}>
      <a className="app-button" href={href({ page: 'openFile', file: null })}>
        {t('open.title')}
      </a>
      <a className="app-button" href={href({ page: 'start' })}>
        {t('app:common.toStart')}
      </a>
    </MessagePage>
  );
}

function Loaded({
  card,
  screen,
  id,
  move,
}: {
  card: GameCard;
  screen: GameScreen;
  id: string;
  move: number | null;
}) {
  const { t } = useTranslation('app');
  const [found, setFound] = useState<Open | string | null>(null);
  useEffect(() => {
    let gone = false;
    findReplay(screen.module, id)
      .then((replay) => {
        if (!gone) setFound({ replay, Table: makeReplayTable(screen, replay.timeline) });
      })
      .catch((error: unknown) => {
        if (gone) return;
        if (error instanceof NoReplay) setFound(error.code);
        else if (error instanceof MatchFileError) setFound('broken');
        // Anything else is a bug: the page's error boundary shows it.
        else
          setFound(() => {
            throw error;
          });
      });
    return () => {
      gone = true;
    };
  }, [screen, id]);
  if (found === null) return <MessagePage title={t('common.loading')} />;
  if (typeof found === 'string') return <Nothing code={found} />;
  return (
    <Stepping
      card={card}
      screen={screen}
      asked={move ?? (found.replay.timeline.over ? 0 : null)}
      {...found}
    />
  );
}

/** A match, a game of this device or a file, stepped through move by move. */
export function ReplayPage({ game, id, move }: { game: string; id: string; move: number | null }) {
  return (
    <WithScreen game={game}>
      {(card, screen) => <Loaded card={card} screen={screen} id={id} move={move} />}
    </WithScreen>
  );
}
