import { useState } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { Choice } from '../../../../ui/Choice';
import type { Standing } from '../../rules';
import type { TablePlay } from '../model/plans';

const ASK_ALL: Standing = {
  ambush: 'ask',
  foil: 'ask',
  hospitals: 'ask',
  effects: 'ask',
  losses: [],
  items: [],
  until: 'nextTurn',
};
const QUESTIONS = ['ambush', 'foil', 'hospitals', 'effects'] as const;

/** Answers that stand while others play (R4): only "never", so that they say nothing about a hand. */
export function StandingDialog({ play }: { play: TablePlay }) {
  const { state, viewer, words } = play;
  const { t } = words;
  const [answers, setAnswers] = useState<Standing>(
    () => (viewer === null ? null : state.secret.standing[viewer]) ?? ASK_ALL,
  );
  return (
    <DockedDialog
      className="tk-dialog rt-standing"
      title={t('root-table:standing.title')}
      focus="opened"
      bodyClassName="rt-standing-body"
      buttons={
        <div className="tk-buttons tk-last">
          <button type="button" className="tk-button" onClick={() => play.setDialog(null)}>
            {t('root-table:standing.close')}
          </button>
          <button
            type="button"
            className="tk-button tk-primary"
            onClick={() => play.perform([{ name: 'standing', arg: { answers } }])}
          >
            {t('root-table:standing.keep')}
          </button>
        </div>
      }
    >
      <p className="tk-quiet">{t('root-table:standing.about')}</p>
      {QUESTIONS.map((kind) => (
        <Choice
          key={kind}
          label={t(`root-table:standing.${kind}`)}
          value={answers[kind] === 'never' ? 'never' : 'ask'}
          options={(['ask', 'never'] as const).map((value) => ({
            value,
            label: t(`root-table:standing.${value}`),
          }))}
          onChange={(value) => setAnswers({ ...answers, [kind]: value })}
        />
      ))}
      <Choice
        label={t('root-table:standing.until')}
        value={answers.until}
        options={(['nextTurn', 'always'] as const).map((value) => ({
          value,
          label: t(`root-table:standing.${value}`),
        }))}
        onChange={(until) => setAnswers({ ...answers, until })}
      />
    </DockedDialog>
  );
}
