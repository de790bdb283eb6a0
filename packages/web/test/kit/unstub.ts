// One process runs many test files: what a file puts in the place of a global is taken away after it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
