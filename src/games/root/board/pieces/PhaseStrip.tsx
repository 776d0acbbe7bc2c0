import {
  COLUMNS,
  type FactionId,
  type GameState,
  playerAt,
  type Step,
  TURN_PHASES,
  type TurnPhase,
} from '../../rules';
import { FactionSign } from '../art/signs';
import type { Words } from '../model/words';

type Steps = Readonly<Record<TurnPhase, readonly Step[]>>;
/** The steps that each faction goes through and can be seen in. */
const STEPS: Readonly<Record<FactionId, Steps>> = {
  marquise: { birdsong: ['wood'], daylight: ['craft', 'actions'], evening: ['draw'] },
  eyrie: {
    birdsong: ['addDecree', 'newRoost'],
    daylight: ['craft', 'decree'],
    evening: ['score', 'draw'],
  },
  alliance: { birdsong: ['revolt', 'spread'], daylight: ['actions'], evening: ['operations', 'draw'] },
  vagabond: { birdsong: ['refresh', 'slip'], daylight: ['actions'], evening: ['rest', 'draw', 'itemLimit'] },
};

/** What the player on turn has left: actions, marches, cards of the Decree, officers, items. */
export function leftWords(state: GameState, { t }: Words): string | null {
  const { of, step, actions, march, operations, decree } = state.turn;
  const { board } = playerAt(state, of);
  if (board?.faction === 'marquise' && step === 'actions') {
    return march > 0
      ? `${t('root-table:left.actions', { count: actions })}, ${t('root-table:left.march', { count: march })}`
      : t('root-table:left.actions', { count: actions });
  }
  if (board?.faction === 'eyrie' && step === 'decree') {
    const all = COLUMNS.reduce((sum, column) => sum + board.decree[column].length, 0);
    return t('root-table:left.decree', { count: all - decree.length });
  }
  if (board?.faction === 'alliance' && step === 'operations') {
    return t('root-table:left.operations', { count: board.officers - operations });
  }
  if (board?.faction === 'vagabond' && step === 'actions') {
    return t('root-table:left.items', {
      count: board.items.filter(({ exhausted, damaged }) => !exhausted && !damaged).length,
    });
  }
  return null;
}

/** Birdsong, Daylight, Evening, with the steps of the faction on turn and what is left of them. */
export function PhaseStrip({ state, words }: { state: GameState; words: Words }) {
  const { t } = words;
  const { of, phase, step } = state.turn;
  const { faction } = playerAt(state, of);
  if (!faction || state.phase !== 'play') return null;
  const left = leftWords(state, words);
  return (
    <fieldset className="rt-phases" aria-label={t('root-table:part.phases')}>
      <FactionSign faction={faction} size={22} />
      {TURN_PHASES.map((one) => (
        <div
          key={one}
          className="rt-phase"
          data-now={one === phase || undefined}
          aria-current={one === phase ? 'step' : undefined}
        >
          <b>{t(`root-table:phase.${one}`)}</b>
          {STEPS[faction][one].map((name) => (
            <span key={name} className="rt-step" data-now={name === step || undefined}>
              {t(`root-table:step.${name}`)}
            </span>
          ))}
        </div>
      ))}
      {left && <strong className="rt-left">{left}</strong>}
    </fieldset>
  );
}
