import { useState } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { Choice } from '../../../../ui/Choice';
import { Select } from '../../../../ui/Select';
import { ITEM_KINDS, type ItemKind, type PieceKind, playerAt, type Standing } from '../../rules';
import { ItemSign, PieceSign } from '../art/signs';
import type { TablePlay } from '../model/plans';
import { inOrder, LOSS_ORDER, type StandingForm, standingOf } from '../model/standing';
import { ClearingChoice, OrderChoice } from './standing-fields';

const ASK_ALL: StandingForm = {
  ambush: 'ask',
  foil: 'ask',
  hospitals: 'ask',
  effects: 'ask',
  losses: [],
  items: [],
  until: 'nextTurn',
};
/** A seat has no more warriors than this (5.1); below two nothing could be asked less often. */
const MOST_WARRIORS = 25;
const FEWEST_ASKED = 2;
const USUAL_ASKED = 3;

/** Field Hospitals: always asked, never, or only where enough warriors can be saved. */
function Hospitals({
  value,
  words: { t },
  onChange,
}: {
  value: Standing['hospitals'];
  words: TablePlay['words'];
  onChange(value: Standing['hospitals']): void;
}) {
  const how = typeof value === 'number' ? 'from' : value;
  return (
    <>
      <Choice
        label={t('root-table:standing.hospitals')}
        value={how}
        options={[
          { value: 'ask', label: t('root-table:standing.ask') },
          { value: 'from', label: t('root-table:standing.from'), hint: t('root-table:standing.fromHint') },
          { value: 'never', label: t('root-table:standing.never') },
        ]}
        onChange={(next) => onChange(next === 'from' ? USUAL_ASKED : next)}
      />
      {typeof value === 'number' && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
        <label className="rt-standing-number">
          <span>{t('root-table:standing.fromNumber')}</span>
          <Select value={String(value)} onChange={(number) => onChange(Number(number))}>
            {Array.from({ length: MOST_WARRIORS - FEWEST_ASKED + 1 }, (_, at) => at + FEWEST_ASKED).map(
              (number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ),
            )}
          </Select>
        </label>
      )}
    </>
  );
}

/** Answers that stand while others play (R4): only "no" and orders, so that they say nothing about a hand. */
export function StandingDialog({ play }: { play: TablePlay }) {
  const { state, viewer, words } = play;
  const { t } = words;
  const [form, setForm] = useState<StandingForm>(
    () => (viewer === null ? null : state.secret.standing[viewer]) ?? ASK_ALL,
  );
  const faction = viewer === null ? null : playerAt(state, viewer).faction;
  const order = faction ? LOSS_ORDER[faction] : [];
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
            onClick={() => play.perform([{ name: 'standing', arg: { answers: standingOf(form) } }])}
          >
            {t('root-table:standing.keep')}
          </button>
        </div>
      }
    >
      <p className="tk-quiet">{t('root-table:standing.about')}</p>
      {(['ambush', 'foil'] as const).map((kind) => (
        <ClearingChoice
          key={kind}
          label={t(`root-table:standing.${kind}`)}
          state={state}
          words={words}
          value={form[kind]}
          onChange={(value) => setForm({ ...form, [kind]: value })}
        />
      ))}
      <Choice
        label={t('root-table:standing.effects')}
        value={form.effects}
        options={(['ask', 'never'] as const).map((value) => ({
          value,
          label: t(`root-table:standing.${value}`),
        }))}
        onChange={(effects) => setForm({ ...form, effects })}
      />
      {faction === 'marquise' && (
        <Hospitals
          value={form.hospitals}
          words={words}
          onChange={(hospitals) => setForm({ ...form, hospitals })}
        />
      )}
      {order.length > 1 && (
        <OrderChoice<PieceKind>
          label={t('root-table:standing.losses')}
          hint={t('root-table:standing.lossesHint')}
          words={words}
          things={form.losses}
          usual={inOrder(form.losses, order)}
          nameOf={words.piece}
          sign={(kind) => <PieceSign kind={kind} size={18} />}
          onChange={(losses) => setForm({ ...form, losses })}
        />
      )}
      {faction === 'vagabond' && (
        <OrderChoice<ItemKind>
          label={t('root-table:standing.items')}
          hint={t('root-table:standing.itemsHint')}
          words={words}
          things={form.items}
          usual={inOrder(form.items, ITEM_KINDS)}
          nameOf={(kind) => t(`root-terms:item.${kind}`)}
          sign={(kind) => <ItemSign kind={kind} size={18} />}
          onChange={(items) => setForm({ ...form, items })}
        />
      )}
      <Choice
        label={t('root-table:standing.until')}
        value={form.until}
        options={(['nextTurn', 'always'] as const).map((value) => ({
          value,
          label: t(`root-table:standing.${value}`),
        }))}
        onChange={(until) => setForm({ ...form, until })}
      />
    </DockedDialog>
  );
}
