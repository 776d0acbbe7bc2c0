import type { GameState, Player } from './state';

const clonePlayer = (p: Player): Player => ({
  mon: p.mon,
  rice: p.rice,
  sandals: p.sandals,
  lumber: p.lumber,
  koban: p.koban,
  iki: p.iki,
  fire: p.fire,
  kobun: p.kobun,
  at: p.at,
  cylinder: p.cylinder,
  retired: p.retired.slice(),
  turned: p.turned.slice(),
  fish: p.fish.slice(),
  pipes: p.pipes.slice(),
  pouches: p.pouches.slice(),
});

/**
 * A copy that shares nothing that the rules change. Written by hand: simulations and bots live on its speed. Cards on
 * stalls, offered cards and records are never changed, only replaced, so they are shared; so are the options.
 */
export function cloneState(s: GameState): GameState {
  const { decks } = s.secrets;
  return {
    options: s.options,
    phase: s.phase,
    step: s.step,
    first: s.first,
    order: s.order.slice(),
    current: s.current,
    turn: s.turn,
    month: s.month,
    canUndo: s.canUndo,
    shopUses: s.shopUses,
    occupationUsed: s.occupationUsed,
    players: s.players.map(clonePlayer),
    brigade: s.brigade.slice(),
    stalls: s.stalls.slice(),
    starting: s.starting.slice(),
    offer: s.offer.slice(),
    openBuildings: s.openBuildings.slice(),
    fishOnSale: s.fishOnSale.slice(),
    pipes: s.pipes.slice(),
    pouches: s.pouches.slice(),
    out: {
      occupations: s.out.occupations.slice(),
      buildings: s.out.buildings.slice(),
      fish: s.out.fish.slice(),
    },
    starving: s.starving.slice(),
    fire: s.fire,
    payDay: s.payDay,
    season: s.season,
    result: s.result,
    secrets: {
      decks: {
        spring: decks.spring.slice(),
        summer: decks.summer.slice(),
        autumn: decks.autumn.slice(),
        winter: decks.winter.slice(),
      },
    },
  };
}
