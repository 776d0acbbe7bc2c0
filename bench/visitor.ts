/**
 * The visitor of bench/burst.ts, as a process of its own: its work must not make our measuring slow. It is told in JSON
 * what to ask for, and says in JSON what it was answered.
 */
import { Agent, request } from 'node:http';
import { LightSocket } from './light-socket';

export interface Visit {
  url: string;
  game: string;
  /** Paths that are asked for, or matches that are opened, one after the other and again from the first. */
  ask: 'get' | 'post' | 'sync';
  what: readonly string[];
  /** How often in all, and by how many connections. */
  times: number;
  connections: number;
  /** When it gives up waiting. */
  seconds: number;
}

export interface Visited {
  answers: Record<string, number>;
  bytes: number;
}

/** An address of its own, for a server that believes one proxy. */
const HEADERS = { 'X-Forwarded-For': '203.0.113.7' };

const answers: Record<string, number> = {};
const count = (answer: string | number) => {
  answers[answer] = (answers[answer] ?? 0) + 1;
};

function askOnce(visit: Visit, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    let bytes = 0;
    const post = visit.ask === 'post';
    const headers = { ...HEADERS, ...(post ? { 'Content-Type': 'application/json' } : {}) };
    const asked = request(visit.url + path, { agent, headers, method: post ? 'POST' : 'GET' }, (response) => {
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        count(response.statusCode ?? 'no status');
        resolve(bytes);
      });
    });
    asked.on('error', () => {
      count('hung up');
      resolve(bytes);
    });
    asked.end(post ? '{}' : undefined);
  });
}

/** Opens matches on one socket, each after the answer about the one before; the bytes that came. */
function openMatches({ url, game }: Visit, next: () => string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const open = () => {
      const matchID = next();
      if (matchID !== undefined) return socket.emit('sync', matchID, null, undefined, 4);
      resolve(socket.bytes);
      socket.close();
    };
    const socket = new LightSocket(
      url,
      game,
      ([event]) => {
        if (event !== 'refused') return;
        count('refused');
        open();
      },
      open,
      {
        headers: HEADERS,
        onLong: () => {
          count('opened');
          open();
        },
      },
    );
  });
}

const visit = JSON.parse(process.argv[2] ?? '') as Visit;
const { what, times, connections, seconds } = visit;
let [asked, bytes] = [0, 0];
const next = () => (asked < times ? what[asked++ % what.length] : undefined);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const worker = async () => {
  const add = (more: number) => {
    bytes += more;
  };
  if (visit.ask === 'sync') return openMatches(visit, next).then(add);
  for (let path = next(); path !== undefined; path = next()) await askOnce(visit, path, agent).then(add);
};
const gaveUp = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
await Promise.race([Promise.all(Array.from({ length: connections }, worker)), gaveUp]);
const waiting = asked - Object.values(answers).reduce((sum, n) => sum + n, 0);
if (waiting > 0) answers.waiting = waiting;
console.log(JSON.stringify({ answers, bytes } satisfies Visited));
process.exit();
