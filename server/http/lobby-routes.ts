import { ALL_MATCHES_PATH, exportPath, replayPath } from '../../src/protocol/paths';
import type { Bans } from '../admin/bans';
import type { LimitKind } from '../config';
import type { Games } from '../games';
import type { Limits } from '../limits';
import { exportMatch } from '../lobby/export';
import { listMatches } from '../lobby/list';
import { Lobby } from '../lobby/lobby';
import { replaySoFar } from '../lobby/replay';
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
import type { MatchStore } from '../storage/store';
import { type Call, checked, type Route } from './routes';

interface LobbyServices {
  games: Games;
  store: MatchStore;
  rooms: Rooms;
  limits: Limits;
  prover: Prover;
  bans: Bans;
  now(): number;
  /** Tells people whose page is closed of a match in which the same people play again. */
  invite(matchID: string, profileIDs: readonly string[]): void;
}

/** A call about one game, with the match's id where the path has one. */
type GameCall = Call & { lobby: Lobby; seating: Seating; id: string };

/**
 * The lobby in the words of boardgame.io's LobbyClient. `replace`, `word`, `chat`, `export`, what is about absent people, and
 * the lists by ids and of all games are our own.
 */
export function lobbyRoutes(services: LobbyServices): Route[] {
  const { games, store, rooms, limits, prover, bans, now } = services;
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
      const seating = new Seating({ game: call.params.name ?? '', store, rooms, now });
      return run({ ...call, lobby, seating, id: call.params.id ?? '' });
    });
  /** A POST that changes something about a match and answers with nothing to say. */
  const change = (word: string, run: (call: GameCall) => Promise<void>): Route =>
    gameRoute('POST', `/games/:name/:id/${word}`, 'join', async (call) => {
      await run(call);
      return {};
    });
  const update = async ({ lobby, id, body }: GameCall) => lobby.update(id, await body(updateSchema));

  return [
    route('GET', '/games', 'read', async () => [...games.keys()]),
    route('GET', ALL_MATCHES_PATH, 'read', ({ ctx }) =>
      listMatches({ store, rooms, now }, [...games.keys()], checked(listSchema, { ...ctx.query })),
    ),
    gameRoute('GET', '/games/:name', 'read', async ({ lobby, ...call }) => {
      // A page that lists the matches of its profile is open: nobody has to be told elsewhere.
      await prover.note(call);
      return lobby.list(checked(listSchema, { ...call.ctx.query }));
    }),
    gameRoute('GET', '/games/:name/:id', 'read', ({ lobby, id }) => lobby.get(id)),
    gameRoute('GET', '/games/:name/:id/chat', 'read', async ({ lobby, id, ...call }) => {
      const { room } = checked(chatQuerySchema, { ...call.ctx.query });
      return lobby.chat(id, room, room === 'players' ? null : await prover.maybe(call));
    }),
    gameRoute('GET', exportPath(':name', ':id'), 'read', async ({ lobby, id, ctx }) =>
      exportMatch(ctx, store, await lobby.summary(id)),
    ),
    // The address of exports when there was one game only.
    route('GET', `${ALL_MATCHES_PATH}/:id/export`, 'read', async ({ ctx, params }) => {
      const match = await store.summary(params.id ?? '');
      if (match === null) throw new Refused('unknown-match', 'There is no such match.');
      return exportMatch(ctx, store, match);
    }),
    gameRoute('POST', replayPath(':name', ':id'), 'replay', async ({ params, id, body, ctx }) => {
      ctx.set('Cache-Control', 'no-store');
      const { playerID, credentials } = await body(viewerSchema);
      const engine = games.get(params.name ?? '');
      if (engine === undefined) throw new Refused('unknown-game', 'There is no such game.');
      return replaySoFar(store, engine.module, id, playerID ?? null, credentials);
    }),
    gameRoute('POST', '/games/:name/create', 'create', async ({ lobby, body, ctx }) => {
      bans.refuseProfile(await prover.note({ ctx }));
      return lobby.create(await body(createSchema(lobby.card)));
    }),
    gameRoute('POST', '/games/:name/:id/join', 'join', async ({ lobby, id, body, ...call }) =>
      lobby.join(id, await body(joinSchema), await prover.maybe(call)),
    ),
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
