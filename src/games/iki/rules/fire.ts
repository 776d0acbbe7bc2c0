/** Section 14, fire. */
import { monthOf, NAGAYA, type Nagaya, STALLS_OF_NAGAYA, type Stall } from '../data';
import { clear, isOpen } from './stalls';
import type { Card, FireRecord, FireStep, GameState, Seat } from './state';
import { cardOn, countRetired, type Play, playerAt, stallAt, tableOf } from './table';

/** The stalls that a fire can reach, from the outer edge inwards; with two players the corner is closed (14.3). */
const stallsInReach = (state: GameState, nagaya: Nagaya): Stall[] =>
  STALLS_OF_NAGAYA[nagaya].filter((index) => isOpen(state.players.length, index)).map(stallAt);

/** It is 1 weaker on each further stall, whether or not a card was there (14.3). */
const strengthAt = ({ strength, steps }: FireRecord): number => strength - steps.length;

/** Retired cards that can still save something from fire. */
const rescuersOf = (state: GameState, seat: Seat): number =>
  countRetired(state, playerAt(state, seat), 'saveFromFire') - playerAt(state, seat).turned.length;

/** Draws the fire tile, which goes back afterwards (14.2). The caller lets the fire go on from stall 1. */
export function breakOut({ state, random, events }: Play): void {
  const strength = monthOf(state.month).fire ?? 0;
  const nagaya = NAGAYA[random.index(NAGAYA.length)] as Nagaya;
  const [next = null] = stallsInReach(state, nagaya);
  state.fire = { month: state.month, nagaya, strength, steps: [], next };
  events?.push({ type: 'fireBroke', month: state.month, nagaya, strength });
}

function record(play: Play, stall: Stall, outcome: FireStep['outcome'], card: Card | null): void {
  const { state } = play;
  const { fire } = state;
  if (!fire) throw new Error('There is no fire.');
  const step: FireStep = {
    stall,
    strength: strengthAt(fire),
    outcome,
    card: card?.card ?? null,
    owner: card?.owner ?? null,
  };
  const steps = [...fire.steps, step];
  const next = outcome === 'stopped' ? null : (stallsInReach(state, fire.nagaya)[steps.length] ?? null);
  state.fire = { ...fire, steps, next };
  play.events?.push({ type: 'fireCame', ...step });
}

/** A card burns: it leaves the game and the kobun returns; buildings cannot be built again (14.5). */
function burn(play: Play, stall: Stall, card: Card): void {
  const { state } = play;
  clear(state, stall);
  if (card.owner !== null) playerAt(state, card.owner).kobun++;
  if (card.kind === 'building') state.out.buildings.push(card.card);
  else state.out.occupations.push(card.card);
  record(play, stall, 'burnt', card);
}

/**
 * Lets the fire go on until it is out or somebody may save the card that it comes to. Answers with that seat, or with
 * null when the fire is out.
 */
export function spread(play: Play): Seat | null {
  const { state } = play;
  while (state.fire?.next) {
    const { next: stall } = state.fire;
    const card = cardOn(state, stall);
    if (!card) {
      record(play, stall, 'empty', null);
      continue;
    }
    const { owner } = card;
    if (owner !== null && playerAt(state, owner).fire >= strengthAt(state.fire)) {
      record(play, stall, 'stopped', card);
    } else if (owner !== null && rescuersOf(state, owner) > 0) {
      return owner;
    } else {
      burn(play, stall, card);
    }
  }
  if (state.fire) play.events?.push({ type: 'fireOut', nagaya: state.fire.nagaya });
  return null;
}

/** The owner turns a rescuer, or lets the card burn; either way the fire goes on (14.6). */
export function applySave(play: Play, seat: Seat, { use }: { readonly use: boolean }): void {
  const { state } = play;
  const stall = state.fire?.next;
  const card = stall ? cardOn(state, stall) : null;
  if (!stall || !card) throw new Error('No card is about to burn.');
  if (!use) {
    burn(play, stall, card);
    return;
  }
  const player = playerAt(state, seat);
  const { occupations } = tableOf(state);
  const rescuer = player.retired.find(
    (id) => occupations[id].retired === 'saveFromFire' && !player.turned.includes(id),
  );
  if (!rescuer) throw new Error(`Seat ${seat} has nobody who saves cards.`);
  player.turned.push(rescuer);
  record(play, stall, 'saved', card);
}
