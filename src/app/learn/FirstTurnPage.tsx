import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameState, type Move, shoreSpace } from '../../games/river-of-gold';
import { foldLog, Table } from '../../games/river-of-gold/board';
import { LocalGame } from '../local/game';
import { useBots } from '../local/useBots';
import { href } from '../routes';
import { TableMenu } from '../TableMenu';
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

function GuideCard({ step, state, onNext }: { step: GuideStep; state: GameState; onNext: () => void }) {
  const { t } = useTranslation('learn');
  const build = suggestedBuild(state);
  const space = build?.arg.space ?? 1;
  const face = state.players[LEARNER]?.die ?? 1;
  const values = { face, space, cost: shoreSpace(space).cost ?? 0, name: t('guide.teacher') };
  const number = GUIDE_STEPS.indexOf(step) + 1;
  return (
    <section className="guide-card" aria-label={t('guide.title')} aria-live="polite">
      <small>{t('guide.progress', { step: number, steps: GUIDE_STEPS.length })}</small>
      <h2>{t(`guide.${step}.title`, values)}</h2>
      <p>{t(`guide.${step}.text`, values)}</p>
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
  const { t } = useTranslation('learn');
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
    <>
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
      <GuideCard step={step} state={state} onNext={next} />
    </>
  );
}
