import type { PlanGroup } from '../../../../table/actions/MovesPanel';
import {
  type GameState,
  hireCost,
  INCOME,
  MOVE_NAMES,
  type Move,
  type MoveOf,
  occupationOn,
  playerAt,
  type Seat,
  STALL_INDEX,
  type Stall,
  shopAt,
  spaceAfter,
  surchargeOf,
  tableOf,
  tradeOf,
} from '../../rules';
import type { Plan } from './plans';
import type { Words } from './words';

/** What a hire costs, an inner corner's 2 mon included and the coins on the card not taken off. */
const hirePrice = (state: GameState, seat: Seat, { card, stall }: MoveOf<'hire'>['arg']): number =>
  hireCost(state, playerAt(state, seat), card) + surchargeOf(STALL_INDEX[stall]);

function shopWords(state: GameState, seat: Seat, { arg }: MoveOf<'shop'>, words: Words): string {
  const { t } = words;
  const table = tableOf(state);
  const mon = (count: number) => words.amount('mon', count);
  if ('fish' in arg) {
    return t('iki-table:move.fish', { fish: words.fish(arg.fish), cost: mon(table.fish[arg.fish].cost) });
  }
  if ('building' in arg) {
    return t('iki-table:move.build', { building: words.building(arg.building), stall: arg.stall });
  }
  if ('pipe' in arg) {
    const [pipe] = state.pipes;
    const [pouch] = state.pouches;
    const pipeCost = arg.pipe && pipe ? table.pipes[pipe].cost : 0;
    const pouchCost = arg.pouch && pouch ? table.pouches[pouch].cost : 0;
    const cost = mon(pipeCost + pouchCost);
    if (arg.pipe && arg.pouch) return t('iki-table:move.both', { cost });
    const colour = arg.pipe ? pipe : pouch;
    return t(arg.pipe ? 'iki-table:move.pipe' : 'iki-table:move.pouch', {
      colour: colour ? words.colour(colour) : '',
      cost,
    });
  }
  const shop = shopAt(playerAt(state, seat).at);
  const trade = shop ? tradeOf(shop) : null;
  if (!trade || !('gain' in trade)) return '';
  const gain = words.goods(trade.gain);
  if ('pay' in arg) return t('iki-table:move.trade', { pay: words.amount(arg.pay, 1), gain });
  const pay = 'pay' in trade ? trade.pay : {};
  return Object.keys(pay).length === 0
    ? t('iki-table:move.take', { gain })
    : t('iki-table:move.trade', { pay: words.goods(pay), gain });
}

function occupationWords(state: GameState, { arg }: MoveOf<'occupation'>, words: Words): string {
  const { t } = words;
  const nameOn = (stall: Stall): string => {
    const on = occupationOn(state, stall);
    return on ? words.occupation(on.card) : stall;
  };
  const card = nameOn(arg.stall);
  if ('target' in arg) return t('iki-table:move.experience', { card, target: nameOn(arg.target) });
  if ('swap' in arg) {
    const [first, second] = arg.swap;
    return t('iki-table:move.swap', { card, first: nameOn(first), second: nameOn(second) });
  }
  if ('building' in arg) {
    return t('iki-table:move.buildLess', {
      building: words.building(arg.building),
      stall: arg.buildStall,
      left: t(`iki-terms:resource.${arg.leaveOut}`),
    });
  }
  const on = occupationOn(state, arg.stall);
  return t('iki-table:move.use', { card, skill: on ? words.skill(state, on.card) : '' });
}

/** A move as the button that makes it says it. */
export function moveWords(state: GameState, seat: Seat, move: Move, words: Words): string {
  const { t } = words;
  switch (move.name) {
    case 'chooseStart':
    case 'placeNeutral':
      return t(`iki-table:move.${move.name}`, {
        card: words.occupation(move.arg.card),
        stall: move.arg.stall,
      });
    case 'hire':
      return t('iki-table:move.hire', {
        card: words.occupation(move.arg.card),
        stall: move.arg.stall,
        cost: words.amount('mon', hirePrice(state, seat, move.arg)),
      });
    case 'placeCylinder':
      return t('iki-table:move.placeCylinder', { space: move.arg.space });
    case 'income':
      return t('iki-table:do.income', { mon: words.amount('mon', INCOME) });
    case 'walk': {
      const { base, sandals, ox } = move.arg;
      const space = spaceAfter(playerAt(state, seat).at, base + sandals + ox);
      const said = { space, shop: words.shopAt(space) };
      return sandals > 0
        ? t('iki-table:move.walkSandals', { ...said, sandals: words.amount('sandals', sandals) })
        : t('iki-table:move.walk', said);
    }
    case 'shop':
      return shopWords(state, seat, move, words);
    case 'occupation':
      return occupationWords(state, move, words);
    case 'endTurn':
      return t('iki-table:do.endTurn');
    case 'saveFromFire':
      return t(move.arg.use ? 'iki-table:do.save' : 'iki-table:do.burn');
    case 'starve': {
      const cards = move.arg.stalls.flatMap((stall) => occupationOn(state, stall)?.card ?? []);
      return t('iki-table:move.starve', { cards: words.list(cards.map(words.occupation)) });
    }
    case 'goTo':
      return t('iki-table:move.goTo', { space: move.arg.space, shop: words.shopAt(move.arg.space) });
  }
}

/** The plans of the list, by what they are about. */
export const planGroups = (plans: readonly Plan[], { t }: Words): readonly PlanGroup<Plan>[] =>
  MOVE_NAMES.map((kind) => ({
    title: t(`iki-table:kind.${kind}`),
    plans: plans.filter((plan) => plan.kind === kind),
  }));
