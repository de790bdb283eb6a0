// One process runs many test files: what a file puts in the place of a global, or of the timers, is taken away after it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
