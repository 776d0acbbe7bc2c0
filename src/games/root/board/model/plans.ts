/**
 * What a player can do, as things to pick on the table. `clearing-3` is where something begins or happens, `to-5` where it
 * goes; two keys of one kind exclude each other, so that a clearing of the map answers to whichever comes next
 * (`keyAt`). What has no place of its own — how many warriors, whose, with which wood — is a chip among the actions; of
 * those, something usual is presumed, so that nobody has to choose what does not matter.
 */
import { matching, type Plan as TablePlan } from '../../../../table/pick/plans';
import type { PlanRules, Play } from '../../../../table/pick/usePlay';
import {
  type GameState,
  isDeckCard,
  legalMoves,
  type Move,
  type MoveArgument,
  type MoveName,
  type MoveOf,
  type Option,
  type Place,
  type Seat,
} from '../../rules';
import { canSayWhyNot, type Reason, whyNotKey } from './why';
import type { Words } from './words';

export interface Plan extends TablePlan<Move> {
  readonly kind: MoveName;
}

/** What the player at the screen is doing, and the words for it. */
export interface TablePlay extends Play<GameState, Move, Plan, Reason> {
  readonly words: Words;
}

const MINOR = ['count', 'ally', 'wood', 'decree', 'use', 'supporters', 'take'] as const;
/** Parts of a plan that are presumed until somebody picks another one. */
export const isMinor = (key: string): boolean => MINOR.some((kind) => key.startsWith(`${kind}-`));

/** The seat whose pawn walks moves from where it stands: nothing is picked for it. */
const walksAlone = ({ warriors, from }: MoveArgument): boolean =>
  warriors === undefined || typeof from !== 'number';

function walkParts(arg: MoveArgument): readonly string[] {
  const { from, to, warriors, ally, decree } = arg;
  const way = walksAlone(arg) ? [`to-${to}`] : [`clearing-${from}`, `to-${to}`];
  return [
    ...way,
    ...(warriors === undefined ? [] : [`count-${warriors}`]),
    ...(ally ? [`ally-${ally.player}-${ally.warriors}`] : []),
    ...(decree === undefined ? [] : [`decree-${decree}`]),
  ];
}
const battleParts = ({ clearing, defender, ally, decree }: MoveOf<'battle'>['arg']): readonly string[] => [
  `clearing-${clearing}`,
  `foe-${defender}`,
  ...(ally === undefined ? [] : [`ally-${ally}`]),
  ...(decree === undefined ? [] : [`decree-${decree}`]),
];
function setUpParts({ arg }: MoveOf<'setUp'>): readonly string[] {
  if ('keep' in arg) {
    return [
      `clearing-${arg.keep}`,
      `sawmill-${arg.sawmill}`,
      `workshop-${arg.workshop}`,
      `recruiter-${arg.recruiter}`,
    ];
  }
  if ('corner' in arg) return [`clearing-${arg.corner}`, `leader-${arg.leader}`];
  return [`character-${arg.character}`, `to-${arg.forest}`];
}
function cardUseParts({ arg }: MoveOf<'useCard'>): readonly string[] {
  const { card, player, clearing, move, battle } = arg;
  return [
    `used-${card}`,
    ...(player === undefined ? [] : [`foe-${player}`]),
    ...(clearing === undefined ? [] : [`clearing-${clearing}`]),
    ...(move ? walkParts(move) : []),
    ...(battle ? battleParts(battle) : []),
  ];
}
function specialParts({ arg }: MoveOf<'special'>): readonly string[] {
  if ('player' in arg) return [`foe-${arg.player}`];
  if ('card' in arg) return [`discarded-${arg.card}`];
  return [together('use', arg.items)];
}

/** Questions that are answered with a clearing of the map. */
const PLACES: ReadonlySet<string> = new Set(['woodWhere', 'recruitWhere', 'newRoost']);

function optionParts(state: GameState, option: Option): readonly string[] {
  const question = state.questions.at(-1);
  if (typeof option === 'number')
    return [`${question && PLACES.has(question.kind) ? 'clearing' : 'foe'}-${option}`];
  if (isDeckCard(option))
    return [question?.kind === 'supporters5' ? `supporter-${option}` : `card-${option}`];
  return question && ['refresh', 'damage3', 'itemLimit', 'losses'].includes(question.kind)
    ? [`item-${option}`]
    : [];
}

type Additions = MoveOf<'addToDecree'>['arg']['cards'];
const additionParts = ([one, other]: Additions): readonly string[] => [
  ...(one ? [`card-${one.card}`, `column-${one.column}`] : []),
  ...(other ? [`second-${other.card}`, `also-${other.column}`] : []),
];
/** Two cards for the Decree can be picked in either order. */
function otherOrder({ move }: Plan): readonly Plan[] {
  if (move.name !== 'addToDecree' || move.arg.cards.length < 2) return [];
  const parts = additionParts([...move.arg.cards].reverse());
  return [{ kind: move.name, moves: [move], move, parts, price: 0 }];
}

/** The suits or cards that a choice is made of, as one key. */
const together = (kind: string, things: readonly string[]): string => `${kind}-${things.join('+')}`;

function partsOf(state: GameState, move: Move): readonly string[] {
  switch (move.name) {
    case 'setUp':
      return setUpParts(move);
    case 'craft':
      return [`card-${move.arg.card}`, ...(move.arg.use ? [together('use', move.arg.use)] : [])];
    case 'useCard':
      return cardUseParts(move);
    case 'dominance':
      if ('take' in move.arg) return [`available-${move.arg.take}`, `card-${move.arg.spend}`];
      return [
        `card-${move.arg.card}`,
        ...(move.arg.partner === undefined ? [] : [`foe-${move.arg.partner}`]),
      ];
    case 'move':
      return walkParts(move.arg);
    case 'battle':
      return battleParts(move.arg);
    case 'recruit':
      return move.arg.clearing === undefined
        ? []
        : [`clearing-${move.arg.clearing}`, ...(move.arg.decree ? [`decree-${move.arg.decree}`] : [])];
    case 'build':
      return [
        `clearing-${move.arg.clearing}`,
        ...(move.arg.kind ? [`kind-${move.arg.kind}`] : []),
        ...(move.arg.wood
          ? [
              together(
                'wood',
                Object.entries(move.arg.wood).map(([from, wood]) => `${from}x${wood}`),
              ),
            ]
          : []),
        ...(move.arg.decree ? [`decree-${move.arg.decree}`] : []),
      ];
    case 'overwork':
      return [`clearing-${move.arg.clearing}`, `card-${move.arg.card}`];
    case 'extraAction':
    case 'mobilize':
    case 'train':
      return [`card-${move.arg.card}`];
    case 'addToDecree':
      return additionParts(move.arg.cards);
    case 'revolt':
    case 'spread':
      return [`clearing-${move.arg.clearing}`, together('supporters', move.arg.supporters)];
    case 'organize':
      return [`clearing-${move.arg.clearing}`];
    case 'quest':
      return [`quest-${move.arg.quest}`];
    case 'aid':
      return [
        `card-${move.arg.card}`,
        `foe-${move.arg.player}`,
        `item-${move.arg.item}`,
        ...(move.arg.take ? [`take-${move.arg.take}`] : []),
      ];
    case 'strike':
      return [`foe-${move.arg.player}`, `piece-${move.arg.piece}`];
    case 'repair':
      return [`item-${move.arg.item}`];
    case 'special':
      return specialParts(move);
    case 'choose':
      return optionParts(state, move.arg.option);
    case 'turmoil':
    case 'explore':
    case 'standing':
    case 'done':
      return [];
  }
}

const known = new WeakMap<GameState, Map<Seat, readonly Plan[]>>();

/** All that a seat can do now; worked out once for each state. */
export function plansFor(state: GameState, seat: Seat): readonly Plan[] {
  const bySeat = known.get(state) ?? new Map<Seat, readonly Plan[]>();
  known.set(state, bySeat);
  const plans =
    bySeat.get(seat) ??
    legalMoves(state, seat).flatMap((move): readonly Plan[] => {
      const plan = { kind: move.name, moves: [move], move, parts: partsOf(state, move), price: 0 };
      return [plan, ...otherOrder(plan)];
    });
  bySeat.set(seat, plans);
  return plans;
}

/** How many warriors a plan moves: of plans that differ in nothing else the largest is usual. */
function sizeOf({ move }: Plan): number {
  const arg = move.name === 'move' ? move.arg : move.name === 'useCard' ? move.arg.move : undefined;
  return (arg?.warriors ?? 0) - 100 * (arg?.ally?.warriors ?? 0);
}
export const majorParts = (plan: Plan): readonly string[] => plan.parts.filter((key) => !isMinor(key));

/** Where only one can be fought, built or struck, nobody is asked which. */
const ASKED_OF_SEVERAL = ['foe', 'kind'] as const;
const asksWhich = (key: string): boolean => ASKED_OF_SEVERAL.some((kind) => key.startsWith(`${kind}-`));

/** The usual one of the plans whose places are all picked. */
function presumed(plans: readonly Plan[], picked: readonly string[]): Plan | null {
  const fitting = matching(plans, picked);
  const isSaid = (key: string): boolean =>
    picked.includes(key) || (asksWhich(key) && fitting.every(({ parts }) => parts.includes(key)));
  const found = fitting.filter((plan) => majorParts(plan).every(isSaid));
  const [first] = found;
  if (!first || found.some(({ kind }) => kind !== first.kind)) return null;
  return found.reduce((best, plan) => (sizeOf(plan) > sizeOf(best) ? plan : best), first);
}

/** The kinds of keys that a place of the map can answer to, in the order in which they are asked for. */
const PLACE_KINDS = ['clearing', 'to', 'sawmill', 'workshop', 'recruiter'] as const;
/** What has to be picked before: the Marquise sets up one thing after another, the keep first. */
const ONLY_AFTER: Readonly<Partial<Record<string, string>>> = {
  sawmill: 'clearing',
  workshop: 'sawmill',
  recruiter: 'workshop',
};

/** The key that a clearing or a forest answers to now, by how each of them looks. */
export function keyAt(place: Place, look: (key: string) => string, begun: ReadonlySet<string>): string {
  const own = PLACE_KINDS.filter((kind) => {
    const before = ONLY_AFTER[kind];
    return before === undefined || begun.has(before);
  }).map((kind) => `${kind}-${place}`);
  return (
    own.find((key) => look(key) === 'possible' && !begun.has(key.slice(0, key.indexOf('-')))) ??
    own.find((key) => look(key) === 'selected') ??
    own.find((key) => look(key) === 'possible') ??
    own[0] ??
    ''
  );
}
/** The kinds of keys of the map that are picked already. */
export const begunWith = (selection: readonly string[]): ReadonlySet<string> =>
  new Set(selection.map((key) => key.slice(0, key.indexOf('-'))));

/** Whether a move cannot be taken back (R26): dice, cards of others, draws. */
export const isFinal = ({ kind }: Plan): boolean =>
  kind === 'battle' || kind === 'setUp' || kind === 'turmoil' || kind === 'dominance' || kind === 'explore';

export const PLAN_RULES = {
  plans: plansFor,
  isComplete: (plan: Plan, picked: readonly string[]) =>
    majorParts(plan).every((key) => picked.includes(key)),
  presumed,
  needsConfirming: (_state: GameState, _seat: Seat, plan: Plan) => isFinal(plan),
  isShownFirst: () => true,
  canSayWhyNot,
  whyNot: whyNotKey,
} satisfies PlanRules<GameState, Plan, Reason>;
