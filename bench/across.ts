import { LobbyClient } from 'boardgame.io/client';
import type { GameModule } from '../src/games/contract';
import { LightSocket } from './light-socket';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until what was done at one process was on a page of another one. */
export interface Across {
  chat: number[];
  seats: number[];
}

/** A match with a page of seat 0 at one process and a page of seat 1 at another. */
export class SplitTable {
  private readonly sockets: LightSocket[] = [];
  private credentials = '';
  private matchID = '';
  /** What the page at the other process is waiting for, as a part of the message's text. */
  private awaited = '';
  private arrived: () => void = () => undefined;

  constructor(
    private readonly here: string,
    private readonly there: string,
    private readonly module: GameModule,
  ) {}

  async open(): Promise<void> {
    const { id, players } = this.module.card;
    const lobby = new LobbyClient({ server: this.here });
    const { matchID } = await lobby.createMatch(id, { numPlayers: players.min });
    this.matchID = matchID;
    for (const [seat, url] of [this.here, this.there].entries()) {
      const { playerID, playerCredentials } = await lobby.joinMatch(id, matchID, {
        playerName: `Across ${seat}`,
      });
      if (seat === 0) this.credentials = playerCredentials;
      await new Promise<void>((synced) => {
        const hear = (event: unknown[]): void => {
          if (event[0] === 'sync') synced();
          if (seat === 1 && this.awaited !== '' && JSON.stringify(event).includes(this.awaited))
            this.arrived();
        };
        const socket = new LightSocket(url, id, hear, () =>
          socket.emit('sync', matchID, playerID, playerCredentials, players.min),
        );
        this.sockets.push(socket);
      });
    }
  }

  /** Says something and takes another name, again and again until a time, with a pause in between. */
  async measure(until: number, pauseMs: number, into: Across): Promise<void> {
    const { matchID, credentials } = this;
    const lobby = new LobbyClient({ server: this.here });
    for (let turn = 0; performance.now() < until; turn++) {
      await pause(pauseMs);
      const id = `said-${turn}`;
      const message = { id, sender: '0', payload: 'Good luck!' };
      into.chat.push(
        await this.time(`"${id}"`, async () => this.sockets[0]?.emit('chat', matchID, message, credentials)),
      );
      await pause(pauseMs);
      const newName = `Across ${turn} again`;
      into.seats.push(
        await this.time(newName, () =>
          lobby.updatePlayer(this.module.card.id, matchID, { playerID: '0', credentials, newName }),
        ),
      );
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private async time(awaited: string, act: () => Promise<unknown>): Promise<number> {
    const arrived = new Promise<void>((resolve) => {
      this.arrived = resolve;
    });
    this.awaited = awaited;
    const start = performance.now();
    await Promise.all([act(), arrived]);
    this.awaited = '';
    return performance.now() - start;
  }
}
