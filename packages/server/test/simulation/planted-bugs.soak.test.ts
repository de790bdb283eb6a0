import { expect, test } from 'vitest';
import { lookFor } from './plant.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

const SEEDS = 1000;

test.each(PLANTED_BUGS.map((bug) => [bug.name, bug] as const))(
  'the simulation finds: %s',
  async (name, bug) => {
    const found = await lookFor(bug, SEEDS);
    console.log(`${name}: ${found === null ? 'NOT FOUND' : `seed ${found.seed}, ${found.problem}`}`);
    expect(found).not.toBeNull();
  },
);
