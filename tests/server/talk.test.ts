import { Audience, type Connection } from '../../server/match/audience';
import { Engine } from '../../server/match/engine';
import type { Packet } from '../../server/match/packet';
import { Talk } from '../../server/match/talk';
import { CHAT_KEPT, type ChatMessage, type ChatRoom, type MatchStore } from '../../server/storage/store';
import { toy } from '../fixtures/toy';

/** A talk with one spectator who listens, over a store that takes everything. */
function talkOf(): { talk: Talk; heard: () => string[] } {
  const packets: Packet[] = [];
  const connection: Connection = { id: 'page', viewer: null, send: (packet) => packets.push(packet) };
  const audience = new Audience('match', toy);
  audience.add({ connection, viewer: null, credentialsHash: null });
  const store = { appendChat: async () => 'stored' } as Partial<MatchStore> as MatchStore;
  const talk = new Talk({ id: 'match', engine: new Engine(toy), store, audience, guarded: (run) => run() });
  return { talk, heard: () => packets.map(({ text }) => /"id":"([^"]+)"/.exec(text)?.[1] ?? '') };
}

const said = (n: number, room: ChatRoom): ChatMessage => ({
  id: `${room}-${n}`,
  sender: '0',
  payload: 'hello',
  at: n,
  room,
});

test('all that is stored may be heard of again, and nobody is sent anything of it twice', async () => {
  const { talk, heard } = talkOf();
  const all = Array.from({ length: CHAT_KEPT }, (_, n) => [said(n, 'players'), said(n, 'spectators')]).flat();
  for (const message of all) await talk.tell(message);
  // Where something may have been missed, everything is read again.
  for (let round = 0; round < 3; round++) for (const message of all) talk.hear(message);
  expect(heard()).toEqual(all.map(({ id }) => id));
});

test('of a talk without end the last messages are remembered', async () => {
  const { talk, heard } = talkOf();
  const long = 3 * CHAT_KEPT;
  for (let n = 0; n < long; n++) talk.hear(said(n, 'players'));
  talk.hear(said(long - CHAT_KEPT, 'players'));
  expect(heard()).toHaveLength(long);
  talk.hear(said(0, 'players'));
  expect(heard()).toHaveLength(long + 1);
});
