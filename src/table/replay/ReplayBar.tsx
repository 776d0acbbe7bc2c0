/** The bar under a match that is looked at again: where it stands, its turns, and the ways back and forth. */
import { type ReactNode, useId } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { Select } from '../../ui/Select';
import { isPace, PACE_NAMES, type Replaying } from './useReplaying';
import './replay.css';

/** A move with which a turn begins; a new phase of the game has a name. */
export interface Turning {
  readonly at: number;
  readonly turn: number;
  readonly phase: string | null;
}

/** A move that stands out, such as a mistake. */
export interface BarMark {
  readonly at: number;
  readonly kind: 'good' | 'bad';
}

interface Props {
  readonly replaying: Replaying;
  readonly turnings: readonly Turning[];
  readonly marks?: readonly BarMark[];
  /** The turn of the moment that is shown. */
  readonly turn: number;
  /** What happened last, in words. */
  readonly said: string | null;
  /** What the page adds: whose view, the ways on. */
  readonly children: ReactNode;
}

const SIGNS = { first: '|‹', turnBack: '«', back: '‹', on: '›', turnOn: '»', last: '›|' } as const;

export function ReplayBar({ replaying, turnings, marks = [], turn, said, children }: Props) {
  const { t } = useQuickTranslation('replay');
  const field = useId();
  const { at, last, playing, pace, go, play, setPace, turnBack, turnOn } = replaying;
  const place = (move: number) => ({ left: `${last === 0 ? 0 : (move / last) * 100}%` });
  const step = (way: keyof typeof SIGNS, to: number, off: boolean) => (
    <button
      type="button"
      className="tk-small"
      aria-label={t(`bar.${way}`)}
      data-tip={t(`bar.${way}`)}
      disabled={off}
      onClick={() => go(to)}
    >
      {SIGNS[way]}
    </button>
  );
  const where = t('bar.where', { turn, at, last });
  return (
    <section className="tk-replay" aria-label={t('bar.title')}>
      <p className="tk-replay-said" role="status">
        <span className="tk-count">{where}</span> {said}
      </p>
      <div className="tk-replay-line">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('bar.move')}
          aria-valuetext={where}
          onChange={(event) => go(Number(event.target.value))}
        />
        <div className="tk-replay-marks" aria-hidden="true">
          {turnings.map((turning) => (
            <i key={turning.at} data-phase={turning.phase !== null || undefined} style={place(turning.at)} />
          ))}
          {marks.map((mark) => (
            <b key={mark.at} data-kind={mark.kind} style={place(mark.at)} />
          ))}
        </div>
      </div>
      <div className="tk-replay-tools">
        {step('first', 0, at === 0)}
        {step('turnBack', turnBack, at === 0)}
        {step('back', at - 1, at === 0)}
        <button type="button" className="tk-small" aria-pressed={playing} onClick={() => play(!playing)}>
          {playing ? t('bar.pause') : t('bar.play')}
        </button>
        {step('on', at + 1, at === last)}
        {step('turnOn', turnOn, at === last)}
        {step('last', last, at === last)}
        <label htmlFor={`${field}-speed`} className="tk-hidden">
          {t('bar.speed')}
        </label>
        <Select id={`${field}-speed`} value={pace} onChange={(chosen) => isPace(chosen) && setPace(chosen)}>
          {PACE_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`bar.paces.${name}`)}
            </option>
          ))}
        </Select>
        {children}
      </div>
    </section>
  );
}
