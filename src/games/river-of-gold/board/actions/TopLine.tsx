import type { ReactNode } from 'react';
import type { GameState, Seat } from '../../rules';
import { ClanEmblem } from '../art';
import { progress, tilesToFinalRound } from '../model/progress';
import type { Words } from '../model/words';
import { PlayerName } from './Chips';

export type Connection = 'local' | 'connected' | 'reconnecting';

interface Props {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
  readonly connection: Connection;
  readonly thinking: Seat | null;
  /** The scoring is being told: who has won is not given away. */
  readonly telling: boolean;
  readonly children: ReactNode;
}

/** A number that is always in sight, with what it means for those who point at it or listen. */
const Count = ({ said, meaning }: { said: string; meaning: string }) => (
  <span className="rp-count" title={meaning}>
    <span>{said}</span>
    <span className="rp-hidden">. {meaning}</span>
  </span>
);

/** How far it is to the Emperor and to the end, in tiles, then in turns (section 9). */
function Countdown({ state, words }: { state: GameState; words: Words }) {
  const { t } = words;
  const next = progress(state);
  switch (next.until) {
    case 'emperor':
      return (
        <>
          <Count
            said={t('river-table:top.toEmperor', { count: next.tiles })}
            meaning={t('river-table:top.toEmperorLong')}
          />
          <Count
            said={t('river-table:top.toEnd', { count: tilesToFinalRound(state) })}
            meaning={t('river-table:top.toEndLong')}
          />
        </>
      );
    case 'finalRound':
      return (
        <Count
          said={t('river-table:top.toEnd', { count: next.tiles })}
          meaning={t('river-table:top.toEndLong')}
        />
      );
    case 'end':
      return <span className="rp-count">{t('river-table:top.turnsLeft', { count: next.turns })}</span>;
    case 'nothing':
      return null;
  }
}

function Whose({ state, viewer, words, thinking, telling }: Omit<Props, 'connection' | 'children'>) {
  const { t } = words;
  if (state.result) {
    if (telling) return null;
    const { winners } = state.result;
    const said = { names: words.list(winners.map(words.name)) };
    return (
      <strong className="rp-whose">
        {winners.length > 1 ? t('river-table:top.wonShared', said) : t('river-table:top.won', said)}
      </strong>
    );
  }
  const seat = state.current;
  const clan = state.players[seat]?.clan ?? null;
  const said =
    thinking === seat
      ? t('river-table:top.thinking', { name: words.name(seat) })
      : viewer === seat
        ? t('river-table:top.yourTurn')
        : t('river-table:top.turnOf', { name: words.name(seat) });
  return (
    <strong className="rp-whose" data-mine={viewer === seat}>
      {viewer === seat ? (
        <PlayerName seat={seat} clan={clan} words={words} />
      ) : (
        clan && <ClanEmblem clan={clan} size={22} />
      )}
      <span>{said}</span>
    </strong>
  );
}

/** What is always in sight: era, how far it is to the Emperor and the end, whose turn it is, and the connection. */
export function TopLine({ state, viewer, words, connection, thinking, telling, children }: Props) {
  const { t } = words;
  return (
    <section className="rp-top" aria-label={t('river-table:top.label')}>
      <span className="rp-progress">
        <span className="rp-era">
          {state.result ? t('river-table:top.over') : t(`river-terms:phase.${state.phase}`)}
        </span>
        {state.turn > 0 && !state.result && (
          <span className="rp-count rp-turn">{t('river-table:top.turn', { turn: state.turn })}</span>
        )}
        <Countdown state={state} words={words} />
      </span>
      <Whose state={state} viewer={viewer} words={words} thinking={thinking} telling={telling} />
      {viewer === null && connection !== 'local' && (
        <span className="rp-count">{t('river-table:top.watching')}</span>
      )}
      <span className="rp-connection" data-state={connection} role="status">
        {connection === 'reconnecting' ? t('river-table:top.reconnecting') : ''}
        {connection === 'connected' && <span className="rp-hidden">{t('river-table:top.connected')}</span>}
      </span>
      <span className="rp-tools">{children}</span>
    </section>
  );
}
