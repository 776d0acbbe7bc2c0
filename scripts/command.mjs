// Runs a command of the server: node scripts/command.mjs backup FILE
// It is bundled from the sources where the packages of development are there; otherwise it is the built one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name = '', ...args] = process.argv.slice(2);
const built = `dist/server/${name}.mjs`;
let program = built;
try {
  const { bundle } = await import('./bundle.mjs');
  await bundle({ entry: { [name]: `server/commands/${name}.ts` }, outdir: 'dist/tools' });
  program = `dist/tools/${name}.mjs`;
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(built)) throw error;
}
process.argv = [process.argv[0], resolve(program), ...args];
await import(pathToFileURL(resolve(program)).href);
