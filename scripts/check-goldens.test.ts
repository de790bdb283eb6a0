import { expect, test } from 'vitest';
import { goldenProblem, type Commit } from './check-goldens.ts';

const commit = (addsRevision: boolean, ...changes: [string, string][]): Commit => ({
  id: 'abc',
  changes: changes.map(([status, file]) => ({ status, file })),
  addsRevision,
});
const golden = 'packages/engine/golden/r1-2.0-plain.digests';
const rules = 'packages/engine/src/rules/battle.ts';

test('a commit that edits a golden game and changes the rules is refused', () => {
  expect(goldenProblem(commit(false, ['M', golden], ['M', rules]))).toContain(golden);
  expect(goldenProblem(commit(false, ['D', golden], ['M', rules]))).toContain(golden);
});

test('adding a golden, editing one alone, or adding a revision is not', () => {
  expect(goldenProblem(commit(false, ['A', golden], ['M', rules]))).toBeNull();
  expect(
    goldenProblem(commit(false, ['M', golden], ['M', 'packages/engine/src/rules/battle.test.ts'])),
  ).toBeNull();
  expect(goldenProblem(commit(true, ['M', golden], ['M', rules]))).toBeNull();
  expect(goldenProblem(commit(false, ['M', rules]))).toBeNull();
});
