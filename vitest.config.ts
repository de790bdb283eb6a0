import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';

const soak = process.env['RUBICON_SOAK'] === '1';
// Soak tests run full counts for as long as that takes; `npm run soak` names them one by one.
const exclude = soak ? configDefaults.exclude : [...configDefaults.exclude, '**/*.soak.test.ts'];
const browserTests = 'packages/web/test/**/*.browser{,.soak}.test.ts';
const webTests = 'packages/web/{atlas,src,test,tools}/**/*.test.ts';
// Of what only Vite can load: languages found by their folders, components, pictures
const pageTests = [
  'packages/web/src/{help/why,rulebook,table/typed,words}/**/*.test.ts',
  'packages/web/src/**/{answer-text,balance-rows,fairness,language-choice,map-painter,memo,online,position-report,rematch,texts,tournament-form,tournament-state}.test.ts',
];
// Tests that put other modules in the place of ours (vi.mock): Vite loads them, each in a process of its own
const replacing = [
  'packages/engine/test/rules/made-up-edition.test.ts',
  'packages/protocol/src/lists.test.ts',
];

const setupFiles = 'packages/web/test/kit/unstub.ts';

const times = {
  testTimeout: soak ? 0 : 840_000, // a busy machine takes many times as long
  hookTimeout: 240_000, // some start a PostgreSQL
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers: '100%',
    expect: { poll: { timeout: 20_000 } }, // on a busy machine too
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
            webTests,
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, ...replacing, ...pageTests, browserTests],
          // As Node runs them: what Vite makes of a module counts games two to four times slower.
          // A process takes many files, so that it reads each module once.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: 'packages/server/test/setup.ts',
          setupFiles,
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          ...times,
          name: 'page',
          include: pageTests,
          exclude,
          setupFiles,
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
          retry: soak ? 0 : 1, // a browser on a busy machine; the report says which tests needed it
          // After the others, so that a page never waits for a processor that counts games
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
