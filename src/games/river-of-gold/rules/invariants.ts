import {
  type BUILDINGS,
  building,
  CUSTOMERS,
  GOODS,
  isTileId,
  MAX_FAVOR_LIMIT,
  MAX_GOODS,
  MAX_KOKU,
  masteryRewards,
  RIVER_LENGTH,
  ROW_LENGTH,
  SHORE_SPACES,
  STACKS,
  STARTING_FAVOR_LIMIT,
  TRACK_LENGTH,
} from '../data';
import { pendingChoice } from './choices';
import { handSize } from './customers';
import type { GameState, Player } from './state';

type Report = (problem: string) => void;

const inRange = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Everything that must hold in every state, as a list of what does not. It never repairs. Meant for whole states:
 * on a view the hidden cards cannot be told apart, and only what is seen is compared.
 */
export function checkInvariants(state: GameState): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => problems.push(problem);
  checkPlayers(state, report);
  checkTiles(state, report);
  checkCustomers(state, report);
  checkMarkers(state, report);
  checkDecider(state, report);
  checkEras(state, report);
  return problems;
}

function checkPlayers(state: GameState, report: Report): void {
  state.players.forEach((player, seat) => {
    const check = (ok: boolean, what: string) => ok || report(`seat ${seat}: ${what}`);
    check(inRange(player.koku, 0, MAX_KOKU), `koku is ${player.koku}`);
    for (const good of GOODS) check(inRange(player[good], 0, MAX_GOODS), `${good} is ${player[good]}`);
    check(
      inRange(player.favorLimit, STARTING_FAVOR_LIMIT, MAX_FAVOR_LIMIT),
      `favor limit is ${player.favorLimit}`,
    );
    check(inRange(player.favor, 0, player.favorLimit), `favor is ${player.favor} of ${player.favorLimit}`);
    check(inRange(player.points, 0, Number.MAX_SAFE_INTEGER), `points are ${player.points}`);
    check(player.influence.length === 6, 'there are not six influence tracks');
    for (const steps of player.influence) check(inRange(steps, 0, TRACK_LENGTH), `influence is ${steps}`);
    check(state.step === 'clans' || player.ships.length === 2, 'there are not two ships');
    for (const space of player.ships) check(inRange(space, 1, RIVER_LENGTH), `a ship is on ${space}`);
    check(state.step === 'clans' || player.clan !== null, 'there is no clan');
    check(player.royalShip === null || hasNoble(player), 'a royal ship without a noble');
  });
  const clans = state.players.flatMap((player) => player.clan ?? []);
  if (new Set(clans).size !== clans.length) report('a clan is there twice');
}

const hasNoble = (player: Player): boolean => player.delivered.some((id) => id.startsWith('noble'));

/** Tiles are conserved: every stack, the row, the shore and the discards together are what was set up. */
function checkTiles(state: GameState, report: Report): void {
  const stacks = STACKS[state.players.length];
  const { era1, era2 } = state.secrets;
  const onShore = state.shore.flatMap((built) => built?.tile ?? []);
  const inRow = state.row.flatMap((tile) => tile ?? []);
  const seen = [...era1, ...era2].flatMap((tile) => tile ?? []);
  const all = [...onShore, ...inRow, ...state.discardedTiles, ...seen];
  if (!all.every(isTileId)) {
    report('a tile does not exist');
    return;
  }
  if (new Set(all).size !== all.length) report('a tile is there twice');
  if (state.row.length !== ROW_LENGTH) report(`the row has ${state.row.length} places`);
  if (state.shore.length !== SHORE_SPACES.length) report('the shore does not have 30 spaces');
  if (!stacks) {
    report('there are no stacks for this number of players');
    return;
  }
  const open = [...onShore, ...inRow, ...state.discardedTiles].map((id) => building(id).era);
  const count = (era: (typeof BUILDINGS)[number]['era']) => open.filter((e) => e === era).length;
  if (count('imperial') !== 3) report('imperial markets are not 3');
  if (count('start') !== stacks.starting) report(`starting tiles are not ${stacks.starting}`);
  if (count(1) + era1.length !== stacks.era1) report(`Era 1 tiles are not ${stacks.era1}`);
  if (count(2) + era2.length !== stacks.era2) report(`Era 2 tiles are not ${stacks.era2}`);
}

/** Customers are conserved: deck, hands, discards and delivered ones are all 30, each once. */
function checkCustomers(state: GameState, report: Report): void {
  const { deck, hands } = state.secrets;
  const delivered = state.players.flatMap((player) => player.delivered);
  const all = [...deck, ...hands.flat(), ...state.customerDiscard, ...delivered];
  if (all.length !== CUSTOMERS.length) report(`there are ${all.length} customers`);
  const seen = all.flatMap((id) => id ?? []);
  if (new Set(seen).size !== seen.length) report('a customer is in two places');
  const discarding = pendingChoice(state)?.kind === 'discard';
  hands.forEach((hand, seat) => {
    const player = state.players[seat];
    const most = player ? handSize(player) + (discarding && seat === state.current ? 2 : 0) : 0;
    if (hand.length > most) report(`seat ${seat} holds ${hand.length} customers`);
  });
}

function checkMarkers(state: GameState, report: Report): void {
  state.shore.forEach((built, index) => {
    if (!built) return;
    const { era } = building(built.tile);
    const owned = era === 1 || era === 2;
    if (!inRange(built.owners.length, owned ? 1 : 0, owned ? 2 : 0)) {
      report(`space ${index + 1} has ${built.owners.length} markers`);
    }
    for (const owner of built.owners)
      if (!state.players[owner]) report(`space ${index + 1} is owned by nobody`);
  });
  for (const { id, claims } of state.masteries) {
    if (claims.length > masteryRewards(state.players.length).length) report(`${id} is claimed too often`);
    if (new Set(claims).size !== claims.length) report(`${id} is claimed twice by a player`);
  }
}

/** Exactly one seat decides: the queue's head, where there is one, is that seat's and has options (3.4). */
function checkDecider(state: GameState, report: Report): void {
  if (!state.players[state.current]) report(`seat ${state.current} decides`);
  const head = state.queue[0];
  const choice = pendingChoice(state);
  if (head && !choice) report('something in the queue was left undone');
  if (choice && choice.player !== state.current) report('the choice belongs to another seat');
  if (choice && choice.options.length === 0 && choice.kind !== 'discard') report('a choice has no options');
  if (state.step === 'over' && (head || state.waiting.length > 0))
    report('the game is over with choices open');
  for (const { player, task } of state.waiting) {
    if (task.kind !== 'anyGood') report(`${task.kind} waits`);
    if (player === state.current && state.step !== 'over') report('a choice waits for the player on turn');
  }
}

function checkEras(state: GameState, report: Report): void {
  const { era1, era2 } = state.secrets;
  if (state.phase === 'era1' && era1.length === 0) report('Era 1 goes on without tiles');
  if (state.phase === 'era2' && (era1.length > 0 || era2.length === 0))
    report('Era 2 is out of step with its tiles');
  if (state.phase === 'finalRound' && era2.length > 0) report('the final round began too early');
  if ((state.phase === 'finalRound') !== (state.finalRound !== null))
    report('the final round is not recorded');
  if ((state.step === 'over') !== (state.result !== null)) report('the result is not recorded');
}
