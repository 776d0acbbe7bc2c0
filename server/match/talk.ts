import { Refused } from '../refusal';
import { CHAT_KEPT, type ChatMessage, type ChatRoom, type MatchStore, roomOf } from '../storage/store';
import type { Audience } from './audience';
import type { Engine } from './engine';
import type { Others } from './others';
import type { Guarded } from './publisher';

interface TalkServices {
  /** The match's id. */
  id: string;
  engine: Engine;
  store: MatchStore;
  audience: Audience;
  guarded: Guarded;
  others?: Others;
}

/**
 * So many of the last messages of a room are remembered, so that none is sent twice: more than are stored, for all of these
 * may be read again where something may have been missed.
 */
const CHAT_REMEMBERED = 2 * CHAT_KEPT;

/** What is said at one match. */
export class Talk {
  /** Senders and ids of the last messages that viewers were sent, the oldest first. */
  private readonly said: Record<ChatRoom, Set<string>> = { players: new Set(), spectators: new Set() };

  constructor(private readonly services: TalkServices) {}

  /** Stores a message, and sends it to its room here and at other processes. */
  async tell(message: ChatMessage): Promise<void> {
    const { id, engine, store, guarded, others } = this.services;
    const stored = await guarded(() => store.appendChat(id, message));
    if (stored === 'conflict') return this.refuseAnother(message);
    this.hear(message);
    others?.tell({ kind: 'chat', game: engine.id, id, message });
  }

  /** Sends a message that was stored, here or by another process, to its room; once, however often it is heard of. */
  hear(message: ChatMessage): void {
    const { audience } = this.services;
    const key = `${message.sender} ${message.id}`;
    const said = this.said[roomOf(message)];
    if (said.has(key)) return;
    said.add(key);
    for (const oldest of said) {
      if (said.size <= CHAT_REMEMBERED) break;
      said.delete(oldest);
    }
    switch (roomOf(message)) {
      case 'players':
        audience.sendToAll('chat', message);
        return;
      case 'spectators':
        audience.sendToSpectators('chat', message);
    }
  }

  /** A message that is sent again was said once, and everybody has it. Another one with its id is refused. */
  private async refuseAnother(message: ChatMessage): Promise<void> {
    const { id, store, guarded } = this.services;
    const said = await guarded(() => store.chat(id, roomOf(message)));
    const same = said.find((one) => one.id === message.id && one.sender === message.sender);
    if (same !== undefined && same.payload !== message.payload) {
      throw new Refused('key-reused', 'Another message was said with this id.');
    }
  }
}
