/**
 * Builds the pages into dist/client and the server into dist/server: node scripts/build.mjs [--if-changed]
 * With --if-changed only what was not built from exactly these sources. The builders are loaded when they are needed,
 * so a built tree without the packages of development gets through.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT_FOLDER = 'dist/client';
const SERVER_FOLDER = 'dist/server';

const COMMON = ['src', 'package-lock.json', 'scripts/build.mjs'];
const CLIENT_SOURCES = [...COMMON, 'public', 'index.html', 'vite.config.ts'];
const SERVER_SOURCES = [...COMMON, 'server', 'scripts/build-server.mjs', 'scripts/bundle.mjs'];

async function buildClient() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
}

async function buildServer() {
  const server = await import('./build-server.mjs');
  await server.buildServer();
}

/** Stands for the content of all these files and folders: the same text, the same sources. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** Builds a folder and remembers what from. A build that fails leaves nothing that looks whole. */
async function make(folder, sources, build, { ifChanged }) {
  const stamp = `${folder}-built-from`;
  const wanted = fingerprint(sources);
  if (ifChanged && existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${folder} …`);
  rmSync(stamp, { force: true });
  await build();
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

const ifChanged = process.argv.includes('--if-changed');
await make(CLIENT_FOLDER, CLIENT_SOURCES, buildClient, { ifChanged });
await make(SERVER_FOLDER, SERVER_SOURCES, buildServer, { ifChanged });
