import { FACES, GOODS, isCustomerId, type Option, pendingChoice, shoreSpace } from '../../rules';
import { journeyKoku } from '../choices/JourneyChoice';
import { type Plan, type PlanKind, planOutcome } from '../model/plans';
import { riverOf } from '../model/primary';
import type { Words } from '../model/words';
import { Preview } from './Preview';
import { tradeWords } from './Trades';
import type { TablePlay } from './usePlay';

/** An answer to the open choice, said as something one does. */
function optionWords(option: Option, play: TablePlay): string {
  const { words, state, viewer } = play;
  const { t } = words;
  const good = GOODS.find((known) => known === option);
  const kind = pendingChoice(state)?.kind;
  switch (kind) {
    case 'discard':
      return isCustomerId(option)
        ? t('river-table:choice.discardOne', { customer: words.customer(option) })
        : String(option);
    case 'royalShip':
      return t('river-table:moves.royalShip', { at: state.players[viewer ?? 0]?.ships[Number(option)] ?? 0 });
    case 'secondMarker': {
      const built = state.shore[Number(option) - 1];
      if (!built) return String(option);
      return t('river-table:moves.secondMarker', {
        space: Number(option),
        building: words.building(built.tile),
        owners: words.list(built.owners.map(words.name)),
      });
    }
    case 'firstDie': {
      const face = FACES.find((known) => known === option);
      return face
        ? t('river-table:choice.firstDieSet', { face, region: words.region(face) })
        : t('river-table:choice.firstDieRoll');
    }
    case 'sell':
      return good
        ? t('river-table:choice.sellOne', { good: t(`river-terms:resource.${good}`) })
        : t('river-table:choice.sellDone');
    case 'good':
    case 'journey':
    case undefined: {
      if (good) return t('river-table:moves.take', { what: words.amount(good, 1) });
      const koku = viewer === null ? null : journeyKoku(state, viewer);
      return t('river-table:moves.take', { what: words.amount('koku', koku ? koku.amount + koku.lost : 0) });
    }
  }
}

/** A whole move in words. */
function moveWords(plan: Plan, play: TablePlay): string {
  const { words, state } = play;
  const { t } = words;
  const { move } = plan;
  switch (move.name) {
    case 'build':
      return t('river-table:moves.build', {
        space: move.arg.space,
        region: words.region(shoreSpace(move.arg.space).region),
        building: words.building(move.arg.tile),
      });
    case 'sail':
      return t('river-table:moves.sail', {
        from: state.players[play.plans.seat]?.ships[move.arg.ship] ?? 0,
        to: riverOf(plan),
      });
    case 'deliver':
      return t('river-table:moves.deliver', { customer: words.customer(move.arg.customer) });
    case 'spendFavor':
      return t('river-table:moves.spendFavor', {
        face: move.arg.face,
        favor: words.amount('favor', plan.favor),
      });
    case 'trade':
      return t('river-table:moves.trade', tradeWords(move, words));
    case 'choose':
      return optionWords(move.arg.option, play);
    case 'chooseClan':
      return t('river-table:do.takeClan', { clan: words.clan(move.arg.clan) });
    case 'choosePatron':
      return t('river-table:do.takePatron', { patron: words.patron(move.arg.patron) });
    case 'endTurn':
      return move.arg.setDie === undefined
        ? t('river-table:do.endTurn')
        : t('river-table:do.endTurnSet', { face: move.arg.setDie });
  }
}

function planWords(plan: Plan, play: TablePlay): string {
  const move = moveWords(plan, play);
  if (plan.favor === 0 || plan.kind === 'turnDie') return move;
  return play.words.t('river-table:moves.withFavor', { move, favor: play.words.amount('favor', plan.favor) });
}

const GROUPS: readonly { readonly kinds: readonly PlanKind[]; title(words: Words): string }[] = [
  { kinds: ['clan', 'patron'], title: ({ t }) => t('river-table:moves.clans') },
  { kinds: ['choose'], title: ({ t }) => t('river-table:moves.choose') },
  { kinds: ['sail'], title: ({ t }) => t('river-table:do.sail') },
  { kinds: ['deliver'], title: ({ t }) => t('river-table:do.deliver') },
  { kinds: ['build'], title: ({ t }) => t('river-table:do.build') },
  { kinds: ['turnDie'], title: ({ t }) => t('river-table:moves.turnDie') },
  { kinds: ['trade'], title: ({ t }) => t('river-table:do.trade') },
  { kinds: ['endTurn', 'setDie'], title: ({ t }) => t('river-table:moves.endTurn') },
];

/** Every legal move as a button in a list: the same moves as on the board, for keyboards and screen readers. */
export function MovesPanel({ play }: { play: TablePlay }) {
  const { state, viewer, words, plans, shown } = play;
  const { t } = words;
  if (plans.all.length === 0 || viewer === null)
    return <p className="rp-quiet">{t('river-table:moves.none')}</p>;
  return (
    <div className="rp-moves">
      {GROUPS.map(({ kinds, title }) => {
        const group = plans.all.filter((plan) => kinds.includes(plan.kind)).sort((a, b) => a.favor - b.favor);
        if (group.length === 0) return null;
        return (
          <details key={kinds[0]} open={group.length <= 14}>
            <summary>{t('river-table:moves.group', { action: title(words), number: group.length })}</summary>
            <ul className="rp-plain">
              {group.map((plan) => (
                <li key={JSON.stringify(plan.moves)}>
                  <button
                    type="button"
                    className="rp-move"
                    onClick={() => play.perform(plan.moves)}
                    onPointerEnter={() => play.peekPlan(plan)}
                    onPointerLeave={() => play.peekPlan(null)}
                    onFocus={() => play.peekPlan(plan)}
                    onBlur={() => play.peekPlan(null)}
                  >
                    {planWords(plan, play)}
                  </button>
                  {shown === plan && (
                    <Preview state={state} outcome={planOutcome(state, viewer, plan.moves)} words={words} />
                  )}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
