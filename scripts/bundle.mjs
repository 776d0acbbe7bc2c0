import { build } from 'esbuild';

/** Node cannot import boardgame.io's folders as ES modules; these are the files behind them. */
const BOARDGAME_IO = [
  'client',
  'core',
  'debug',
  'internal',
  'master',
  'multiplayer',
  'plugins',
  'server',
  'testing',
];

/**
 * Bundles one TypeScript program of ours for Node: our code in one file, packages left where they are.
 * @param {{entry: string | Record<string, string>, outdir: string}} what
 */
export async function bundle({ entry, outdir }) {
  await build({
    entryPoints: typeof entry === 'string' ? [entry] : entry,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    alias: {
      ...Object.fromEntries(
        BOARDGAME_IO.map((name) => [`boardgame.io/${name}`, `boardgame.io/dist/cjs/${name}.js`]),
      ),
      // The same copy that boardgame.io loads: another one would not recognise its drafts.
      immer: 'immer/dist/index.js',
    },
    sourcemap: 'linked',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
