// npm start: builds what is missing or older than its sources, then serves. Ends as the server ends.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, SERVER_FOLDER } from './build-server.mjs';

const COMMON = ['src', 'package-lock.json'];
const CLIENT_FOLDER = 'dist/client';

/** Stands for the content of all these files and folders: the same text, the same sources. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path, isFolder) => {
    if (isFolder) {
      const entries = readdirSync(path, { withFileTypes: true });
      entries.sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const entry of entries) add(join(path, entry.name), entry.isDirectory());
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const path of paths) if (existsSync(path)) add(path, !/\.\w+$/.test(path));
  return hash.digest('hex');
}

/** Builds unless the folder was built from exactly these sources. */
async function maybeBuild(folder, sources, build) {
  const stamp = join('dist', `.${folder.split('/').pop()}-built-from`);
  const wanted = fingerprint(sources);
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${folder} …`);
  await build();
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

await maybeBuild(CLIENT_FOLDER, [...COMMON, 'public', 'index.html', 'vite.config.ts'], async () => {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
});
await maybeBuild(
  SERVER_FOLDER,
  [...COMMON, 'server', 'scripts/bundle.mjs', 'scripts/build-server.mjs'],
  buildServer,
);

process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(SERVER_FOLDER, 'main.mjs')).href);
