import type { PlanGroup } from '../../../../table/actions/MovesPanel';
import {
  cardOf,
  countOnMap,
  type FactionId,
  type GameState,
  ITEM_KINDS,
  type ItemId,
  isDeckCard,
  kindOf,
  type LeaderId,
  MOVE_NAMES,
  type Move,
  type MoveArgument,
  type MoveOf,
  type Option,
  PIECES,
  type PieceKind,
  questOf,
  type Seat,
  suitOf,
  WOOD_COST,
} from '../../rules';
import { leaderWords } from './labels';
import { isFinal, type Plan } from './plans';
import { counted, type Words } from './words';

function walkWords({ from, to, warriors, ally, slip, decree }: MoveArgument, words: Words): string {
  const { t, shortPlace } = words;
  if (slip) return t('root-table:move.slip', { to: shortPlace(to) });
  if (warriors === undefined) {
    return ally
      ? t('root-table:move.movePawnWith', {
          to: shortPlace(to),
          warriors: words.warriors(ally.warriors),
          name: words.name(ally.player),
        })
      : t('root-table:move.movePawn', { to: shortPlace(to) });
  }
  const said = { warriors: words.warriors(warriors), from: shortPlace(from), to: shortPlace(to) };
  return decree === undefined
    ? t('root-table:move.move', said)
    : t('root-table:move.moveDecree', { ...said, suit: t(`root-terms:suit.${suitOf(decree)}`) });
}
function battleWords({ clearing, defender, ally }: MoveOf<'battle'>['arg'], words: Words): string {
  const said = { name: words.name(defender), place: words.shortPlace(clearing) };
  return ally === undefined
    ? words.t('root-table:move.battle', said)
    : words.t('root-table:move.battleWith', { ...said, ally: words.name(ally) });
}
function setUpWords({ arg }: MoveOf<'setUp'>, words: Words): string {
  const { t, shortPlace } = words;
  if ('keep' in arg) {
    const { keep, sawmill, workshop, recruiter } = arg;
    return t('root-table:move.setUpMarquise', { keep, sawmill, workshop, recruiter });
  }
  if ('corner' in arg) {
    return t('root-table:move.setUpEyrie', {
      place: shortPlace(arg.corner),
      leader: t(`root-terms:leader.${arg.leader}`),
    });
  }
  return t('root-table:move.setUpVagabond', {
    character: t(`root-terms:character.${arg.character}`),
    place: shortPlace(arg.forest),
  });
}
function cardUseWords({ arg }: MoveOf<'useCard'>, words: Words): string {
  const card = words.cardName(arg.card);
  const what = arg.move
    ? walkWords(arg.move, words)
    : arg.battle
      ? battleWords(arg.battle, words)
      : arg.player !== undefined
        ? words.name(arg.player)
        : arg.clearing !== undefined
          ? words.shortPlace(arg.clearing)
          : null;
  return what === null
    ? words.t('root-table:move.useCard', { card })
    : words.t('root-table:move.useCardOn', { card, what });
}
function dominanceWords({ arg }: MoveOf<'dominance'>, words: Words): string {
  const { t } = words;
  if ('take' in arg) {
    return t('root-table:move.takeDominance', {
      suit: t(`root-terms:suit.${suitOf(arg.take)}`),
      card: words.card(arg.spend),
    });
  }
  const suit = t(`root-terms:suit.${suitOf(arg.card)}`);
  return arg.partner === undefined
    ? t('root-table:move.dominance', { suit })
    : t('root-table:move.coalition', { suit, name: words.name(arg.partner) });
}
function buildWords(state: GameState, { arg }: MoveOf<'build'>, words: Words): string {
  const place = words.shortPlace(arg.clearing);
  if (!arg.kind) return words.t('root-table:move.buildRoost', { place });
  const count = WOOD_COST[countOnMap(state, arg.kind)] ?? 0;
  return words.t('root-table:move.build', {
    piece: words.piece(arg.kind),
    place,
    wood: words.t('root-terms:wood', { count }),
  });
}
function specialWords({ arg }: MoveOf<'special'>, words: Words): string {
  const { t } = words;
  if ('player' in arg) return t('root-table:move.steal', { name: words.name(arg.player) });
  if ('card' in arg) return t('root-table:move.dayLabor', { card: words.card(arg.card) });
  return t('root-table:move.hideout', { items: words.list(counted(arg.items.map(words.item))) });
}

const isItem = (option: string): option is ItemId => ITEM_KINDS.some((kind) => option.includes(`-${kind}-`));
const isPiece = (option: string): option is PieceKind => Object.hasOwn(PIECES, option);

/** A point for each completed quest of the last one's suit, that one included (9.5.5). */
function questPoints({ players }: GameState): number {
  const quests = players.flatMap(({ board }) => (board?.faction === 'vagabond' ? board.quests : []));
  const done = quests.at(-1);
  return done ? quests.filter((quest) => questOf(quest).suit === questOf(done).suit).length : 0;
}

/** An answer to the open question, in words. */
export function optionWords(state: GameState, option: Option, words: Words): string {
  const { t } = words;
  const kind = state.questions.at(-1)?.kind;
  if (typeof option === 'number') return kind === 'bank' ? words.name(option) : words.place(state, option);
  if (isDeckCard(option)) return words.card(option);
  if (isItem(option)) return words.item(option);
  if (kind === 'losses') return words.piece(option as PieceKind | 'warrior' | 'ally');
  if (kind === 'leader') return leaderWords(option as LeaderId, words);
  if (kind === 'pickFaction') return t(`root-terms:faction.${option as FactionId}`);
  if (kind === 'order')
    return t('root-table:option.first', { what: t(`root-table:option.trigger.${option as 'base'}`) });
  if (kind === 'questReward' && option === 'points')
    return t('root-table:option.points', { points: words.points(questPoints(state)) });
  return isPiece(option) ? words.piece(option) : t(`root-table:option.${option as 'none'}`);
}

/** A move as the button that makes it says it. */
export function moveWords(state: GameState, _seat: Seat, move: Move, words: Words): string {
  const { t, shortPlace } = words;
  switch (move.name) {
    case 'setUp':
      return setUpWords(move, words);
    case 'craft': {
      const card = words.cardName(move.arg.card);
      const uses = new Set(move.arg.use ?? []).size > 1 || cardOf(move.arg.card).cost.includes('any');
      return move.arg.use && uses
        ? t('root-table:move.craftWith', { card, suits: words.cost(move.arg.use) })
        : t('root-table:move.craft', { card });
    }
    case 'useCard':
      return cardUseWords(move, words);
    case 'dominance':
      return dominanceWords(move, words);
    case 'move':
      return walkWords(move.arg, words);
    case 'battle':
      return battleWords(move.arg, words);
    case 'recruit':
      return move.arg.clearing === undefined
        ? t('root-table:move.recruit')
        : t('root-table:move.recruitAt', { place: shortPlace(move.arg.clearing) });
    case 'build':
      return buildWords(state, move, words);
    case 'overwork':
      return t('root-table:move.overwork', {
        place: shortPlace(move.arg.clearing),
        card: words.card(move.arg.card),
      });
    case 'extraAction':
    case 'mobilize':
    case 'train':
      return t(`root-table:move.${move.name}`, { card: words.card(move.arg.card) });
    case 'addToDecree':
      return t('root-table:move.addToDecree', {
        cards: words.list(
          move.arg.cards.map(({ card, column }) =>
            t('root-table:move.addition', {
              card: words.card(card),
              column: t(`root-terms:column.${column}`),
            }),
          ),
        ),
      });
    case 'turmoil':
      return t('root-table:move.turmoil', { suit: t(`root-terms:suit.${suitOf(move.arg.decree)}`) });
    case 'revolt':
    case 'spread':
      return t(`root-table:move.${move.name}`, {
        place: shortPlace(move.arg.clearing),
        cards: words.list(move.arg.supporters.map(words.card)),
      });
    case 'organize':
      return t('root-table:move.organize', { place: shortPlace(move.arg.clearing) });
    case 'explore':
    case 'standing':
      return t(`root-table:move.${move.name}`);
    case 'quest':
      return t('root-table:move.quest', { quest: words.quest(move.arg.quest) });
    case 'aid': {
      const said = {
        name: words.name(move.arg.player),
        item: t(`root-terms:item.${kindOf(move.arg.item)}`),
        card: words.card(move.arg.card),
      };
      return move.arg.take
        ? t('root-table:move.aidFor', { ...said, take: words.item(move.arg.take) })
        : t('root-table:move.aid', said);
    }
    case 'strike':
      return t('root-table:move.strike', {
        name: words.name(move.arg.player),
        piece: words.piece(move.arg.piece),
      });
    case 'repair':
      return t('root-table:move.repair', { item: words.item(move.arg.item) });
    case 'special':
      return specialWords(move, words);
    case 'choose':
      return optionWords(state, move.arg.option, words);
    case 'done':
      return t('root-table:move.endPhase', { step: t(`root-table:step.${state.turn.step}`) });
  }
}

/** The plans of the list, by what they are about; two orders of one thing are listed once. */
export const planGroups = (plans: readonly Plan[], { t }: Words): readonly PlanGroup<Plan>[] =>
  MOVE_NAMES.map((kind) => ({
    title: t(`root-table:kind.${kind}`),
    plans: plans.filter(
      (plan, at) => plan.kind === kind && plans.findIndex(({ move }) => move === plan.move) === at,
    ),
  }));

export const finalNote = (plan: Plan | null, { t }: Words): readonly string[] =>
  plan && isFinal(plan) ? [t('root-table:chip.final')] : [];
