import { join } from 'node:path';
import { checkDirection } from '../../scripts/check/direction';
import { importsOf } from '../../scripts/check/imports';
import { checkNames } from '../../scripts/check/names';
import { checkNative } from '../../scripts/check/native';
import { type Problem, readTree } from '../../scripts/check/tree';
import { checkWords } from '../../scripts/check/words';

const ROOT = join(__dirname, '../..');
const GAME = 'src/games/long-river';

/** A small project with one game, and the files of a test. */
const project = (files: Record<string, string>) =>
  new Map(
    Object.entries({
      [`${GAME}/card.ts`]: '',
      [`${GAME}/index.ts`]: '',
      [`${GAME}/data/index.ts`]: '',
      [`${GAME}/rules/index.ts`]: '',
      [`${GAME}/game.ts`]: '',
      [`${GAME}/bots/index.ts`]: '',
      [`${GAME}/board/Board.tsx`]: '',
      [`${GAME}/screen.ts`]: '',
      'src/games/other/card.ts': '',
      'src/games/other/rules/index.ts': '',
      'src/games/contract.ts': '',
      'src/games/index.ts': "import { longRiver } from './long-river';",
      'src/table/index.ts': '',
      'src/ui/Dialog.tsx': '',
      'src/app/routes.ts': '',
      'server/app.ts': '',
      ...files,
    }),
  );
const told = (problems: Problem[]) => problems.map(({ file, line, why }) => `${file}:${line} ${why}`);
const direction = (file: string, text: string) => told(checkDirection(project({ [file]: text })));

describe('the scanner', () => {
  test('finds every way to load a file, with its line', () => {
    const text = [
      "import a from 'a';",
      'import {',
      '  b,',
      "} from 'b';",
      "import type { C } from 'c';",
      "export * from './d';",
      "export type { E } from './e';",
      "import './f.css';",
      "const g = () => import('./g');",
      "new Worker(new URL('./h.ts', import.meta.url));",
      "import type from 'i';",
      "import { type J } from 'j';",
    ].join('\n');
    expect(importsOf(text).map(({ line, specifier, typeOnly }) => [line, specifier, typeOnly])).toEqual([
      [1, 'a', false],
      [2, 'b', false],
      [5, 'c', true],
      [6, './d', false],
      [7, './e', true],
      [8, './f.css', false],
      [9, './g', false],
      [10, './h.ts', false],
      [11, 'i', false],
      [12, 'j', false],
    ]);
  });

  test('finds the imports of a style sheet', () => {
    expect(
      importsOf("@import './tokens.css';\n@import url('./b.css');").map((found) => found.specifier),
    ).toEqual(['./tokens.css', './b.css']);
  });

  test('takes neither a comment’s words nor an exported value for an import', () => {
    const text =
      "// we import 'a' from 'b'\nexport const from = 'c';\nexport function f() {}\nconst d = 'e';";
    expect(importsOf(text)).toEqual([]);
  });
});

describe('parts that the browser would draw by itself', () => {
  const native = (text: string, file = 'src/app/Page.tsx') => checkNative(new Map([[file, text]]));

  test.each([
    ['a tooltip', '<button\n  onClick={() => act()}\n  title={words}\n>', 3],
    ['the title of a drawing', '<svg>\n<title>A ship</title></svg>', 2],
    ['a question', 'if (window.confirm(words)) act();', 1],
    ['a select', '<select value={x}>', 1],
  ])('%s is refused', (_, text, line) => {
    expect(native(text)).toEqual([expect.objectContaining({ file: 'src/app/Page.tsx', line })]);
  });

  test('a title of a component, a comment and our own select are fine', () => {
    expect(native('<Dialog title={words}>\n// no <select> and no confirm() here')).toEqual([]);
    expect(native('<select value={x}>', 'src/ui/Select.tsx')).toEqual([]);
  });
});

describe('the direction', () => {
  test('a project that keeps it has no problem', () => {
    expect(
      direction(
        `${GAME}/rules/turn.ts`,
        "import { X } from '../data';\nimport type { Move } from '../../contract';",
      ),
    ).toEqual([]);
    expect(
      direction(`${GAME}/board/Table.tsx`, "import { useState } from 'react';\nimport '../../../table';"),
    ).toEqual([]);
    expect(direction('src/app/App.tsx', "import { GAMES } from '../games';\nimport '../table';")).toEqual([]);
    expect(direction('tests/games/all.test.ts', "import '../../src/games/long-river/rules';")).toEqual([]);
  });

  test.each([
    ['data importing rules', `${GAME}/data/tiles.ts`, '../rules', 'data may not import rules'],
    ['rules importing the game', `${GAME}/rules/turn.ts`, '../game', 'rules may not import game'],
    ['rules importing bots', `${GAME}/rules/turn.ts`, '../bots', 'rules may not import bots'],
    ['bots importing the board', `${GAME}/bots/a.ts`, '../board/Board', 'bots may not import board'],
    ['bots importing the game', `${GAME}/bots/a.ts`, '../game', 'bots may not import game'],
    ['the board importing bots', `${GAME}/board/a.ts`, '../bots', 'board may not import bots'],
    ['the board importing a page', `${GAME}/board/a.ts`, '../../../app/routes', 'board may not import app'],
    ['a game importing the server', `${GAME}/game.ts`, '../../../server/app', 'game may not import server'],
    [
      'a game importing another',
      `${GAME}/rules/a.ts`,
      '../../other/rules',
      'a game does not import another game',
    ],
    ['the table importing a page', 'src/table/a.ts', '../app/routes', 'table may not import app'],
    ['the table importing a registry', 'src/table/a.ts', '../games', 'table may not import registry'],
    ['controls importing the table', 'src/ui/a.ts', '../table', 'ui may not import table'],
    ['a page importing a game', 'src/app/a.ts', '../games/long-river', 'through the registry'],
    ['the server importing a game', 'server/a.ts', '../src/games/long-river/rules', 'through the registry'],
    ['a tool importing a game', 'scripts/a.ts', '../src/games/long-river/bots', 'through the registry'],
    ['a measurement importing a game', 'bench/a.ts', '../src/games/long-river', 'through the registry'],
    ['a registry importing rules', 'src/games/tools.ts', './long-river/rules', 'registry'],
    ['the server importing a page', 'server/a.ts', '../src/app/routes', 'server may not import app'],
  ])('%s is refused', (_, file, specifier, why) => {
    const problems = direction(file, `// first line\nimport { x } from '${specifier}';`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`${file}:2 `);
    expect(problems[0]).toMatch(why);
  });

  test('a worker’s file counts as imported', () => {
    const text = "new Worker(new URL('../games/long-river/bots/index.ts', import.meta.url));";
    expect(direction('src/app/worker.ts', text)).toEqual([expect.stringMatching('through the registry')]);
  });

  test('the contract takes types of the table, and nothing that is loaded', () => {
    expect(direction('src/games/contract.ts', "import type { A } from '../table';")).toEqual([]);
    expect(direction('src/games/contract.ts', "import { a } from '../table';")).toEqual([
      expect.stringMatching('only types of table'),
    ]);
  });

  test.each([
    ['rules', `${GAME}/rules/a.ts`, 'node:fs'],
    ['rules, even for a type,', `${GAME}/rules/a.ts`, 'react'],
    ['data', `${GAME}/data/a.ts`, 'zod'],
    ['the table', 'src/table/a.ts', 'node:path'],
    ['bots', `${GAME}/bots/a.ts`, 'react'],
    ['the server', 'server/a.ts', 'react'],
    ['the server', 'server/a.ts', 'boardgame.io/internal'],
    ['a page', 'src/app/a.ts', 'boardgame.io/server'],
    ['a test', 'tests/a.test.ts', 'boardgame.io/internal'],
  ])('%s in %s may not import %s', (_, file, specifier) => {
    expect(direction(file, `import type { X } from '${specifier}';`)).toEqual([
      expect.stringMatching(`${file}:1 imports ${specifier}`),
    ]);
  });

  test('one file adapts what the framework keeps internal', () => {
    expect(direction('src/games/internal.ts', "export { X } from 'boardgame.io/internal';")).toEqual([]);
  });

  test('bots load no framework, not even through a shared file', () => {
    const files = {
      'src/games/framework.ts': "import { INVALID_MOVE } from 'boardgame.io/core';",
      'src/games/decide.ts': "import { x } from './framework';",
      [`${GAME}/bots/a.ts`]: "import type { Y } from 'boardgame.io';\nimport { x } from '../../decide';",
    };
    expect(told(checkDirection(project(files)))).toEqual([
      `${GAME}/bots/a.ts:2 loads src/games/decide.ts -> src/games/framework.ts -> boardgame.io/core: bots load the rules, not the framework`,
    ]);
  });

  test.each(['document.title', 'Date.now()', 'Math.random()', 'process.env', 'console.log(1)', 'new Date()'])(
    'rules may not use %s',
    (use) => {
      expect(direction(`${GAME}/rules/a.ts`, `/* document */\nexport const a = ${use};`)).toEqual([
        expect.stringMatching(`${GAME}/rules/a.ts:2 uses `),
      ]);
      expect(direction(`${GAME}/board/a.ts`, `export const a = ${use};`)).toEqual([]);
    },
  );

  test('a game that a test brings along keeps the same direction', () => {
    const files = {
      'tests/fixtures/toy/card.ts': '',
      'tests/fixtures/toy/rules.ts': "import '../../../server/app';\nimport 'node:fs';",
    };
    expect(told(checkDirection(project(files)))).toEqual([
      expect.stringMatching('tests/fixtures/toy/rules.ts:1 imports server/app.ts'),
      expect.stringMatching('tests/fixtures/toy/rules.ts:2 imports node:fs'),
    ]);
  });

  test('a file that the plan of the folders does not name is told', () => {
    expect(direction(`${GAME}/helpers/a.ts`, '')).toEqual([expect.stringMatching('no part of this name')]);
  });
});

describe('names of games', () => {
  const names = (file: string, text: string) => told(checkNames(project({ [file]: text })));

  test.each(['long-river', 'longRiver', 'LongRiver', 'LONG_RIVER', 'long_river', 'Long River'])(
    '%s is found outside its folder and the registry',
    (name) => {
      for (const file of ['src/app/a.ts', 'src/table/a.tsx', 'src/ui/a.css', 'server/a.ts', 'bench/a.ts']) {
        expect(names(file, `\n// about ${name}\n`)).toEqual([
          expect.stringMatching(`^${file}:2 names a game`),
        ]);
      }
      expect(names(`${GAME}/rules/a.ts`, name)).toEqual([]);
      expect(names('src/games/index.ts', name)).toEqual([]);
      expect(names('tests/app/a.test.ts', name)).toEqual([]);
    },
  );

  test('so is a file that is called after a game', () => {
    expect(names('server/long-river.ts', '')).toEqual([expect.stringMatching('^server/long-river.ts:1 ')]);
  });

  test('a name of one word is found where it cannot mean anything else', () => {
    expect(names('server/a.ts', "const game = 'other';")).toHaveLength(1);
    expect(names('server/a.ts', 'import "../src/games/other/rules";')).toHaveLength(1);
    expect(names('server/a.ts', 'class Other {}')).toHaveLength(1);
    expect(names('server/a.ts', 'const other = anotherOther; // every other day')).toEqual([]);
  });
});

describe('plain words', () => {
  const words = (text: string) => told(checkWords(new Map([['src/app/a.ts', text]])));

  test.each([
    ['// begins anew', 'anew'],
    ['/** Whoever looks. */', 'whoever'],
    ['/** What is stored\n * beside the name. */', 'beside'],
    ['// Beside these, others.', 'beside'],
  ])('%j is found', (text, word) => {
    expect(words(`\n${text}`)).toEqual([expect.stringMatching(`“${word}”`)]);
  });

  test('texts for players and things that lie beside each other are left alone', () => {
    expect(words("const text = 'Whoever has most points wins.';\n/** A number beside it. */")).toEqual([]);
    expect(words("const address = 'http://whoever.example';")).toEqual([]);
  });
});

test('this project keeps to all of it', () => {
  const tree = readTree(ROOT);
  expect(tree.size).toBeGreaterThan(300);
  expect(told([...checkDirection(tree), ...checkNames(tree), ...checkWords(tree)])).toEqual([]);
});
