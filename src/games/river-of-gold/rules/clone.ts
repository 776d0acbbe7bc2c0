import type { Built, GameState, Pending, Player } from './state';

const clonePlayer = (p: Player): Player => ({
  clan: p.clan,
  patron: p.patron,
  koku: p.koku,
  silk: p.silk,
  rice: p.rice,
  porcelain: p.porcelain,
  favor: p.favor,
  favorLimit: p.favorLimit,
  points: p.points,
  influence: p.influence.slice(),
  ships: p.ships.slice(),
  royalShip: p.royalShip,
  die: p.die,
  delivered: p.delivered.slice(),
});

const cloneBuilt = (built: Built | null): Built | null =>
  built && { tile: built.tile, owners: built.owners.slice() };

/** Tasks and sources are never changed, so entries may share them. */
const clonePending = (p: Pending): Pending => ({
  player: p.player,
  task: p.task,
  region: p.region,
  source: p.source,
});

/**
 * A copy that shares nothing that the rules change. Written by hand: simulations and bots live on its speed.
 * Records that are written once and never changed again (visit, result) are shared.
 */
export function cloneState(s: GameState): GameState {
  const { secrets } = s;
  return {
    options: s.options,
    phase: s.phase,
    turnOrder: s.turnOrder.slice(),
    current: s.current,
    turn: s.turn,
    step: s.step,
    canUndo: s.canUndo,
    patronsOffered: s.patronsOffered.slice(),
    regionTiles: s.regionTiles.slice(),
    masteries: s.masteries.map((m) => ({ id: m.id, claims: m.claims.slice() })),
    shore: s.shore.map(cloneBuilt),
    row: s.row.slice(),
    discardedTiles: s.discardedTiles.slice(),
    customerDiscard: s.customerDiscard.slice(),
    players: s.players.map(clonePlayer),
    queue: s.queue.map(clonePending),
    waiting: s.waiting.map(clonePending),
    emperorsVisit: s.emperorsVisit,
    finalRound: s.finalRound && { by: s.finalRound.by, turnsLeft: s.finalRound.turnsLeft },
    result: s.result,
    secrets: {
      deck: secrets.deck.slice(),
      hands: secrets.hands.map((hand) => hand.slice()),
      era1: secrets.era1.slice(),
      era2: secrets.era2.slice(),
    },
  };
}
