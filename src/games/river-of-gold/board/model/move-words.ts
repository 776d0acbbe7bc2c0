import type { PlanGroup } from '../../../../table/actions/MovesPanel';
import {
  FACES,
  type GameState,
  GOODS,
  isCustomerId,
  type Option,
  pendingChoice,
  type Seat,
  shoreSpace,
} from '../../rules';
import { journeyKoku } from '../choices/JourneyChoice';
import type { Plan, PlanKind } from './plans';
import { riverOf, sailsRoyal } from './primary';
import { plainShip } from './ships';
import { spaceName } from './space-name';
import { tradeWords } from './trade-words';
import type { Words } from './words';

/** Who could do it, and where. */
export interface Where {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
}

/** An answer to the open choice, said as something one does. */
function optionWords(option: Option, { words, state, viewer }: Where): string {
  const { t } = words;
  const good = GOODS.find((one) => one === option);
  const kind = pendingChoice(state)?.kind;
  switch (kind) {
    case 'discard':
      return isCustomerId(option)
        ? t('river-table:choice.discardOne', { customer: words.customer(option) })
        : String(option);
    case 'merchant':
      return isCustomerId(option)
        ? t('river-table:choice.merchantOne', { customer: words.customer(option) })
        : String(option);
    case 'royalShip':
      return t(`river-table:moves.royal.${plainShip(state, viewer ?? 0, Number(option))}`, {
        at: state.players[viewer ?? 0]?.ships[Number(option)] ?? 0,
      });
    case 'secondMarker': {
      const built = state.shore[Number(option) - 1];
      if (!built) return String(option);
      return t('river-table:moves.secondMarker', {
        space: spaceName(Number(option)),
        building: words.building(built.tile),
        owners: words.owners(built.owners),
      });
    }
    case 'firstDie': {
      const face = FACES.find((one) => one === option);
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
function moveWords(plan: Plan, where: Where): string {
  const { words, state, viewer } = where;
  const { t } = words;
  const { move } = plan;
  switch (move.name) {
    case 'build':
      return t('river-table:moves.build', {
        space: spaceName(move.arg.space),
        region: words.region(shoreSpace(move.arg.space).region),
        building: words.building(move.arg.tile),
      });
    case 'sail':
      return t(sailsRoyal(plan, where) ? 'river-table:moves.sailRoyal' : 'river-table:moves.sail', {
        from: state.players[viewer ?? 0]?.ships[move.arg.ship] ?? 0,
        to: riverOf(plan),
      });
    case 'deliver':
      return t('river-table:moves.deliver', { customer: words.customer(move.arg.customer) });
    case 'spendFavor':
      return t('river-table:moves.spendFavor', {
        face: move.arg.face,
        favor: words.amount('favor', plan.price),
      });
    case 'trade':
      return t('river-table:moves.trade', tradeWords(move.arg, words));
    case 'choose':
      return optionWords(move.arg.option, where);
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

/** A plan in words, with the favor that comes first: what the list of all moves says. */
export function planWords(plan: Plan, where: Where): string {
  const { t, amount } = where.words;
  const move = moveWords(plan, where);
  if (plan.price === 0 || plan.kind === 'turnDie') return move;
  return t('river-table:moves.withFavor', { move, favor: amount('favor', plan.price) });
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

/** The plans by what they are about, for the list of all moves. */
export const planGroups = (plans: readonly Plan[], words: Words): readonly PlanGroup<Plan>[] =>
  GROUPS.map(({ kinds, title }) => ({
    title: title(words),
    plans: plans.filter(({ kind }) => kinds.includes(kind)),
  }));
