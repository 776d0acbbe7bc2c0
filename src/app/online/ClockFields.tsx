import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import type { Clock, TimeOver } from '../../protocol/clock';
import { Choice, Switch } from '../../ui/Choice';
import { Select } from '../../ui/Select';
import { useCardWords } from '../registry';
import { formatDuration } from './durations';

const HOUR = 3600;
const DAY = 24 * HOUR;
const KINDS = ['none', 'move', 'budget'] as const;
const PER_MOVE = [300, 900, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const BUDGETS = [900, 1800, HOUR, DAY, 7 * DAY, 30 * DAY];
const INCREMENTS = [0, 30, 60, 300, HOUR, 12 * HOUR];

/** What is agreed on before a match begins. */
export interface Terms {
  readonly clock: Clock | null;
  readonly timeOver: TimeOver;
  readonly rated: boolean;
}

export const usualTerms = ({ usualBot }: GameCard): Terms => ({
  clock: null,
  timeOver: { do: 'bot', level: usualBot },
  rated: false,
});

const clockOf = (kind: (typeof KINDS)[number]): Clock | null => {
  if (kind === 'none') return null;
  return kind === 'move' ? { kind, seconds: DAY } : { kind, seconds: HOUR, increment: 60 };
};

function Seconds(props: {
  label: string;
  value: number;
  choices: readonly number[];
  onChange: (seconds: number) => void;
}) {
  const { i18n } = useTranslation('days');
  const id = useId();
  return (
    <div className="app-seat-line">
      <label htmlFor={id}>{props.label}</label>
      <Select id={id} value={String(props.value)} onChange={(seconds) => props.onChange(Number(seconds))}>
        {props.choices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {formatDuration(seconds * 1000, i18n.language)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface Props {
  readonly card: GameCard;
  readonly terms: Terms;
  /** Whether only people play: others cannot be rated. */
  readonly peopleOnly: boolean;
  readonly onChange: (terms: Terms) => void;
}

/** The clock of a new match, what happens when time is over, and whether it is rated. */
export function ClockFields({ card, terms, peopleOnly, onChange }: Props) {
  const { t } = useTranslation('days');
  const { bots } = useCardWords(card);
  const id = useId();
  const { clock, timeOver, rated } = terms;
  const over = timeOver.do === 'bot' ? timeOver.level : 'open';
  const mayBeRated = clock !== null && peopleOnly;
  return (
    <>
      <Choice
        label={t('clock.title')}
        value={clock?.kind ?? 'none'}
        options={KINDS.map((value) => ({
          value,
          label: t(`clock.kind.${value}`),
          hint: t(`clock.hint.${value}`),
        }))}
        onChange={(kind) => onChange({ ...terms, clock: clockOf(kind), rated: rated && kind !== 'none' })}
      />
      {clock === null ? null : (
        <fieldset className="app-choice">
          <legend>{t('clock.time')}</legend>
          <Seconds
            label={t(clock.kind === 'move' ? 'clock.perMove' : 'clock.budget')}
            value={clock.seconds}
            choices={clock.kind === 'move' ? PER_MOVE : BUDGETS}
            onChange={(seconds) => onChange({ ...terms, clock: { ...clock, seconds } })}
          />
          {clock.kind === 'budget' ? (
            <Seconds
              label={t('clock.increment')}
              value={clock.increment}
              choices={INCREMENTS}
              onChange={(increment) => onChange({ ...terms, clock: { ...clock, increment } })}
            />
          ) : null}
          <div className="app-seat-line">
            <label htmlFor={id}>{t('clock.over')}</label>
            <Select
              id={id}
              value={over}
              onChange={(level) => {
                const next: TimeOver = level === 'open' ? { do: 'open' } : { do: 'bot', level };
                onChange({ ...terms, timeOver: next, rated: rated && next.do === 'bot' });
              }}
            >
              {card.botLevels.map((level) => (
                <option key={level} value={level}>
                  {t('clock.overBot', { level: bots[level]?.name ?? level })}
                </option>
              ))}
              <option value="open">{t('clock.overOpen')}</option>
            </Select>
          </div>
        </fieldset>
      )}
      {mayBeRated ? (
        <Switch
          label={t('clock.rated')}
          hint={t('clock.ratedHint')}
          checked={rated && timeOver.do === 'bot'}
          disabled={timeOver.do === 'open'}
          onChange={(next) => onChange({ ...terms, rated: next })}
        />
      ) : null}
    </>
  );
}
