// Bundles the server into dist/server: node scripts/build-server.mjs
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

export const SERVER_FOLDER = 'dist/server';

/** What runs in a process or thread of its own, or is loaded by such a file once it has begun, is an entry of its own. */
const ENTRIES = {
  main: 'server/main.ts',
  serve: 'server/serve.ts',
  'bot-thread': 'server/bots/thread.ts',
  admin: 'server/commands/admin.ts',
  backup: 'server/commands/backup.ts',
  restore: 'server/commands/restore.ts',
};

export const buildServer = (outdir = SERVER_FOLDER) => bundle({ entry: ENTRIES, outdir });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer();
