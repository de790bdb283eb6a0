import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'rubicon-imports-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** Writes packages with the given files, and returns the problems found in them. */
const problemsIn = (files: Record<string, string>): string[] => {
  for (const name of new Set(Object.keys(files).map((file) => file.split('/')[0]!))) {
    mkdirSync(path.join(dir, name), { recursive: true });
    writeFileSync(path.join(dir, name, 'package.json'), '{ "exports": "./src/index.ts" }');
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return checkImports(dir).problems;
};

/** A list of folders, each with what it may import. */
const folders = (list: Record<string, string[]>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(list).map(([name, imports]) => [name, { purpose: 'One thing.', imports }]),
    ),
  );

describe('finds no problem', () => {
  test.each<[string, Record<string, string>]>([
    [
      'with the ladder',
      {
        'engine/src/index.ts': `export * from './side.ts';`,
        'engine/src/side.ts': `export const half = Math.floor(3 / 2);`,
        'ai/src/index.ts': `import { half } from '@rubicon/engine'; export { half };`,
        'server/src/index.ts': `import '@rubicon/ai'; import 'fastify'; import 'node:fs'; new Date();`,
      },
    ],
    [
      'with what a test of the engine needs',
      {
        'engine/src/index.ts': '',
        'engine/src/index.test.ts': `import { test } from 'vitest'; import './index.ts'; new Date();`,
        'engine/test/golden.test.ts': `import 'node:fs'; import '../src/index.ts';`,
      },
    ],
    [
      'with tools of the page that need the server',
      {
        'server/src/index.ts': '',
        'web/src/main.ts': '',
        'web/tools/serve.ts': `import '@rubicon/server';`,
        'web/test/play.test.ts': `import '@rubicon/server';`,
      },
    ],
    [
      'with folders that import folders above them, nested ones too',
      {
        'engine/folders.json': folders({
          board: [],
          'board/data': ['board'],
          state: ['board', 'board/data'],
        }),
        'engine/src/index.ts': `import './state/state.ts';`,
        'engine/src/board/map.ts': '',
        'engine/src/board/data/cities.ts': `import '../map.ts';`,
        'engine/src/state/state.ts': `import '../board/map.ts'; import '../board/data/deep/more.ts'; import './copy.ts';`,
        'engine/src/board/data/deep/more.ts': `import '../cities.ts';`,
        'engine/src/state/copy.ts': '',
        'engine/src/board/map.test.ts': `import '../index.ts'; import '../state/state.ts';`,
      },
    ],
    [
      'with files that are started by path or found by a pattern, though only tests import them',
      {
        'engine/src/index.ts': `new URL('./worker.ts', import.meta.url); import.meta.glob('./words-*.ts');`,
        'engine/src/worker.ts': '',
        'engine/src/words-la.ts': '',
        'engine/src/main.ts': '',
        'engine/bin/run.mjs': `import path from 'node:path'; path.resolve('../src/main.ts');`,
        'engine/test/all.test.ts': `import '../src/worker.ts'; import '../src/words-la.ts'; import '../src/main.ts';`,
      },
    ],
    [
      'with fields and comments that share a name with the host',
      {
        'engine/src/index.ts': `// no Date here\nexport const f = (x: { process: 1 }) => [x.process, 'Date', { Date: 1 }];`,
      },
    ],
  ])('%s', (_name, files) => {
    expect(problemsIn(files)).toEqual([]);
  });
});

describe('finds a problem', () => {
  const engine = (text: string) => ({ 'engine/src/index.ts': text });
  const one = { 'engine/src/index.ts': '', 'ai/src/index.ts': '', 'server/src/index.ts': '' };

  test.each<[string, Record<string, string>, string]>([
    ['an empty tree', {}, 'saw no modules at all'],
    ['an empty package', { 'engine/README.txt': '' }, 'engine: has no modules'],
    ['an unknown package', { 'map/src/index.ts': '' }, 'map: no such package is planned'],
    [
      'a cycle',
      {
        ...engine(`import './a.ts';`),
        'engine/src/a.ts': `import './b.ts';`,
        'engine/src/b.ts': `import './a.ts';`,
      },
      'cycle: engine/src/a.ts → engine/src/b.ts → engine/src/a.ts',
    ],
    [
      'a cycle of types',
      {
        ...engine(`import type { A } from './a.ts';`),
        'engine/src/a.ts': `export type A = import('./index.ts').B;`,
      },
      'cycle: engine/src/a.ts → engine/src/index.ts → engine/src/a.ts',
    ],
    [
      'a cycle through the settings of a tool',
      {
        'web/src/main.tsx': 'export const page = <p>Ave</p>;',
        'web/vite.config.ts': `import './tools/build.ts';`,
        'web/tools/build.ts': `import '../vite.config.ts';`,
      },
      'cycle: web/tools/build.ts → web/vite.config.ts → web/tools/build.ts',
    ],
    [
      'a wrong direction in a component',
      { ...one, 'web/src/main.tsx': `import '@rubicon/server'; export const page = <p>Ave</p>;` },
      'web must not import server',
    ],
    [
      'a file that imports itself',
      engine(`import './index.ts';`),
      'cycle: engine/src/index.ts → engine/src/index.ts',
    ],
    [
      'a cycle through the own name',
      { ...engine(`import './a.ts';`), 'engine/src/a.ts': `import '@rubicon/engine';` },
      'cycle: engine/src/a.ts → engine/src/index.ts → engine/src/a.ts',
    ],
    [
      'a wrong direction',
      { ...one, 'engine/src/a.ts': `import type { Bot } from '@rubicon/ai';` },
      'engine must not import ai',
    ],
    [
      'a wrong direction in a test',
      { ...one, 'ai/test/x.test.ts': `import '@rubicon/server';` },
      'ai must not import server',
    ],
    [
      'a wrong direction by a re-export',
      { ...one, 'ai/src/a.ts': `export * from '@rubicon/server';` },
      'ai must not import server',
    ],
    [
      'a wrong direction at run time',
      { ...one, 'ai/src/a.ts': `await import('@rubicon/server');` },
      'ai must not import server',
    ],
    [
      'a way around the name',
      { ...one, 'ai/src/a.ts': `import '../../engine/src/index.ts';` },
      'reaches into engine',
    ],
    [
      'something not exported',
      { ...one, 'ai/src/a.ts': `import '@rubicon/engine/src/a.ts';` },
      'is not exported',
    ],
    ['a computed path', engine('export const load = (x: string) => import(x);'), 'cannot be checked'],
    ['a syntax error', engine('export const = 1;'), 'engine/src/index.ts: '],
    ['a dependency of the engine', engine(`import 'lodash';`), 'must not depend on lodash'],
    ['a module of Node in the engine', engine(`import 'node:fs';`), 'must not depend on node:fs'],
    [
      'folders without a list',
      { ...engine(''), 'engine/src/board/map.ts': '' },
      'engine: has folders in src but no folders.json',
    ],
    [
      'a folder that is not listed',
      { ...engine(''), 'engine/folders.json': folders({}), 'engine/src/board/map.ts': '' },
      'engine/src/board/map.ts: its folder is not listed in engine/folders.json',
    ],
    [
      'a folder without a purpose',
      {
        ...engine(''),
        'engine/folders.json': '{ "board": { "purpose": " ", "imports": [] } }',
        'engine/src/board/map.ts': '',
      },
      'engine/folders.json: board has no purpose',
    ],
    [
      'a folder that does not say what it imports',
      {
        ...engine(''),
        'engine/folders.json': '{ "board": { "purpose": "The map." } }',
        'engine/src/board/map.ts': '',
      },
      'engine/folders.json: board does not say what it imports',
    ],
    [
      'a listed folder without files',
      { ...engine(''), 'engine/folders.json': folders({ board: [] }) },
      'engine/folders.json: board has no files',
    ],
    [
      'a list that goes round in a circle',
      {
        ...engine(''),
        'engine/folders.json': folders({ board: ['state'], state: ['board'] }),
        'engine/src/board/map.ts': '',
        'engine/src/state/state.ts': '',
      },
      'engine/folders.json: board imports state, which is not listed above it',
    ],
    [
      'an import between folders that the list does not allow',
      {
        ...engine(''),
        'engine/folders.json': folders({ board: [], state: ['board'] }),
        'engine/src/board/map.ts': `import '../state/state.ts';`,
        'engine/src/state/state.ts': '',
      },
      'engine/src/board/map.ts: board/ must not import state/ (engine/src/state/state.ts)',
    ],
    [
      'a nested folder that imports the one around it unasked',
      {
        ...engine(''),
        'engine/folders.json': folders({ board: [], 'board/data': [] }),
        'engine/src/board/map.ts': '',
        'engine/src/board/data/cities.ts': `import '../map.ts';`,
      },
      'engine/src/board/data/cities.ts: board/data/ must not import board/ (engine/src/board/map.ts)',
    ],
    [
      'a folder that imports a file in no folder',
      {
        'engine/folders.json': folders({ board: [] }),
        'engine/src/index.ts': '',
        'engine/src/board/map.ts': `import '../index.ts';`,
      },
      'engine/src/board/map.ts: must not import engine/src/index.ts, which is in no folder',
    ],
    [
      'a test kit among the sources',
      {
        ...engine(''),
        'engine/src/fake.ts': '',
        'engine/src/side.test.ts': `import './fake.ts';`,
        'engine/test/all.ts': `import '../src/fake.ts';`,
      },
      'engine/src/fake.ts: is only used by tests: move it to test/',
    ],
    [
      'what only a test kit among the sources uses',
      {
        ...engine(''),
        'engine/src/dice.ts': '',
        'engine/src/fake.ts': `import './dice.ts';`,
        'engine/src/side.test.ts': `import './fake.ts';`,
      },
      'engine/src/dice.ts: is only used by tests: move it to test/',
    ],
    ['chance', engine('export const die = () => Math.random();'), 'must not use Math.random'],
    ['chance by another name', engine('const { random } = Math; random();'), 'must not use Math as a value'],
    ['chance by a computed name', engine(`Math['random']();`), 'must not use Math as a value'],
    ['time', engine('export const now = Date.now();'), 'must not use Date'],
    ['the process', engine('export const { env } = process;'), 'must not use process'],
    ['the page', engine('document.title = "";'), 'must not use document'],
  ])('on %s', (_name, files, problem) => {
    expect(problemsIn(files).join('\n')).toContain(problem);
  });
});
