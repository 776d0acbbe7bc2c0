import type { Limits } from '../limits';
import type { Lobby } from '../lobby/lobby';
import {
  createSchema,
  joinSchema,
  leaveSchema,
  listSchema,
  playAgainSchema,
  replaceSchema,
  updateSchema,
} from '../lobby/schemas';
import { Refused } from '../refusal';
import { type Call, checked, type Route } from './router';

/** The lobby in the words of boardgame.io's LobbyClient; `replace`, `chat` and the list by ids are our own. */
export function lobbyRoutes(gameName: string, lobby: Lobby, limits: Limits): Route[] {
  const known = ({ params }: Call): string => {
    if (params.name !== gameName) throw new Refused('unknown-game', 'There is no such game.');
    return params.id ?? '';
  };
  return [
    {
      method: 'GET',
      path: '/games',
      run: async ({ address }) => {
        limits.spend('read', address);
        return [gameName];
      },
    },
    {
      method: 'GET',
      path: '/games/:name',
      run: async (call) => {
        limits.spend('read', call.address);
        known(call);
        return lobby.list(checked(listSchema, { ...call.ctx.query }));
      },
    },
    {
      method: 'GET',
      path: '/games/:name/:id',
      run: async (call) => {
        limits.spend('read', call.address);
        return lobby.get(known(call));
      },
    },
    {
      method: 'GET',
      path: '/games/:name/:id/chat',
      run: async (call) => {
        limits.spend('read', call.address);
        return lobby.chat(known(call));
      },
    },
    {
      method: 'POST',
      path: '/games/:name/create',
      run: async (call) => {
        limits.spend('create', call.address);
        known(call);
        return lobby.create(await call.body(createSchema));
      },
    },
    {
      method: 'POST',
      path: '/games/:name/:id/join',
      run: async (call) => {
        limits.spend('join', call.address);
        return lobby.join(known(call), await call.body(joinSchema));
      },
    },
    {
      method: 'POST',
      path: '/games/:name/:id/leave',
      run: async (call) => {
        limits.spend('join', call.address);
        await lobby.leave(known(call), await call.body(leaveSchema));
        return {};
      },
    },
    ...['update', 'rename'].map(
      (word): Route => ({
        method: 'POST',
        path: `/games/:name/:id/${word}`,
        run: async (call) => {
          limits.spend('join', call.address);
          await lobby.update(known(call), await call.body(updateSchema));
          return {};
        },
      }),
    ),
    {
      method: 'POST',
      path: '/games/:name/:id/playAgain',
      run: async (call) => {
        limits.spend('create', call.address);
        return lobby.playAgain(known(call), await call.body(playAgainSchema));
      },
    },
    {
      method: 'POST',
      path: '/games/:name/:id/replace',
      run: async (call) => {
        limits.spend('join', call.address);
        await lobby.replace(known(call), await call.body(replaceSchema));
        return {};
      },
    },
  ];
}
