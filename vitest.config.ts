import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';

const soak = process.env['RUBICON_SOAK'] === '1';
// Soak tests run full counts for as long as that takes; `npm run soak` names them one by one.
const exclude = soak ? configDefaults.exclude : [...configDefaults.exclude, '**/*.soak.test.ts'];
const browserTests = 'packages/web/test/**/*.browser.test.ts';
const pageTests = 'packages/web/{atlas,src,test,tools}/**/*.test.ts';
const pureTests = 'packages/web/src/{authority,worker}/**/*.test.ts'; // of the page, but only Node's modules
// Tests that put other modules in the place of ours (vi.mock): Vite loads them, each in a process of its own
const replacing = [
  'packages/engine/test/rules/made-up-edition.test.ts',
  'packages/protocol/src/lists.test.ts',
];

const times = {
  testTimeout: soak ? 0 : 840_000, // a busy machine takes many times as long
  hookTimeout: 240_000, // some start a PostgreSQL
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text'],
      thresholds: { lines: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          ...times,
          name: 'node',
          include: [
            'packages/{ai,cli,engine,protocol,server,words}/{src,test,tools}/**/*.test.ts',
            pureTests,
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, ...replacing],
          // As Node runs them: what Vite makes of a module counts games two to four times slower.
          // A process takes many files, so that it reads each module once.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          ...times,
          name: 'page',
          include: [pageTests],
          exclude: [...exclude, browserTests, pureTests],
          setupFiles: 'packages/web/test/kit/unstub.ts',
          isolate: false,
          restoreMocks: true,
        },
      },
      { extends: true, test: { ...times, name: 'replacing', include: replacing, exclude } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          exclude,
          globalSetup: 'packages/web/test/setup.ts',
          testTimeout: soak ? 0 : 240_000,
          hookTimeout: 240_000,
          // After the others, so that a page never waits for a processor that counts games
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
