/**
 * The parts of the project and what each may import: docs/platform.md as a table.
 * A part may always import itself.
 */

/** The parts of a game's folder, by the name of the folder or file directly inside it. */
export const GAME_PARTS = [
  'card',
  'data',
  'rules',
  'game',
  'index',
  'bots',
  'locales',
  'board',
  'learn',
  'screen',
  'tools',
] as const;
export type GamePart = (typeof GAME_PARTS)[number];

export type SharedPart =
  | 'i18n'
  | 'ui'
  | 'protocol'
  | 'games' // src/games/*.ts that name no game: the contract and what every game's rules side shares
  | 'registry' // src/games/*.ts that list the games
  | 'table'
  | 'app'
  | 'server'
  | 'scripts'
  | 'bench'
  | 'tests';

export type Part = SharedPart | GamePart;

/** Where a file belongs: a shared part, or a part of one game. */
export interface Place {
  readonly part: Part;
  /** The folder of its game. */
  readonly game?: string;
}

const REGISTRIES = ['bots', 'cards', 'index', 'screens', 'tools', 'words'];
const SHARED_FOLDERS: Readonly<Record<string, SharedPart>> = {
  'src/i18n': 'i18n',
  'src/ui': 'ui',
  'src/protocol': 'protocol',
  'src/table': 'table',
  'src/app': 'app',
  server: 'server',
  scripts: 'scripts',
  bench: 'bench',
  tests: 'tests',
};

/** The folders of all games: those of src/games, and games that tests bring along. */
export function gameFolders(paths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const folder = /^(src\/games\/[^/]+|tests\/fixtures\/[^/]+)\/card\.ts$/.exec(path)?.[1];
    if (folder) folders.add(folder);
  }
  return [...folders];
}

/** Where a file belongs; null where the plan of the folders has no place for it. */
export function placeOf(path: string, games: readonly string[]): Place | null {
  const game = games.find((folder) => path.startsWith(`${folder}/`));
  if (game) {
    const name = path
      .slice(game.length + 1)
      .split('/')[0]
      ?.replace(/\.\w+$/, '');
    const part = GAME_PARTS.find((known) => known === name);
    return part ? { part, game } : null;
  }
  const ofGames = /^src\/games\/([^/]+)\.ts$/.exec(path)?.[1];
  if (ofGames) return { part: REGISTRIES.includes(ofGames) ? 'registry' : 'games' };
  const folder = Object.keys(SHARED_FOLDERS).find((name) => path.startsWith(`${name}/`));
  const part = folder === undefined ? undefined : SHARED_FOLDERS[folder];
  return part ? { part } : null;
}

/** What a part may import besides itself; `types`: with `import type` only. */
interface Allowed {
  readonly parts: readonly Part[];
  readonly types?: readonly Part[];
}

export const MAY_IMPORT: Readonly<Record<Part, Allowed>> = {
  i18n: { parts: [] },
  ui: { parts: ['i18n'] },
  protocol: { parts: [] },
  games: { parts: [], types: ['i18n', 'ui', 'protocol', 'table'] },
  registry: {
    parts: ['games', 'card', 'index', 'bots', 'screen', 'locales', 'tools'],
    types: ['i18n'],
  },
  table: { parts: ['ui', 'i18n', 'games'] },
  app: { parts: ['table', 'ui', 'i18n', 'protocol', 'games', 'registry'] },
  server: { parts: ['protocol', 'games', 'registry'] },
  scripts: { parts: ['protocol', 'i18n', 'games', 'registry'] },
  bench: { parts: ['protocol', 'i18n', 'games', 'registry', 'scripts', 'server'] },
  // Tests look into everything.
  tests: {
    parts: [
      ...GAME_PARTS,
      ...([
        'i18n',
        'ui',
        'protocol',
        'games',
        'registry',
        'table',
        'app',
        'server',
        'scripts',
        'bench',
      ] as const),
    ],
  },

  data: { parts: ['games'] },
  card: { parts: ['data', 'games'], types: ['rules'] },
  rules: { parts: ['data', 'card', 'games'] },
  game: { parts: ['data', 'rules', 'card', 'games'] },
  index: { parts: ['data', 'rules', 'card', 'game', 'games'] },
  bots: { parts: ['data', 'rules', 'card', 'games'] },
  locales: { parts: ['i18n'], types: ['data', 'rules', 'games'] },
  board: {
    parts: ['data', 'rules', 'card', 'game', 'index', 'locales', 'table', 'ui', 'i18n', 'games'],
  },
  learn: {
    parts: ['data', 'rules', 'card', 'game', 'index', 'locales', 'board', 'table', 'ui', 'i18n', 'games'],
  },
  screen: {
    parts: [
      'data',
      'rules',
      'card',
      'game',
      'index',
      'locales',
      'board',
      'learn',
      'table',
      'ui',
      'i18n',
      'games',
    ],
  },
  tools: {
    parts: ['data', 'rules', 'card', 'game', 'index', 'bots', 'locales', 'board', 'i18n', 'games'],
  },
};

/** Packages that only some places may import, and why. The first pattern that fits a specifier decides. */
export const PACKAGES: readonly {
  readonly fits: RegExp;
  readonly may: (path: string, place: Place) => boolean;
  readonly why: string;
}[] = [
  {
    fits: /^boardgame\.io\/(dist\/cjs\/)?internal/,
    may: (path) => path === 'src/games/internal.ts',
    why: 'only src/games/internal.ts imports boardgame.io/internal: it is no public interface of the framework',
  },
  {
    fits: /^boardgame\.io\/(dist\/cjs\/)?server/,
    may: (_, { part }) => part === 'server' || part === 'bench' || part === 'tests',
    why: 'only the server imports boardgame.io/server',
  },
  {
    fits: /^node:/,
    may: (_, { part }) => ['server', 'scripts', 'bench', 'tests', 'tools'].includes(part),
    why: 'what may run in a browser does not import Node',
  },
  {
    fits: /./,
    may: (_, { part }) => part !== 'data' && part !== 'rules',
    why: 'rules and data are plain functions and tables: they import no package',
  },
  {
    fits: /^(react|react-dom|react-i18next)(\/|$)/,
    may: (_, { part }) => !['protocol', 'card', 'game', 'index', 'bots', 'server'].includes(part),
    why: 'this part knows nothing of the screen, so it does not import React',
  },
];

/** What must never be loaded together with a part, however many files are in between. */
export const NEVER_LOADS: Partial<
  Readonly<Record<Part, { readonly packages: RegExp; readonly why: string }>>
> = {
  data: { packages: /./, why: 'data loads no package' },
  rules: { packages: /./, why: 'rules load no package' },
  card: { packages: /./, why: 'every page loads the cards of all games, so a card loads no package' },
  bots: { packages: /^(boardgame\.io|react|node:)/, why: 'bots load the rules, not the framework' },
};

/** Things of the browser, of Node, or of chance and time, which rules must not use. */
export const IMPURE =
  /(?<![\w.$'"])(window|document|navigator|localStorage|sessionStorage|globalThis|process|Buffer|console|fetch|performance|setTimeout|setInterval|queueMicrotask|Date|Math\.random|crypto)\b(?!['":]|\s*[?]?:)/g;
