/** What is always in sight: how far the game is, who is to decide, the connection, and the buttons of the table. */
import type { ReactNode } from 'react';
import type { Seat, Status } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { useLive } from '../follow/live';
import type { Connection } from '../props';
import { SeatName, useSeats } from '../seats';
import { useWinnersWords } from '../story/winners';
import './top-line.css';

interface Props {
  readonly status: Status;
  readonly viewer: Seat | null;
  readonly connection: Connection;
  /** A bot that is thinking. */
  readonly thinking?: Seat | null;
  /** The phase in words. */
  readonly phase: string;
  /** What comes next and how far away it is, such as `Count`s or a strip of phases. */
  readonly progress?: ReactNode;
  /** Who has won; null until the game is over, and while the points are being counted. */
  readonly winners: readonly Seat[] | null;
  /** Buttons: `ToolButton`s and what the shell adds. */
  readonly children: ReactNode;
}

/** A number that is always in sight, with what it means for those who point at it or listen. */
export const Count = ({ said, meaning }: { said: string; meaning?: string }) => (
  <span className="tk-count" data-tip={meaning}>
    <span>{said}</span>
    {meaning && <span className="tk-hidden">. {meaning}</span>}
  </span>
);

function Whose({
  status,
  viewer,
  thinking,
  winners,
}: Pick<Props, 'status' | 'viewer' | 'thinking' | 'winners'>) {
  const { t } = useQuickTranslation('table');
  const { name, badge } = useSeats();
  const wonWords = useWinnersWords();
  // Where earlier moves are still shown, this line says what is.
  const { decider, onTurn } = useLive()?.status ?? status;
  if (decider === null) {
    return winners && <strong className="tk-whose">{wonWords(winners)}</strong>;
  }
  const mine = viewer === decider;
  const offTurn = decider !== onTurn;
  const said =
    thinking === decider
      ? t('top.thinking', { name: name(decider) })
      : mine
        ? t(offTurn ? 'top.yourAnswer' : 'top.yourTurn')
        : t(offTurn ? 'act.waitFor' : 'top.turnOf', { name: name(decider) });
  return (
    <strong className="tk-whose" data-mine={mine}>
      {mine ? <SeatName seat={decider} /> : badge(decider, 22)}
      <span>{said}</span>
    </strong>
  );
}

export function TopLine(props: Props) {
  const { status, viewer, connection, thinking, phase, progress, winners, children } = props;
  const { t } = useQuickTranslation('table');
  return (
    <section className="tk-top" aria-label={t('top.label')}>
      <span className="tk-progress">
        <span className="tk-phase">{status.over ? t('top.over') : phase}</span>
        {status.turn > 0 && !status.over && (
          <span className="tk-count tk-turn">{t('top.turn', { turn: status.turn })}</span>
        )}
        {progress}
      </span>
      <Whose status={status} viewer={viewer} thinking={thinking} winners={winners} />
      {viewer === null && connection !== 'local' && <span className="tk-count">{t('top.watching')}</span>}
      <span className="tk-connection" data-state={connection} role="status">
        {connection === 'reconnecting' ? t('top.reconnecting') : ''}
        {connection === 'connected' && <span className="tk-hidden">{t('top.connected')}</span>}
      </span>
      <span className="tk-tools">{children}</span>
    </section>
  );
}
