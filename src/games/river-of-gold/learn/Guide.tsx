import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spotlight } from '../../../table/Spotlight';
import type { LessonProps } from '../../contract';
import { useTableShape } from '../board/layout';
import { type GameState, shoreSpace } from '../rules';
import {
  follow,
  GUIDE_STEPS,
  type GuideStep,
  isRead,
  LEARNER,
  placesOf,
  suggestedBuild,
} from './guide-steps';
import './learn.css';

interface CardProps extends LessonProps<GameState> {
  readonly step: GuideStep;
  readonly onNext: () => void;
}

/** Steps that are done or shown in another way on a phone say so in other words. */
const ON_A_PHONE = ['own', 'build', 'sail'] as const;

/** What to look at and what to do; it can be folded away until the next step. */
function GuideCard({ step, state, links, onNext }: CardProps) {
  const { t } = useTranslation('river-learn');
  const phone = useTableShape() === 'phone';
  const [folded, setFolded] = useState<GuideStep | null>(null);
  const open = folded !== step;
  const special = phone ? ON_A_PHONE.find((one) => one === step) : undefined;
  const build = suggestedBuild(state);
  const space = build?.arg.space ?? 1;
  const face = state.players[LEARNER]?.die ?? 1;
  const values = { face, space, cost: shoreSpace(space).cost ?? 0, name: t('guide.teacher') };
  const number = GUIDE_STEPS.indexOf(step) + 1;
  return (
    <section className="guide-card" data-open={open || undefined} aria-label={t('guide.title')}>
      <button
        type="button"
        className="guide-fold"
        aria-expanded={open}
        aria-label={t('guide.fold')}
        onClick={() => setFolded(open ? step : null)}
      />
      <div className="guide-words" aria-live="polite">
        <small>{t('guide.progress', { step: number, steps: GUIDE_STEPS.length })}</small>
        <h2>{t(`guide.${step}.title`, values)}</h2>
        {open && <p>{special ? t(`guide.${special}.phone`, values) : t(`guide.${step}.text`, values)}</p>}
      </div>
      <div className="app-actions">
        {isRead(step) ? (
          <button type="button" className="app-button app-small app-primary" onClick={onNext}>
            {t('guide.next')}
          </button>
        ) : null}
        {step === 'done' ? (
          <>
            <a className="app-button app-small app-primary" href={links.play}>
              {t('guide.done.play')}
            </a>
            <a className="app-button app-small" href={links.rules}>
              {t('guide.done.rules')}
            </a>
          </>
        ) : (
          <a className="app-button app-small" href={links.rules}>
            {t('guide.back')}
          </a>
        )}
      </div>
    </section>
  );
}

/** Leads through a first turn on a real board with the real rules, one step at a time. */
export function Guide({ state, links }: LessonProps<GameState>) {
  const [step, setStep] = useState<GuideStep>('river');
  useEffect(() => setStep((now) => follow(now, state)), [state]);
  const next = useCallback(() => setStep((now) => GUIDE_STEPS[GUIDE_STEPS.indexOf(now) + 1] ?? now), []);
  return (
    <>
      <GuideCard step={step} state={state} links={links} onNext={next} />
      <Spotlight places={placesOf(step, state)} />
    </>
  );
}
