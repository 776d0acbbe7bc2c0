import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalGame } from '../../../app/local/game';
import { useBots } from '../../../app/local/useBots';
import { href } from '../../../app/routes';
import { TableMenu } from '../../../app/TableMenu';
import { foldLog, Table } from '../board';
import { useTableShape } from '../board/layout';
import { type GameState, type Move, shoreSpace } from '../rules';
import {
  follow,
  GUIDE_STEPS,
  type GuideStep,
  guideGame,
  isRead,
  LEARNER,
  placesOf,
  suggestedBuild,
} from './guide-steps';
import { Spotlight } from './Spotlight';

/** Steps that are done or shown in another way on a phone say so in other words. */
const ON_A_PHONE = ['own', 'build', 'sail'] as const;

/** What to look at and what to do; it can be folded away until the next step. */
function GuideCard({ step, state, onNext }: { step: GuideStep; state: GameState; onNext: () => void }) {
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
            <a className="app-button app-small app-primary" href={href({ page: 'localSetup' })}>
              {t('guide.done.play')}
            </a>
            <a className="app-button app-small" href={href({ page: 'learn' })}>
              {t('guide.done.rules')}
            </a>
          </>
        ) : (
          <a className="app-button app-small" href={href({ page: 'learn' })}>
            {t('guide.back')}
          </a>
        )}
      </div>
    </section>
  );
}

/** A first turn on a real board with the real rules, one step at a time. */
export function FirstTurnPage() {
  const { t } = useTranslation('river-learn');
  const [game] = useState(
    () => new LocalGame(guideGame(t('guide.you'), t('guide.teacher')), false, () => true),
  );
  const { state, log } = useSyncExternalStore(game.subscribe, game.snapshot);
  const [step, setStep] = useState<GuideStep>('river');
  const bots = useBots(game, state, log.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is a function of the game's state
  const view = useMemo(() => game.view(LEARNER), [game, state]);
  const entries = useMemo(() => foldLog(log), [log]);
  const names = useMemo(() => [t('guide.you'), t('guide.teacher')], [t]);

  useEffect(() => setStep((now) => follow(now, state)), [state]);
  const next = useCallback(() => setStep((now) => GUIDE_STEPS[GUIDE_STEPS.indexOf(now) + 1] ?? now), []);
  const play = useCallback(
    (move: Move) => {
      game.play(move);
    },
    [game],
  );

  return (
    <div className="guide-page">
      <GuideCard step={step} state={state} onNext={next} />
      <Table
        state={view}
        viewer={LEARNER}
        names={names}
        log={entries}
        connection="local"
        busy={false}
        onMove={play}
        onUndo={() => game.undo()}
        thinking={bots.thinking}
        refusal={bots.failure}
        topLineExtras={<TableMenu items={[]} />}
      />
      <Spotlight places={placesOf(step, state)} />
    </div>
  );
}
