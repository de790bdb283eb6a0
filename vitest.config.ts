import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';

const soak = process.env['RUBICON_SOAK'] === '1';
// Soak tests run full counts for as long as that takes; `npm run soak` names them one by one.
const exclude = soak ? configDefaults.exclude : [...configDefaults.exclude, '**/*.soak.test.ts'];
const browserTests = 'packages/web/test/**/*.browser.test.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: LongFirst },
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
          name: 'node',
          include: ['packages/*/{atlas,src,test,tools}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...exclude, browserTests],
          testTimeout: soak ? 0 : 840_000, // a busy machine takes many times as long
          hookTimeout: 240_000, // some start a PostgreSQL
          maxWorkers: '100%',
        },
      },
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
          maxWorkers: '100%',
        },
      },
    ],
  },
});
