// The full test run: the checks, then every test except the soak tests. The last line is the count, for people and
// programs alike; a failing check counts as one failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from './check.ts';
import { type Report, countTests } from './test-report.ts';
import { root, runTool, vitest } from './tool.ts';

const LIMIT_MS = 30 * 60_000; // a slow machine takes twice as long as a quick one

// Many tests start a Node of their own, which need not compile again what another has compiled
const COMPILED = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled') };

const runTests = async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-test-'));
  try {
    const file = path.join(dir, 'report.json');
    const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { ok, seconds } = await runTool(args, { env: COMPILED, live: true, limitMs: LIMIT_MS });
    if (seconds * 1000 >= LIMIT_MS) console.log('stopped: the tests took more than 30 minutes');
    return countTests(readReport(file), ok);
  } finally {
    rmSync(dir, { recursive: true });
  }
};

const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined; // Stopped or crashed before it could write one.
  }
};

const failedChecks = await runChecks();
const { passed, failed } = await runTests();
const failures = failed + failedChecks.length;

if (failedChecks.length > 0) console.log(`failed checks: ${failedChecks.join(', ')}`);
if (passed + failed === 0) console.log('no test ran');
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 || passed === 0 ? 1 : 0;
