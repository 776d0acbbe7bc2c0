/** The game in words, newest last, by player and by kind; every line shows its place on the board. */
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { Select } from '../../ui/Select';
import type { Point } from '../layout/usePointing';
import { useSeats } from '../seats';
import type { LogEntry } from './entries';
import { LogLine } from './LogLine';
import { type Line, logLines, type Say } from './sentences';

/** A kind of line that the reader can ask for. */
export interface LogKind {
  readonly id: string;
  readonly title: string;
}

interface Props<E> {
  readonly log: readonly LogEntry<E>[];
  readonly say: Say<E>;
  readonly kinds: readonly LogKind[];
  readonly point: Point;
}

export function LogPanel<E>({ log, say, kinds, point }: Props<E>) {
  const lines = useMemo(() => logLines(log, say), [log, say]);
  return <LogList lines={lines} kinds={kinds} point={point} />;
}

/** It is long, and pointing at one of its lines draws the table again: it rests until there is something new. */
const LogList = memo(function LogList({
  lines,
  kinds,
  point,
}: Omit<Props<never>, 'log' | 'say'> & { lines: readonly Line[] }) {
  const { t } = useQuickTranslation('table');
  const { order, name } = useSeats();
  const id = useId();
  const [seat, setSeat] = useState<Seat | null>(null);
  const [kind, setKind] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.filter(
    (line) =>
      (seat === null || line.seat === seat || line.seat === null) && (kind === '' || line.kind === kind),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is what one wants to read
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  return (
    <div className="tk-log">
      <div className="tk-filters">
        <label htmlFor={`${id}-player`}>{t('log.filterPlayer')}</label>
        <Select
          id={`${id}-player`}
          value={String(seat ?? '')}
          onChange={(chosen) => setSeat(chosen === '' ? null : Number(chosen))}
        >
          <option value="">{t('log.everybody')}</option>
          {order.map((other) => (
            <option key={other} value={other}>
              {name(other)}
            </option>
          ))}
        </Select>
        <label htmlFor={`${id}-kind`}>{t('log.filterKind')}</label>
        <Select id={`${id}-kind`} value={kind} onChange={setKind}>
          <option value="">{t('log.everything')}</option>
          {kinds.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </Select>
      </div>
      {shown.length === 0 && (
        <p className="tk-quiet">{lines.length === 0 ? t('log.empty') : t('log.none')}</p>
      )}
      <ol className="tk-plain tk-log-list" ref={list}>
        {shown.map((line) => (
          <li key={line.key} data-kind={line.kind} data-heading={line.heading || undefined}>
            <LogLine sentence={line} point={point} badge />
          </li>
        ))}
      </ol>
    </div>
  );
});

/** The log where a spectator has no board and no hand. */
export function DockedLog<E>(props: Props<E>) {
  const { t } = useQuickTranslation('table');
  return (
    <section className="tk-docked" aria-label={t('log.title')}>
      <LogPanel {...props} />
    </section>
  );
}
