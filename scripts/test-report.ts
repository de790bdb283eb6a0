/** The fields we read of vitest's JSON report. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** The counts of a run; `ok` is whether vitest itself called it successful. */
export const countTests = (report: Report | undefined, ok: boolean): { passed: number; failed: number } => {
  const passed = report?.numPassedTests ?? 0;
  // A file that cannot be loaded fails without a failing test in it.
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles;
  // An error outside any test, or a run that was stopped, must not look like success.
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
};
