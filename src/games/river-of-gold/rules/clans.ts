import { CLANS, type Clan, MID_RIVER_START, type PatronId, patron, UPSTREAM_START } from '../data';
import { drawCustomers, handSize } from './customers';
import { priceOfSettingDie, rollOrSetDie } from './die';
import { gain } from './gains';
import type { Move, MoveOf } from './moves';
import { enqueue } from './queue';
import type { Refusal } from './refusals';
import { voyage } from './sail';
import type { GameState, Seat } from './state';
import { abilities, type Play, playerAt } from './table';
import { beginTurn } from './turn';

/** Moves of the clans phase: a clan nobody has (2.8), or one of the patrons on offer (section 11). */
export function legalClans(state: GameState, seat: Seat, moves: Move[]): void {
  if (state.options.patrons === 'none') {
    for (const clan of CLANS) {
      const move: MoveOf<'chooseClan'> = { name: 'chooseClan', arg: { clan } };
      if (!whyNotClan(state, clan)) moves.push(move);
    }
    return;
  }
  for (const id of state.patronsOffered) {
    const move: MoveOf<'choosePatron'> = { name: 'choosePatron', arg: { patron: id } };
    if (!whyNotPatron(state, seat, id)) moves.push(move);
  }
}

export function whyNotClan(state: GameState, clan: Clan): Refusal | null {
  if (state.options.patrons !== 'none') return { code: 'clansByPatron' };
  return state.players.some((player) => player.clan === clan) ? { code: 'clanTaken' } : null;
}

/** A patron must lie open, its clan must be free, and where clans were dealt it must be the player's own. */
export function whyNotPatron(state: GameState, seat: Seat, id: PatronId): Refusal | null {
  if (!state.patronsOffered.includes(id)) return { code: 'patronNotOffered' };
  const { clan } = patron(id);
  const own = playerAt(state, seat).clan;
  if (own) return own === clan ? null : { code: 'patronNotOffered' };
  return state.players.some((player) => player.clan === clan) ? { code: 'clanTaken' } : null;
}

export function applyClan(play: Play, seat: Seat, clan: Clan): void {
  playerAt(play.state, seat).clan = clan;
  play.events?.push({ type: 'clanChosen', player: seat, clan, patron: null });
  nextToChoose(play);
}

export function applyPatron(play: Play, seat: Seat, id: PatronId): void {
  const { state } = play;
  const player = playerAt(state, seat);
  player.clan = patron(id).clan;
  player.patron = id;
  play.events?.push({ type: 'clanChosen', player: seat, clan: player.clan, patron: id });
  nextToChoose(play);
}

/** Whose choice is next: the draft goes from the last player to the first (11.1), else turn order (2.8, 11.2). */
export function nextToChoose(play: Play): void {
  const { state } = play;
  const { patrons } = state.options;
  const order = patrons === 'draft' ? state.turnOrder.toReversed() : state.turnOrder;
  const next = order.find((seat) => {
    const { clan, patron: chosen } = playerAt(state, seat);
    return patrons === 'none' ? clan === null : chosen === null;
  });
  if (next === undefined) {
    readyPlayers(play);
  } else {
    if (next !== state.current) state.canUndo = false;
    state.current = next;
  }
}

/** Everybody is a clan: patrons' koku, hands, ships, dice (2.5 to 2.7). Nothing is gained by the first voyages. */
function readyPlayers(play: Play): void {
  const { state } = play;
  state.patronsOffered = [];
  for (const seat of state.turnOrder) {
    const player = playerAt(state, seat);
    const extra = abilities(player).extraKoku;
    if (extra && player.patron) gain(play, seat, 'koku', extra, { from: 'patron', patron: player.patron });
    drawCustomers(play, seat, handSize(player));
    player.ships = [UPSTREAM_START, MID_RIVER_START].map((start) => {
      const face = play.random.roll();
      return face === null ? start : voyage(start, face).to;
    });
  }
  play.events?.push({ type: 'playersReady', firstPlayer: state.turnOrder[0] ?? 0 });
  rollFirstDice(play);
}

/**
 * The dice for the first turns, in turn order from a place in it on; Kakita Ryoku may set hers (2.7, 11.4).
 * Then Era 1 begins.
 */
export function rollFirstDice(play: Play, from = 0): void {
  const { state } = play;
  for (const seat of state.turnOrder.slice(from)) {
    const player = playerAt(state, seat);
    if (priceOfSettingDie(player) !== null && player.patron) {
      state.current = seat;
      const source = { from: 'patron', patron: player.patron } as const;
      enqueue(state, seat, { kind: 'firstDie' }, null, source);
      return;
    }
    rollOrSetDie(play, seat);
  }
  state.phase = 'era1';
  state.canUndo = false;
  beginTurn(play, state.turnOrder[0] ?? 0);
}
