import { expect, test } from 'vitest';
import { planted } from './plant.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

test('every bug can still be planted; whether the simulation finds it is a soak test', () => {
  for (const bug of PLANTED_BUGS) expect(() => planted(bug)).not.toThrow();
});
