import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { GameState, Seat } from '../../rules';
import { ClanEmblem } from '../art';
import type { Words } from '../model/words';
import type { TurnLogEntry } from './fold';
import { LOG_KINDS, type LogKind, type Sentence, sentence } from './sentences';

interface Line extends Sentence {
  readonly key: string;
  readonly heading: boolean;
}

/** Every line of the log, oldest first. */
export function logLines(log: readonly TurnLogEntry[], words: Words): Line[] {
  return log.flatMap((entry, index) =>
    entry.events.flatMap((event, at) => {
      const said = sentence(event, words);
      return said
        ? [{ ...said, key: `${entry.id ?? index}-${at}`, heading: event.type === 'turnBegan' }]
        : [];
    }),
  );
}

interface Props {
  readonly state: GameState;
  readonly log: readonly TurnLogEntry[];
  readonly words: Words;
  /** Points at a place on the board for as long as a line is looked at; a click makes it stay. */
  point(at: string | null, stay?: boolean): void;
}

/** The game in words, newest last, by player and by kind; every line shows its place on the board. */
export const LogPanel = memo(function LogPanel({ state, log, words, point }: Props) {
  const { t } = words;
  const id = useId();
  const [seat, setSeat] = useState<Seat | null>(null);
  const [kind, setKind] = useState<LogKind | 'all'>('all');
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => logLines(log, words), [log, words]);
  const shown = lines.filter(
    (line) =>
      (seat === null || line.seat === seat || line.seat === null) && (kind === 'all' || line.kind === kind),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is what one wants to read
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  return (
    <div className="rp-log">
      <div className="rp-filters">
        <label htmlFor={`${id}-player`}>{t('river-table:log.filterPlayer')}</label>
        <select
          id={`${id}-player`}
          value={seat ?? ''}
          onChange={(event) => setSeat(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t('river-table:log.everybody')}</option>
          {state.turnOrder.map((other) => (
            <option key={other} value={other}>
              {words.name(other)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-kind`}>{t('river-table:log.filterKind')}</label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={(event) => setKind(LOG_KINDS.find((known) => known === event.target.value) ?? 'all')}
        >
          <option value="all">{t('river-table:log.kinds.all')}</option>
          {LOG_KINDS.map((known) => (
            <option key={known} value={known}>
              {t(`river-table:log.kinds.${known}`)}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 && (
        <p className="rp-quiet">
          {lines.length === 0 ? t('river-table:log.empty') : t('river-table:log.none')}
        </p>
      )}
      <ol className="rp-plain rp-log-list" ref={list}>
        {shown.map((line) => (
          <li key={line.key} data-kind={line.kind} data-heading={line.heading || undefined}>
            <LogLine line={line} state={state} words={words} point={point} />
          </li>
        ))}
      </ol>
    </div>
  );
});

function LogLine({ line, state, words, point }: { line: Line } & Omit<Props, 'log'>) {
  const clan = line.seat === null ? null : (state.players[line.seat]?.clan ?? null);
  const body = (
    <>
      {clan && <ClanEmblem clan={clan} />}
      <span>{line.text}</span>
    </>
  );
  if (!line.at) return <span className="rp-log-line">{body}</span>;
  const show = (): void => point(line.at);
  const hide = (): void => point(null);
  return (
    <button
      type="button"
      className="rp-log-line"
      title={words.t('river-table:log.show')}
      onClick={() => point(line.at, true)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {body}
    </button>
  );
}
