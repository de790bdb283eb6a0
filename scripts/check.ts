// All static checks, in parallel: one line for each check, and the output of the failing ones below.
import { runTool } from './tool.ts';

const CHECKS: Record<string, string[]> = {
  types: ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'],
  'web types': ['node_modules/typescript/bin/tsc', '--project', 'packages/web/tsconfig.json'],
  purity: ['node_modules/typescript/bin/tsc', '--project', 'packages/engine/tsconfig.pure.json'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  imports: ['scripts/check-imports.ts'],
  goldens: ['scripts/check-goldens.ts'],
};

/** Runs every check and returns the names of those that failed. */
export const runChecks = async (): Promise<string[]> => {
  const failed = await Promise.all(
    Object.entries(CHECKS).map(async ([name, args]) => {
      const { ok, output, seconds } = await runTool(args);
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(9)} ${seconds.toFixed(1)} s`);
      return ok ? [] : [{ name, output }];
    }),
  );
  for (const { name, output } of failed.flat()) console.log(`\n${name}:\n${output.trimEnd()}`);
  return failed.flat().map(({ name }) => name);
};

if (import.meta.main) process.exitCode = (await runChecks()).length > 0 ? 1 : 0;
