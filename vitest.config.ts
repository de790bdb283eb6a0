import { configDefaults, defineConfig } from 'vitest/config';

const soak = process.env['RUBICON_SOAK'] === '1';

export default defineConfig({
  test: {
    include: ['packages/*/{atlas,src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Soak tests run full counts for as long as that takes; `npm run soak` names them one by one.
    exclude: soak ? configDefaults.exclude : [...configDefaults.exclude, '**/*.soak.test.ts'],
    testTimeout: soak ? 0 : 840_000, // a busy machine takes many times as long
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text'],
      thresholds: { lines: 95 },
    },
  },
});
