import { ALL_MATCHES_PATH, exportPath, replayPath } from '../../src/protocol/paths';
import type { Bans } from '../admin/bans';
import type { LimitKind } from '../config';
import type { Games } from '../games';
import type { Limits } from '../limits';
import { Line } from '../line';
import { exportMatch } from '../lobby/export';
import type { Lists } from '../lobby/list';
import { Lobby } from '../lobby/lobby';
import { Once } from '../lobby/once';
import { Replays } from '../lobby/replay';
import {
  chatQuerySchema,
  createSchema,
  joinSchema,
  leaveSchema,
  listSchema,
  playAgainSchema,
  replaceSchema,
  seatSchema,
  updateSchema,
  viewerSchema,
  wordSchema,
} from '../lobby/schemas';
import { Seating } from '../lobby/seating';
import type { Rooms } from '../match/rooms';
import type { Prover } from '../profile/routes';
import { Refused } from '../refusal';
import type { MatchStore, MatchSummary } from '../storage/store';
import { type Call, checked, type Route } from './routes';

interface LobbyServices {
  games: Games;
  store: MatchStore;
  rooms: Rooms;
  limits: Limits;
  prover: Prover;
  bans: Bans;
  lists: Lists;
  now(): number;
  /** Tells people whose page is closed of a match in which the same people play again. */
  invite(matchID: string, profileIDs: readonly string[]): void;
}

/** What reading costs, in requests for one match. */
const CHAT_COST = 3;
const EXPORT_COST = 10;

/** A call about one game, with the match's id where the path has one. */
type GameCall = Call & { lobby: Lobby; seating: Seating; id: string };

/**
 * The lobby in the words of boardgame.io's LobbyClient. `replace`, `word`, `chat`, `export`, what is about absent people, and
 * the lists by ids and of all games are our own.
 */
export function lobbyRoutes(services: LobbyServices): Route[] {
  const { games, store, rooms, limits, prover, bans, lists, now } = services;
  const line = new Line();
  const replays = new Replays(store, line);
  const lobbies = new Map([...games].map(([id, engine]) => [id, new Lobby({ ...services, engine })]));
  const route = (
    method: Route['method'],
    path: string,
    limit: LimitKind,
    run: (call: Call) => Promise<unknown>,
  ): Route => ({
    method,
    path,
    run: async (call) => {
      limits.spend(limit, call.address);
      return run(call);
    },
  });
  /** A route about a game, refused where there is no such game. */
  const gameRoute = (
    method: Route['method'],
    path: string,
    limit: LimitKind,
    run: (call: GameCall) => Promise<unknown>,
  ): Route =>
    route(method, path, limit, async (call) => {
      const lobby = lobbies.get(call.params.name ?? '');
      if (lobby === undefined) throw new Refused('unknown-game', 'There is no such game.');
      const seating = new Seating({ game: call.params.name ?? '', store, rooms, bans, now });
      try {
        return await run({ ...call, lobby, seating, id: call.params.id ?? '' });
      } finally {
        // Who is told that something was done finds it in the next list; what has failed may have been done in part.
        if (method === 'POST') lists.changed();
      }
    });
  /** A POST that changes something about a match and answers with nothing to say. */
  const change = (word: string, run: (call: GameCall) => Promise<void>): Route =>
    gameRoute('POST', `/games/:name/:id/${word}`, 'join', async (call) => {
      await run(call);
      return {};
    });
  /** Answers with a list, which costs what it makes work. */
  const list = async ({ ctx, address }: Call, of: readonly string[]) => {
    const query = checked(listSchema, { ...ctx.query });
    limits.spend('read', address, lists.cost(query) - 1);
    ctx.type = 'json';
    return lists.read(of, query, address);
  };
  /** Answers with a match as a file, one at a time: a long one takes as long as many moves. */
  const exported = (ctx: Call['ctx'], address: string, match: MatchSummary) =>
    line.run(address, async () => {
      const file = JSON.stringify(await exportMatch(ctx, store, match));
      ctx.type = 'json';
      return file;
    });
  const update = async ({ lobby, id, body }: GameCall) => lobby.update(id, await body(updateSchema));

  return [
    route('GET', '/games', 'read', async () => [...games.keys()]),
    route('GET', ALL_MATCHES_PATH, 'read', (call) => list(call, [...games.keys()])),
    gameRoute('GET', '/games/:name', 'read', async (call) => {
      // A page that lists the matches of its profile is open: nobody has to be told elsewhere.
      await prover.note(call);
      return list(call, [call.lobby.card.id]);
    }),
    gameRoute('GET', '/games/:name/:id', 'read', ({ lobby, id }) => lobby.get(id)),
    gameRoute('GET', '/games/:name/:id/chat', 'read', async ({ lobby, id, ...call }) => {
      limits.spend('read', call.address, CHAT_COST - 1);
      const { room } = checked(chatQuerySchema, { ...call.ctx.query });
      return lobby.chat(id, room, room === 'players' ? null : await prover.maybe(call));
    }),
    gameRoute('GET', exportPath(':name', ':id'), 'read', async ({ lobby, id, ctx, address }) => {
      limits.spend('read', address, EXPORT_COST - 1);
      return exported(ctx, address, await lobby.summary(id));
    }),
    // The address of exports when there was one game only.
    route('GET', `${ALL_MATCHES_PATH}/:id/export`, 'read', async ({ ctx, params, address }) => {
      limits.spend('read', address, EXPORT_COST - 1);
      const match = await store.summary(params.id ?? '');
      if (match === null) throw new Refused('unknown-match', 'There is no such match.');
      return exported(ctx, address, match);
    }),
    // It only reads: the kept lists stay true.
    route('POST', replayPath(':name', ':id'), 'replay', async ({ params, body, ctx, address }) => {
      ctx.set('Cache-Control', 'no-store');
      const { playerID, credentials } = await body(viewerSchema);
      const engine = games.get(params.name ?? '');
      if (engine === undefined) throw new Refused('unknown-game', 'There is no such game.');
      ctx.type = 'json';
      const asking = { address, viewer: playerID ?? null, credentials };
      return replays.read(engine.module, params.id ?? '', asking, async (cost) => {
        await limits.afford('replay', address, cost);
      });
    }),
    gameRoute('POST', '/games/:name/create', 'create', async (call) => {
      const profileID = await prover.note(call);
      bans.refuseProfile(profileID);
      const body = await call.body(createSchema(call.lobby.card));
      return call.lobby.create(body, Once.of(store, call, profileID, body));
    }),
    gameRoute('POST', '/games/:name/:id/join', 'join', async (call) => {
      const body = await call.body(joinSchema);
      const proof = await prover.maybe(call);
      return call.lobby.join(call.id, body, proof, Once.of(store, call, proof?.profile.id, body));
    }),
    gameRoute('POST', '/games/:name/:id/playAgain', 'create', async ({ lobby, id, body }) =>
      lobby.playAgain(id, await body(playAgainSchema)),
    ),
    change('leave', async ({ lobby, id, body }) => lobby.leave(id, await body(leaveSchema))),
    change('update', update),
    change('rename', update),
    change('word', async ({ lobby, id, body }) => lobby.addWord(id, await body(wordSchema))),
    change('replace', async ({ lobby, id, body }) =>
      lobby.replace(id, await body(replaceSchema(lobby.card))),
    ),
    change('kick', async ({ seating, id, body }) => seating.kick(id, await body(seatSchema))),
    change('cancel', async ({ seating, id, body }) => seating.cancel(id, await body(leaveSchema))),
    change('sit', async ({ seating, id, body }) => seating.changeSeat(id, await body(seatSchema))),
    change('return', async ({ seating, id, body }) => seating.takeBack(id, await body(leaveSchema))),
    change('vote', async ({ seating, lobby, id, body }) =>
      seating.vote(id, await body(replaceSchema(lobby.card))),
    ),
  ];
}
