import { z } from 'zod';
import type { GameModule } from '../../src/games/contract';
import { CHAT_LENGTH, cleanMessage } from '../../src/protocol/chat';
import { credentialsSchema, matchIDSchema, messageIDSchema, playerIDSchema } from '../lobby/schemas';
import type { Action } from '../match/engine';
import { Refused } from '../refusal';

const viewerSchema = playerIDSchema.nullish().transform((id) => id ?? null);

/** boardgame.io's clients also send the number of players they expect; it is of no use here and is not read. */
const syncSchema = z.tuple([matchIDSchema, viewerSchema, credentialsSchema.nullish()]).rest(z.unknown());

const stateIDSchema = z.number().int().min(0).max(1_000_000_000);
const payload = { playerID: z.unknown().optional(), credentials: credentialsSchema.nullish() };
const updateSchema = z.tuple([
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('MAKE_MOVE'),
      payload: z.object({
        ...payload,
        type: z.string().max(40),
        args: z.array(z.unknown()).max(1).nullish(),
      }),
    }),
    z.object({ type: z.literal('UNDO'), payload: z.object(payload) }),
    z.object({ type: z.literal('REDO'), payload: z.object(payload) }),
  ]),
  stateIDSchema,
  matchIDSchema,
  playerIDSchema,
]);

const chatSchema = z.tuple([
  matchIDSchema,
  z.object({
    id: messageIDSchema,
    sender: z.unknown().optional(),
    payload: z.unknown(),
  }),
  credentialsSchema.nullish(),
]);

const bad = (what: string) => new Refused('bad-packet', `This ${what} packet cannot be understood.`);

export interface SyncPacket {
  matchID: string;
  viewer: string | null;
  credentials: string | null;
}
export function readSync(args: unknown[]): SyncPacket {
  const parsed = syncSchema.safeParse(args);
  if (!parsed.success) throw bad('sync');
  const [matchID, viewer, credentials] = parsed.data;
  return { matchID, viewer, credentials: credentials ?? null };
}

export interface UpdatePacket {
  matchID: string;
  seat: string;
  credentials: string | null;
  stateID: number;
  action: Action;
}
/** The action is built again from what was understood; a playerID inside the payload is never believed. */
export function readUpdate(args: unknown[], module: GameModule): UpdatePacket {
  const parsed = updateSchema.safeParse(args.slice(0, 4));
  if (!parsed.success) throw bad('update');
  const [given, stateID, matchID, seat] = parsed.data;
  const credentials = given.payload.credentials ?? null;
  return { matchID, seat, credentials, stateID, action: toAction(given, module) };
}

function toAction(given: z.infer<typeof updateSchema>[0], module: GameModule): Action {
  switch (given.type) {
    case 'MAKE_MOVE': {
      const move = module.parseMove(given.payload.type, given.payload.args?.[0]);
      if (move === null) throw new Refused('bad-packet', 'There is no such move, or its argument is wrong.');
      return { kind: 'move', move };
    }
    case 'UNDO':
      return { kind: 'undo' };
    case 'REDO':
      return { kind: 'redo' };
  }
}

export interface ChatPacket {
  matchID: string;
  id: string;
  text: string;
  credentials: string | null;
}
export function readChat(args: unknown[]): ChatPacket {
  const parsed = chatSchema.safeParse(args.slice(0, 3));
  const text = parsed.success ? cleanMessage(parsed.data[1].payload) : null;
  if (!parsed.success || text === null) {
    throw new Refused(
      'bad-packet',
      `A chat message is text that can be seen, 1 to ${CHAT_LENGTH} characters, with an id of letters, digits, - and _.`,
    );
  }
  const [matchID, message, credentials] = parsed.data;
  return { matchID, id: message.id, text, credentials: credentials ?? null };
}
