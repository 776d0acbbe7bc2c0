import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CHAT_LENGTH, cleanMessage, REPORT_NOTE_LENGTH } from '../../src/protocol/chat';
import { cleanText } from '../../src/protocol/text';
import type { LimitKind } from '../config';
import { newID } from '../credentials';
import type { Games } from '../games';
import type { Call, Route } from '../http/routes';
import type { Limits } from '../limits';
import { matchIDSchema, messageIDSchema } from '../lobby/schemas';
import type { Log } from '../log';
import type { Rooms } from '../match/rooms';
import type { Prover } from '../profile/routes';
import { Refused } from '../refusal';
import type { ChatMessage, MatchRecord, MatchStore } from '../storage/store';

interface PeopleServices {
  games: Games;
  store: MatchStore;
  rooms: Rooms;
  prover: Prover;
  limits: Limits;
  log: Log;
  now(): number;
}

const personSchema = z.strictObject({ profileID: matchIDSchema });
/** A message may bring its own id: sent again with the same one, it is said once. */
const saySchema = z.strictObject({ text: z.unknown(), id: messageIDSchema.optional() });
const reportSchema = z.strictObject({
  room: z.enum(['players', 'spectators']),
  sender: z.string().min(1).max(64),
  messageID: z.string().min(1).max(40),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_LENGTH)
    .transform((note) => cleanText(note) ?? '')
    .default(''),
});

/** What is between people, by HTTP: the spectators' chat, who does not want to meet whom, messages for the host's eyes. */
export function peopleRoutes({ games, store, rooms, prover, limits, log, now }: PeopleServices): Route[] {
  const { results, people } = store;
  const post = (path: string, limit: LimitKind, run: (call: Call) => Promise<void>): Route => ({
    method: 'POST',
    path,
    run: async (call) => {
      limits.spend(limit, call.address);
      await run(call);
      return {};
    },
  });
  /** Something that a profile does about another one. */
  const toward = (word: string, run: (profileID: string, otherID: string) => Promise<void>): Route =>
    post(`/api/profile/${word}`, 'join', async (call) => {
      const { profile } = await prover.of(call);
      await run(profile.id, (await call.body(personSchema)).profileID);
    });

  return [
    {
      method: 'GET',
      path: '/api/profile/blocked',
      run: async (call) => {
        limits.spend('read', call.address);
        call.ctx.set('Cache-Control', 'no-store');
        return { blocked: await results.blocked((await prover.of(call)).profile.id) };
      },
    },
    toward('block', async (profileID, otherID) => {
      if (otherID === profileID || (await people.profile(otherID)) === null) {
        throw new Refused('not-found', 'There is no such profile.');
      }
      await results.block(profileID, otherID, now());
    }),
    toward('unblock', (profileID, otherID) => results.unblock(profileID, otherID)),
    post('/games/:name/:id/say', 'chat', async (call) => {
      const { profile } = await prover.of(call);
      const said = await call.body(saySchema);
      const text = cleanMessage(said.text);
      if (text === null) {
        throw new Refused('bad-request', `text: 1 to ${CHAT_LENGTH} characters that can be seen`);
      }
      const { name = '', id = '' } = call.params;
      if (!games.has(name)) throw new Refused('unknown-game', 'There is no such game.');
      await rooms.of(name, id).chatAsSpectator(profile, { id: said.id ?? newID(), payload: text });
    }),
    // Everybody who can read a message can report it. The host finds it in the log by its number, with its words in the database.
    post('/games/:name/:id/report', 'report', async (call) => {
      const reporter = (await prover.maybe(call))?.profile.id ?? null;
      const { room, sender, messageID, note } = await call.body(reportSchema);
      const { name = '', id: matchID = '' } = call.params;
      const match = await store.summary(matchID);
      if (match === null || match.record.gameName !== name) {
        throw new Refused('unknown-match', 'There is no such match.');
      }
      const said = (await store.chat(matchID, room)).find(
        (message) => message.id === messageID && message.sender === sender,
      );
      if (said === undefined) throw new Refused('not-found', 'There is no such message.');
      const id = reportID([matchID, room, sender, messageID, reporter]);
      const report = { id, at: now(), matchID, reporter, ...author(said, match.record), note, doneAt: null };
      const answer = await people.addReport({ ...report, message: said.payload });
      if (answer === 'stored') log.warn({ report: id, matchID, room, sender }, 'a message was reported');
    }),
  ];
}

/** The same for the same person and message, so that a message is reported once by each. */
const reportID = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Who wrote a message; a message of a former version names its seat only. */
function author({ sender, name, profile }: ChatMessage, { seats }: MatchRecord) {
  const seat = seats[Number(sender)];
  const named = name ?? seat?.name ?? sender;
  return { reported: (name === undefined ? seat?.profile : profile) ?? null, reportedName: named };
}
