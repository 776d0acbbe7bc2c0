import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Move, Seat } from '../../games/river-of-gold';
import { foldLog, Table } from '../../games/river-of-gold/board';
import { MessagePage } from '../MessagePage';
import { downloadMatch } from '../match-file';
import { useTurnAlert } from '../notify/turn';
import { usePlatform } from '../platform';
import { href, navigate } from '../routes';
import { TableMenu } from '../TableMenu';
import { BrokenGameError, LocalGame } from './game';
import { HandOver } from './HandOver';
import { holding } from './holding';
import { matchFile, newGame, readGame, type SavedGame, writeGame } from './saved';
import { useBots } from './useBots';

function exportGame(game: SavedGame): void {
  downloadMatch(matchFile(game), `river-of-gold-${game.id}`);
}

/** A table on this device, with its persons and bots. */
function LocalTable({ game }: { game: LocalGame }) {
  const { t } = useTranslation('app');
  const { state, log, stored } = useSyncExternalStore(game.subscribe, game.snapshot);
  const { seats } = game.saved;
  const [holder, setHolder] = useState<Seat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { eyes, acts, handTo } = holding(state, seats, holder);
  const bots = useBots(game, state, log.length);
  const over = state.step === 'over';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is a function of the game's state
  const view = useMemo(() => game.view(eyes), [game, state, eyes]);
  const entries = useMemo(() => foldLog(log), [log]);
  const names = useMemo(() => seats.map((seat) => seat.name), [seats]);
  useTurnAlert(!over && acts !== null && acts === state.current && bots.present, state.turn);

  const play = useCallback(
    (move: Move) => setRefusal(game.play(move) ? null : t('local.refused')),
    [game, t],
  );
  const undo = useCallback(() => {
    setRefusal(null);
    game.undo();
  }, [game]);

  function again(): void {
    const next = newGame(seats, game.saved.options);
    if (writeGame(next)) navigate({ page: 'local', id: next.id });
  }

  const nextPerson = handTo === null ? null : seats[handTo];
  return (
    <>
      <Table
        state={view}
        viewer={acts}
        front={handTo}
        names={names}
        log={entries}
        connection="local"
        busy={false}
        onMove={play}
        onUndo={undo}
        thinking={bots.thinking}
        suggest={acts !== null && acts === state.current ? bots.suggest : undefined}
        refusal={refusal ?? bots.failure ?? (stored ? null : t('local.noRoom'))}
        afterGame={
          <>
            <button type="button" className="app-button app-primary" onClick={again}>
              {t('menu.again')}
            </button>
            <a className="app-button" href={href({ page: 'start' })}>
              {t('common.toStart')}
            </a>
          </>
        }
        topLineExtras={
          <TableMenu
            items={[
              { label: t('menu.export'), act: () => exportGame(game.saved) },
              { label: t('menu.again'), act: again },
            ]}
          />
        }
      />
      {nextPerson && handTo !== null ? (
        <HandOver
          key={`${handTo}-${state.turn}`}
          name={nextPerson.name}
          clan={state.players[handTo]?.clan ?? null}
          onReady={() => setHolder(handTo)}
        />
      ) : null}
    </>
  );
}

type Loaded = LocalGame | 'loading' | 'missing' | SavedGame;

/** Opens a stored game where it stood. */
export function LocalGamePage({ id }: { id: string }) {
  const { t } = useTranslation('app');
  const { debug, loadDebugPanel } = usePlatform();
  const [loaded, setLoaded] = useState<Loaded>('loading');

  useEffect(() => {
    let game: LocalGame | null = null;
    let gone = false;
    async function open(): Promise<void> {
      const saved = readGame(id);
      if (!saved) return setLoaded('missing');
      const impl = debug ? await loadDebugPanel() : null;
      if (gone) return;
      try {
        game = new LocalGame(saved, impl ? { impl: impl as never, collapseOnLoad: true } : false);
      } catch (error) {
        if (error instanceof BrokenGameError) return setLoaded(error.saved);
        throw error;
      }
      game.start();
      setLoaded(game);
    }
    setLoaded('loading');
    void open();
    return () => {
      gone = true;
      game?.stop();
    };
  }, [id, debug, loadDebugPanel]);

  if (loaded === 'loading') return <MessagePage title={t('common.loading')} />;
  if (loaded === 'missing') {
    return (
      <MessagePage title={t('local.missing.title')} text={t('local.missing.text')}>
        <a className="app-button app-primary" href={href({ page: 'localSetup' })}>
          {t('local.title')}
        </a>
      </MessagePage>
    );
  }
  if (!(loaded instanceof LocalGame)) {
    return (
      <MessagePage title={t('local.broken.title')} text={t('local.broken.text')}>
        <button type="button" className="app-button app-primary" onClick={() => exportGame(loaded)}>
          {t('menu.export')}
        </button>
        <a className="app-button" href={href({ page: 'localSetup' })}>
          {t('local.title')}
        </a>
      </MessagePage>
    );
  }
  return <LocalTable key={loaded.saved.id} game={loaded} />;
}
