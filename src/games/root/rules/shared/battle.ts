import {
  AMBUSHES,
  CLEARINGS,
  type ClearingId,
  cardOf,
  type DeckCardId,
  matches,
  type PieceKind,
} from '../../data';
import { hooksOf } from '../factions/hooks';
import type { BattleArgument, Option } from '../moves';
import type { Battle, GameState, Loss, Question, Seat, Side } from '../types';
import { cardWithEffect, couldHold, different, discard, discardFromPlay, handOf, leaveHand } from './cards';
import { isIn, warriorsAt } from './pieces';
import { clearingAt, enemiesOf, isOver, isPreview, type Play, playerAt } from './play';
import { ask, standingOf, standsNo } from './questions';
import { type Lost, remove } from './removal';
import { score } from './score';

const AMBUSH_HITS = 2;
const DIE_FACES = 4;

const seatOn = (battle: Battle, side: Side): Seat => battle[side];
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Every battle that a seat with warriors may begin: in a clearing with one of them, against an enemy there (4.3). */
export function warriorBattles(
  state: GameState,
  seat: Seat,
  allowed: (clearing: ClearingId) => boolean = () => true,
): BattleArgument[] {
  const battles: BattleArgument[] = [];
  const enemies = enemiesOf(state, seat);
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (warriorsAt(state, clearing, seat) === 0 || !allowed(clearing)) continue;
    for (const defender of enemies) if (isIn(state, clearing, defender)) battles.push({ clearing, defender });
  }
  return battles;
}

/** A battle is declared; its cost is paid (R5, B1). */
export function beginBattle(play: Play, attacker: Seat, { clearing, defender, ally }: BattleArgument): void {
  play.state.work.push(newBattle(clearing, attacker, defender, ally ?? null));
  play.events?.push({ type: 'battleBegan', attacker, defender, clearing, ally: ally ?? null });
}
export function newBattle(clearing: ClearingId, attacker: Seat, defender: Seat, ally: Seat | null): Battle {
  return {
    type: 'battle',
    clearing,
    attacker,
    defender,
    ally,
    step: 'ambush',
    ambush: null,
    dice: null,
    rolled: { attacker: 0, defender: 0 },
    extra: { attacker: 0, defender: 0 },
    used: [],
    asking: 'attacker',
    passes: 0,
    begun: false,
    losses: { attacker: [], defender: [] },
    allyHits: 0,
    itemHits: 0,
  };
}

const isAmbushFor = (state: GameState, clearing: ClearingId) => {
  const { suit } = clearingAt(state, clearing);
  const fitting = AMBUSHES.filter((card) => matches(card.suit, suit)).map(({ id }) => id);
  return (card: DeckCardId): boolean => fitting.includes(card);
};
/** The ambushes in hand that match the clearing; two birds are one and the same. */
const ambushesInHand = (state: GameState, seat: Seat, clearing: ClearingId): DeckCardId[] =>
  different(handOf(state, seat)).filter(isAmbushFor(state, clearing));

/** Goes on with a battle by one step. */
export function goOnWithBattle(play: Play, battle: Battle): void {
  switch (battle.step) {
    case 'ambush':
      offerAmbush(play, battle);
      return;
    case 'foil':
      offerFoil(play, battle);
      return;
    case 'ambushHits':
      ambushHits(play, battle);
      return;
    case 'afterAmbush':
      afterAmbush(play, battle);
      return;
    case 'roll':
      roll(play, battle);
      return;
    case 'effects':
      offerEffects(play, battle);
      return;
    case 'hits':
      dealHits(play, battle);
      return;
    case 'end':
      endBattle(play, battle);
      return;
  }
}

/** B2: the defender may be asked for an ambush, by public facts only (R3). */
function offerAmbush(play: Play, battle: Battle): void {
  const { state } = play;
  const { attacker, defender, clearing } = battle;
  const possible =
    cardWithEffect(state, attacker, 'immuneToAmbush') === null &&
    couldHold(state, defender, isAmbushFor(state, clearing));
  if (possible && !standsNo(play, 'ambush', defender, clearing)) ask(play, 'ambush', defender, clearing);
  else battle.step = 'roll';
}
/** B3: the attacker may foil an ambush with one of his own. */
function offerFoil(play: Play, battle: Battle): void {
  const { attacker, clearing } = battle;
  const possible = couldHold(play.state, attacker, isAmbushFor(play.state, clearing));
  if (possible && !standsNo(play, 'foil', attacker, clearing)) ask(play, 'foil', attacker, clearing);
  else battle.step = 'ambushHits';
}
function answerAmbush(play: Play, battle: Battle, option: Option): void {
  if (option === 'none') {
    battle.step = 'roll';
    return;
  }
  const card = option as DeckCardId;
  leaveHand(play.state, battle.defender, card);
  battle.ambush = card;
  battle.step = 'foil';
  play.events?.push({ type: 'ambushed', player: battle.defender, card, clearing: battle.clearing });
}
function answerFoil(play: Play, battle: Battle, option: Option): void {
  if (option === 'none') {
    battle.step = 'ambushHits';
    return;
  }
  const card = option as DeckCardId;
  leaveHand(play.state, battle.attacker, card);
  play.events?.push({ type: 'foiled', player: battle.attacker, card, clearing: battle.clearing });
  discardAmbush(play, battle);
  discard(play, card);
  battle.step = 'roll';
}
function discardAmbush(play: Play, battle: Battle): void {
  discard(play, battle.ambush);
  battle.ambush = null;
}
/** B4: two hits at once, with all that they trigger. */
function ambushHits(play: Play, battle: Battle): void {
  if (!chooseLosses(play, battle, 'attacker', AMBUSH_HITS)) return;
  battle.step = 'afterAmbush';
  takeLosses(play, battle, ['attacker']);
}
function afterAmbush(play: Play, battle: Battle): void {
  const { state } = play;
  const { attacker, ally, clearing } = battle;
  discardAmbush(play, battle);
  const stands =
    warriorsAt(state, clearing, attacker) > 0 ||
    (ally !== null && warriorsAt(state, clearing, ally) > 0) ||
    hooksOf(state, attacker).pawnAt(state, attacker) === clearing;
  battle.step = stands ? 'roll' : 'end';
}

/** The hits that two dice bring: no more than a side's maximum, the higher for the attacker as a rule (4.3.2, 8.2.2). */
export function rolledHits(
  state: GameState,
  battle: Battle,
  higher: number,
  lower: number,
): Record<Side, number> {
  const turned = hooksOf(state, battle.defender).higherAsDefender;
  const limit = (side: Side, hits: number): number =>
    Math.min(hits, hooksOf(state, seatOn(battle, side)).mostHits(state, battle, side));
  return {
    attacker: limit('attacker', turned ? lower : higher),
    defender: limit('defender', turned ? higher : lower),
  };
}
/** Extra hits that nobody decides about (B6). */
export function fixedExtraHits(state: GameState, battle: Battle): Record<Side, number> {
  const defenseless = hooksOf(state, battle.defender).defenseless(state, battle) ? 1 : 0;
  const fixed = (side: Side): number =>
    hooksOf(state, seatOn(battle, side)).fixedHits(state, seatOn(battle, side), side);
  return { attacker: defenseless + fixed('attacker'), defender: fixed('defender') };
}
/** B5 and B6. */
function roll(play: Play, battle: Battle): void {
  const { state, random, events } = play;
  if (isPreview(play)) {
    play.halted = true;
    return;
  }
  const one = random.index(DIE_FACES);
  const other = random.index(DIE_FACES);
  const dice: [number, number] = [Math.max(one, other), Math.min(one, other)];
  play.barrier = true;
  battle.dice = dice;
  battle.rolled = rolledHits(state, battle, ...dice);
  battle.extra = fixedExtraHits(state, battle);
  events?.push({ type: 'rolled', dice, ...battle.rolled });
  if (hooksOf(state, battle.defender).defenseless(state, battle)) {
    events?.push({ type: 'extraHit', player: battle.attacker, why: 'defenseless' });
  }
  if (hooksOf(state, battle.attacker).fixedHits(state, battle.attacker, 'attacker') > 0) {
    events?.push({ type: 'extraHit', player: battle.attacker, why: 'leader' });
  }
  battle.step = 'effects';
}

const hitsBy = ({ rolled, extra }: Battle, side: Side): number => rolled[side] + extra[side];

/** Whether one more hit of a side could still take something: rolled hits count unless they may yet be voided. */
function canHitMore(state: GameState, battle: Battle, side: Side): boolean {
  const other = otherSide(side);
  const seat = seatOn(battle, other);
  const { capacity } = hooksOf(state, seat).nextLosses(state, battle, other, []);
  const voidable = cardWithEffect(state, seat, 'ignoreRolledHits') !== null;
  return battle.extra[side] + (voidable ? 0 : battle.rolled[side]) < capacity;
}
/** The effects that a side could use now and that would change something (B7). */
function usableEffects(state: GameState, battle: Battle, side: Side): DeckCardId[] {
  return playerAt(state, seatOn(battle, side)).playArea.filter((card) => {
    switch (cardOf(card).effect) {
      case 'ignoreRolledHits':
        return battle.rolled[otherSide(side)] > 0;
      case 'extraHit':
        return side === 'defender' && canHitMore(state, battle, side);
      case 'extraHitForVp':
        return side === 'attacker' && !battle.used.includes(card) && canHitMore(state, battle, side);
      default:
        return false;
    }
  });
}
function pass(state: GameState, battle: Battle): void {
  const lettingBegin =
    battle.asking === 'attacker' && !battle.begun && usableEffects(state, battle, 'defender').length > 0;
  battle.begun = true;
  if (!lettingBegin) battle.passes++;
  battle.asking = otherSide(battle.asking);
}
/** B7: in turn until both have passed in a row; who has nothing usable is skipped. */
function offerEffects(play: Play, battle: Battle): void {
  const { state } = play;
  const both =
    usableEffects(state, battle, 'attacker').length + usableEffects(state, battle, 'defender').length;
  if (battle.passes >= 2 || both === 0) {
    battle.step = 'hits';
    return;
  }
  const seat = seatOn(battle, battle.asking);
  if (usableEffects(state, battle, battle.asking).length === 0) {
    battle.begun = true;
    battle.passes++;
    battle.asking = otherSide(battle.asking);
  } else if (standingOf(play, seat)?.effects === 'never') {
    if (seat !== state.turn.of) play.barrier = true;
    pass(state, battle);
  } else ask(play, 'effects', seat, battle.clearing);
}
function answerEffect(play: Play, battle: Battle, option: Option): void {
  const { state, events } = play;
  const side = battle.asking;
  if (option === 'pass') {
    pass(state, battle);
    return;
  }
  const card = option as DeckCardId;
  const seat = seatOn(battle, side);
  events?.push({ type: 'effectUsed', player: seat, card, side });
  battle.begun = true;
  battle.passes = 0;
  battle.asking = otherSide(side);
  switch (cardOf(card).effect) {
    case 'ignoreRolledHits':
      battle.rolled[otherSide(side)] = 0;
      discardFromPlay(play, seat, card);
      break;
    case 'extraHit':
      battle.extra[side]++;
      discardFromPlay(play, seat, card);
      break;
    case 'extraHitForVp':
      battle.extra[side]++;
      battle.used.push(card);
      score(play, battle.defender, 1, 'brutalTactics');
      break;
    default:
      throw new Error(`${card} is not used in battle.`);
  }
}

/** The first of the standing order of losses that can be lost now. */
function standingLoss(play: Play, seat: Seat, options: readonly Loss[]): Loss | undefined {
  const standing = standingOf(play, seat);
  if (!standing) return undefined;
  for (const kind of standing.losses) if (options.includes(kind)) return kind;
  for (const kind of standing.items) {
    const item = options.find((option) => option.split('-')[1] === kind);
    if (item) return item;
  }
  return undefined;
}
/** A side chooses what its hits take, one by one; false where it is asked. */
function chooseLosses(play: Play, battle: Battle, side: Side, hits: number): boolean {
  const { state } = play;
  const seat = seatOn(battle, side);
  const chosen = battle.losses[side];
  while (chosen.length < hits) {
    const { options, capacity } = hooksOf(state, seat).nextLosses(state, battle, side, chosen);
    const [first] = options;
    if (first === undefined) break;
    const left = hits - chosen.length;
    if (options.length === 1 || left >= capacity) {
      chosen.push(first);
      continue;
    }
    const stands = standingLoss(play, seat, options);
    if (stands === undefined) {
      ask(play, 'losses', seat, battle.clearing, left);
      return false;
    }
    if (seat !== state.turn.of) play.barrier = true;
    chosen.push(stands);
  }
  return true;
}
/** What these sides have chosen to lose leaves together (4.3.4). */
function takeLosses(play: Play, battle: Battle, sides: readonly Side[]): void {
  const { state, events } = play;
  const lost: Lost[] = [];
  for (const side of sides) {
    const seat = seatOn(battle, side);
    const by = seatOn(battle, otherSide(side));
    const losses = battle.losses[side];
    const { clearing, ally } = battle;
    battle.losses[side] = [];
    if (losses.length > 0) events?.push({ type: 'hits', player: seat, side, losses });
    hooksOf(state, seat).takeOwnLosses(play, battle, side, losses);
    const pieces: PieceKind[] = [];
    let warriors = 0;
    let allies = 0;
    for (const loss of losses) {
      if (loss === 'warrior') warriors++;
      else if (loss === 'ally') allies++;
      else if (isPiece(loss)) pieces.push(loss);
    }
    lost.push({ seat, clearing, warriors, pieces, by });
    if (ally !== null && allies > 0) lost.push({ seat: ally, clearing, warriors: allies, pieces: [], by });
  }
  remove(play, { lost, battle, swept: [], sweptBy: null, madeHostile: [] });
}
const isPiece = (loss: Loss): loss is PieceKind =>
  loss !== 'warrior' && loss !== 'ally' && !loss.includes('-');
/** B8: losses of the attacker, then of the defender, then all of them leave. */
function dealHits(play: Play, battle: Battle): void {
  if (!chooseLosses(play, battle, 'attacker', hitsBy(battle, 'defender'))) return;
  if (!chooseLosses(play, battle, 'defender', hitsBy(battle, 'attacker'))) return;
  battle.step = 'end';
  takeLosses(play, battle, ['attacker', 'defender']);
}
/** B9. */
function endBattle(play: Play, battle: Battle): void {
  const { state, events } = play;
  state.work.splice(state.work.indexOf(battle), 1);
  events?.push({ type: 'battleEnded', clearing: battle.clearing });
  hooksOf(state, battle.attacker).afterBattle(play, battle.attacker, battle);
}

/** The battle under way. */
function currentBattle({ work }: GameState): Battle {
  const battle = work.at(-1);
  if (battle?.type !== 'battle') throw new Error('There is no battle.');
  return battle;
}
export function battleOptions(state: GameState, { kind, seat }: Question): readonly Option[] {
  const battle = currentBattle(state);
  if (kind === 'ambush' || kind === 'foil') return [...ambushesInHand(state, seat, battle.clearing), 'none'];
  if (kind === 'effects') return [...usableEffects(state, battle, battle.asking), 'pass'];
  const side: Side = seat === battle.attacker ? 'attacker' : 'defender';
  return hooksOf(state, seat).nextLosses(state, battle, side, battle.losses[side]).options;
}
export function answerInBattle(play: Play, { kind, seat }: Question, option: Option): void {
  const battle = currentBattle(play.state);
  if (kind === 'ambush') answerAmbush(play, battle, option);
  else if (kind === 'foil') answerFoil(play, battle, option);
  else if (kind === 'effects') answerEffect(play, battle, option);
  else battle.losses[seat === battle.attacker ? 'attacker' : 'defender'].push(option as Loss);
  if (isOver(play.state)) play.state.work = [];
}
