import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen, Move, Seat } from '../../games/contract';
import { HandOver } from '../../table/HandOver';
import { AdvicePanel } from '../advice/AdvicePanel';
import { SureDialog } from '../advice/SureDialog';
import { useAdvice } from '../advice/useAdvice';
import { LocalFairness } from '../fair/LocalFairness';
import { WithScreen } from '../game/WithScreen';
import { MessagePage } from '../MessagePage';
import { downloadSavedGame, downloadUnreadable } from '../match-file';
import { useTurnAlert } from '../notify/turn';
import { usePlatform } from '../platform';
import { useInMemory } from '../profile/StorageWarning';
import { useCard, useCardWords } from '../registry';
import { href, navigate } from '../routes';
import { TableMenu } from '../TableMenu';
import { BrokenGameError, LocalGame } from './game';
import { holding } from './holding';
import { listUnreadable, newGame, readGame, type SavedGame, writeGame } from './saved';
import { type LocalTable, makeLocalTable } from './table';
import { useBots } from './useBots';
import { useWriter } from './writer';

interface OpenGame {
  readonly game: LocalGame;
  readonly Table: LocalTable;
}
interface TableParts extends OpenGame {
  readonly card: GameCard;
  readonly screen: GameScreen;
}

/** A table on this device, with its people and bots. */
function LocalTablePage({ card, screen, game, Table }: TableParts) {
  const { t } = useTranslation(['app', 'replay']);
  const replay = { page: 'replay', game: card.id, id: game.saved.id, move: null } as const;
  const { title, bots } = useCardWords(card);
  const snapshot = useSyncExternalStore(game.subscribe, game.snapshot);
  const { status } = snapshot;
  const { seats } = game.saved;
  const [holder, setHolder] = useState<Seat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fair, setFair] = useState(false);
  const [asking, setAsking] = useState(false);
  const writes = useWriter(game);
  const inMemory = useInMemory();
  const { acting, handTo } = holding(status, seats, holder);
  const { present, thinking, failure, suggest, forecast, follow } = useBots(game, snapshot, writes);
  const decides = acting !== null && acting === status.decider;
  const names = useMemo(() => seats.map((seat) => seat.name), [seats]);
  const levels = useMemo(
    () =>
      seats.map((seat) =>
        seat.kind === 'bot' ? t('seat.bot', { level: bots[seat.level]?.name ?? seat.level }) : null,
      ),
    [seats, bots, t],
  );
  useTurnAlert(decides && present, status.turn, title);

  const play = useCallback(
    (move: Move) => {
      if (acting !== null) setRefusal(game.play(move, acting) ? null : t('local.refused'));
    },
    [game, acting, t],
  );
  const advice = useAdvice({ screen, game, snapshot, seat: acting, names, play });
  const undo = useCallback(() => {
    setRefusal(null);
    if (acting !== null) game.undo(acting);
  }, [game, acting]);
  const hint = useCallback(async () => (acting === null ? [] : suggest(acting)), [suggest, acting]);

  const foresee = useMemo(() => (acting === null ? undefined : () => forecast(acting)), [forecast, acting]);

  function again(): void {
    const next = newGame(card.id, seats, { ...card.defaultOptions, ...game.saved.options });
    writeGame(next);
    navigate({ page: 'local', game: card.id, id: next.id });
  }

  const nextPerson = handTo === null ? null : seats[handTo];
  return (
    <>
      <Table
        playerID={acting === null ? undefined : String(acting)}
        front={handTo}
        names={names}
        busy={advice.busy}
        onMove={advice.consider}
        onUndo={undo}
        thinking={thinking}
        forecast={foresee}
        follow={present ? follow : undefined}
        seatNotes={levels}
        suggest={decides && !advice.on ? hint : undefined}
        sidePanel={
          asking && advice.on ? <AdvicePanel advice={advice} onClose={() => setAsking(false)} /> : undefined
        }
        onSideClose={() => setAsking(false)}
        refusal={refusal ?? failure ?? (inMemory ? t('local.noRoom') : null)}
        afterGame={
          <>
            <button type="button" className="app-button app-primary" onClick={again}>
              {t('menu.again')}
            </button>
            <a className="app-button" href={href(replay)}>
              {t('replay:menu')}
            </a>
            <button type="button" className="app-button" onClick={() => setFair(true)}>
              {t('fair.check')}
            </button>
            <a className="app-button" href={href({ page: 'start' })}>
              {t('common.toStart')}
            </a>
          </>
        }
        topLineExtras={
          <TableMenu
            card={card}
            items={[
              { label: t('menu.export'), act: () => void downloadSavedGame(game.saved) },
              { label: t('replay:menu'), act: () => navigate(replay) },
              { label: t('menu.again'), act: again },
              { label: t('fair.title'), act: () => setFair(true) },
              ...(advice.on === null
                ? []
                : [
                    {
                      label: t(advice.on ? 'advice.menuOff' : 'advice.menuOn'),
                      act: () => advice.setOn(!advice.on),
                    },
                  ]),
            ]}
          >
            {advice.on ? (
              <button
                type="button"
                className="app-button app-small app-ask-advice"
                aria-expanded={asking}
                onClick={() => setAsking(!asking)}
              >
                {t('advice.ask')}
              </button>
            ) : null}
          </TableMenu>
        }
      />
      {advice.warning ? <SureDialog warning={advice.warning} onOff={() => advice.setOn(false)} /> : null}
      {fair ? <LocalFairness game={game} over={status.over} onClose={() => setFair(false)} /> : null}
      {nextPerson && handTo !== null ? (
        <HandOver
          key={`${handTo}-${snapshot.moment}`}
          name={nextPerson.name}
          badge={<screen.SeatBadge state={game.view(null)} seat={handTo} size={72} />}
          onReady={() => setHolder(handTo)}
        />
      ) : null}
    </>
  );
}

/** A game that is stored here and cannot be played: it can still be saved as a file. */
function UnplayableGame({ text, onSave }: { text: string; onSave: () => void }) {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('local.broken.title')} text={text}>
      <button type="button" className="app-button app-primary" onClick={onSave}>
        {t('menu.export')}
      </button>
      <a className="app-button" href={href({ page: 'start' })}>
        {t('common.toStart')}
      </a>
    </MessagePage>
  );
}

/** Opens a stored game where it stood, once everything that its table is made of is there. */
function StoredGame({ saved, card, screen }: { saved: SavedGame; card: GameCard; screen: GameScreen }) {
  const { t } = useTranslation('app');
  const { debug, loadDebugPanel } = usePlatform();
  const [open, setOpen] = useState<OpenGame | 'loading' | 'broken'>('loading');

  useEffect(() => {
    let gone = false;
    async function begin(): Promise<void> {
      const impl = debug ? await loadDebugPanel() : null;
      if (gone) return;
      const game = new LocalGame(screen.module, saved);
      const panel = impl ? { impl: impl as never, collapseOnLoad: true } : false;
      setOpen({ game, Table: makeLocalTable(screen, game, panel) });
    }
    begin().catch((error: unknown) => {
      if (error instanceof BrokenGameError) setOpen('broken');
      // Anything else is a bug: the page's error boundary shows it.
      else
        setOpen(() => {
          throw error;
        });
    });
    return () => {
      gone = true;
    };
  }, [saved, screen, debug, loadDebugPanel]);

  if (open === 'loading') return <MessagePage title={t('common.loading')} />;
  if (open === 'broken')
    return <UnplayableGame text={t('local.broken.text')} onSave={() => void downloadSavedGame(saved)} />;
  return <LocalTablePage card={card} screen={screen} {...open} />;
}

export function LocalGamePage({ game, id }: { game: string; id: string }) {
  const { t } = useTranslation(['app', 'replay']);
  const [saved] = useState(() => readGame(id));
  const [unreadable] = useState(() => listUnreadable().find((one) => one.id === id));
  const card = useCard(saved?.game ?? game);
  if (unreadable)
    return (
      <UnplayableGame text={t('replay:unreadable.text')} onSave={() => downloadUnreadable(unreadable)} />
    );
  if (!saved) {
    return (
      <MessagePage title={t('local.missing.title')} text={t('local.missing.text')}>
        <a className="app-button app-primary" href={href({ page: 'localSetup', game })}>
          {t('local.title')}
        </a>
      </MessagePage>
    );
  }
  if (!card)
    return (
      <UnplayableGame
        text={t('local.broken.noSuchGame', { game: saved.game })}
        onSave={() => void downloadSavedGame(saved)}
      />
    );
  return (
    <WithScreen game={saved.game}>
      {(_, screen) => <StoredGame saved={saved} card={card} screen={screen} />}
    </WithScreen>
  );
}
