import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { getFilterPlayerView } from 'boardgame.io/internal';
import {
  type GameState,
  legalMoves,
  playerView,
  RiverOfGold,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { GAMES_OF_EACH_KIND, isStep, KINDS, randomGame } from './playthrough';

/** Every id that this viewer may not see. */
function hiddenFrom(state: GameState, viewer: number | null): Set<string | null> {
  const { deck, hands, era1, era2 } = state.secrets;
  const hidden = new Set<string | null>([...deck, ...era1.slice(0, -1), ...era2.slice(0, -1)]);
  hands.forEach((hand, seat) => {
    if (seat !== viewer) for (const card of hand) hidden.add(card);
  });
  return hidden;
}

const ID = /"((?:artisan|elder|merchant|monk|noble)-\d|era\d-[^"]*)"/g;

/** The ids in a piece of JSON that may not be there. Every card is in one place only, so an id anywhere is a leak. */
function leaks(json: string, hidden: ReadonlySet<string | null>): string[] {
  const found: string[] = [];
  for (const [, id] of json.matchAll(ID)) if (id && hidden.has(id)) found.push(id);
  return found;
}

function leaksOf(state: GameState, viewer: number | null): string[] {
  const view = playerView(state, viewer);
  const found = leaks(JSON.stringify(view), hiddenFrom(state, viewer));
  const own = (s: GameState) => JSON.stringify(viewer === null ? null : s.secrets.hands[viewer]);
  if (own(view) !== own(state)) found.push('the own hand is not seen');
  if (view.secrets.deck.length !== state.secrets.deck.length) found.push('the size of the deck is not seen');
  return found;
}

describe.each(KINDS)('in games of $players players, patrons: $patrons', (kind) => {
  const viewers = [...Array.from({ length: kind.players }, (_, seat) => seat), null];

  test('1.6 no view of any state, a spectator’s included, holds a card of a foreign hand or an order of deck or stacks', () => {
    let views = 0;
    for (let game = 0; game < GAMES_OF_EACH_KIND; game++) {
      for (const value of randomGame(kind, game)) {
        const state = isStep(value) ? value.state : value;
        for (const viewer of viewers) {
          const found = leaksOf(state, viewer);
          if (found.length > 0) throw new Error(`viewer ${viewer}: ${found}`);
          views++;
        }
        const told = isStep(value) ? leaks(JSON.stringify(value.events), hiddenFrom(state, null)) : [];
        if (told.length > 0) throw new Error(`the events tell ${told}`);
      }
    }
    expect(views).toBeGreaterThan(GAMES_OF_EACH_KIND * 100 * viewers.length);
  });

  test('1.6 a view that were not filtered would be noticed', () => {
    for (const value of randomGame(kind, 0)) {
      const state = isStep(value) ? value.state : value;
      expect(leaks(JSON.stringify(state), hiddenFrom(state, null)).length).toBeGreaterThan(0);
    }
  });
});

test('1.6 the top tile of each stack is seen by all', () => {
  for (const value of randomGame({ players: 4, patrons: 'none' }, 1)) {
    const state = isStep(value) ? value.state : value;
    const view = playerView(state, null);
    expect(view.secrets.era1.at(-1)).toBe(state.secrets.era1.at(-1));
    expect(view.secrets.era2.at(-1)).toBe(state.secrets.era2.at(-1));
  }
});

test('what boardgame.io sends to a player or a spectator holds no seed, no generator state and no hidden card', () => {
  const seed = 'a-seed-that-nobody-may-see';
  const client = Client({ game: { ...RiverOfGold, seed }, numPlayers: 3, debug: false });
  client.start();
  const filter = getFilterPlayerView(RiverOfGold);
  const random = seededRandom('sent');
  for (let state = client.store.getState(); !state.ctx.gameover; state = client.store.getState()) {
    const full = state as State<GameState>;
    expect(JSON.stringify(full.plugins)).toContain('prngstate');
    for (const viewer of ['0', '1', '2', null]) {
      const sent = filter(viewer, { type: 'update', args: ['match', full] });
      const json = JSON.stringify(sent);
      expect(json).not.toContain(seed);
      expect(json).not.toContain('prngstate');
      expect(leaks(json, hiddenFrom(full.G, viewer === null ? null : Number(viewer)))).toEqual([]);
    }
    const legal = legalMoves(full.G, full.G.current);
    const move = legal[random.index(legal.length)];
    if (move) client.moves[move.name]?.(move.arg);
  }
  client.stop();
});
