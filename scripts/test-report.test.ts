import { expect, test } from 'vitest';
import { type Report, countTests } from './test-report.ts';

const report = (...files: string[][]): Report => ({
  numPassedTests: files.flat().filter((status) => status === 'passed').length,
  numFailedTests: files.flat().filter((status) => status === 'failed').length,
  testResults: files.map((tests) => ({
    status: tests.length > 0 && tests.every((status) => status !== 'failed') ? 'passed' : 'failed',
    assertionResults: tests.map((status) => ({ status })),
  })),
});

test.each([
  ['all pass', report(['passed', 'passed'], ['passed']), true, { passed: 3, failed: 0 }],
  ['one fails', report(['passed', 'failed']), false, { passed: 1, failed: 1 }],
  ['skipped tests count for nothing', report(['passed', 'pending']), true, { passed: 1, failed: 0 }],
  ['a file that does not load', report(['passed'], []), false, { passed: 1, failed: 1 }],
  ['an error outside the tests', report(['passed']), false, { passed: 1, failed: 1 }],
  ['no report', undefined, false, { passed: 0, failed: 1 }],
] as const)('%s', (_name, given, ok, expected) => {
  expect(countTests(given, ok)).toEqual(expected);
});
