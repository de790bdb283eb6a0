// Starts the longest test files first, so that none of them runs alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = [
  'secrecy-games.test.ts',
  'properties.test.ts',
  'capture.test.ts',
  'arena.test.ts',
  'ladder.test.ts',
  'postgres.test.ts',
  'crash.test.ts',
  'admin.test.ts',
  'sentences.test.ts',
  'engines.browser.test.ts',
  'tutorial.browser.test.ts',
  'accessible.browser.test.ts',
  'whole-game.browser.test.ts',
  'recap.browser.test.ts',
  'languages.browser.test.ts',
  'local-games.browser.test.ts',
  'aids.browser.test.ts',
  'study.browser.test.ts',
  'layout.browser.test.ts',
  'online.browser.test.ts',
  'secrecy.browser.test.ts',
  'orders.browser.test.ts',
  'online-community.browser.test.ts',
  'by-ear.browser.test.ts',
  'presses.browser.test.ts',
  'battle.browser.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
  return index === -1 ? LONG.length : index;
};

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
