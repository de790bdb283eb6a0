// Golden games are append-only: no commit may edit one and change the rules as well, unless it adds a rules revision.
import { spawnSync } from 'node:child_process';
import { root } from './tool.ts';

const GOLDEN = 'packages/engine/golden/';
const RULES = 'packages/engine/src/';
/** Where the revision is, and where it was before the engine had folders. */
const REVISION_FILES = [`${RULES}editions/ruleset.ts`, `${RULES}rules.ts`];

export interface Commit {
  readonly id: string;
  readonly changes: readonly { readonly status: string; readonly file: string }[];
  readonly addsRevision: boolean;
}

/** The problem with a commit, or null. Adding a golden is always allowed. */
export function goldenProblem({ id, changes, addsRevision }: Commit): string | null {
  const edited = changes.filter(({ status, file }) => file.startsWith(GOLDEN) && status !== 'A');
  const rules = changes.filter(({ file }) => file.startsWith(RULES) && !file.endsWith('.test.ts'));
  if (edited.length === 0 || rules.length === 0 || addsRevision) return null;
  return `${id} edits ${edited[0]!.file} and changes ${rules[0]!.file} without a new rules revision`;
}

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
};

/** The commits that touch goldens, and the uncommitted changes. */
function commits(): Commit[] {
  const ids = git('log', '--format=%H', '--', GOLDEN).split('\n').filter(Boolean);
  const read = (id: string, listing: string, patch: string): Commit => ({
    id,
    changes: listing
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([status, ...files]) => ({ status: status!.charAt(0), file: files.at(-1)! })),
    addsRevision: /^\+export const REVISION = /m.test(patch),
  });
  return [
    read(
      'the working tree',
      git('diff', '--name-status', 'HEAD'),
      git('diff', 'HEAD', '--', ...REVISION_FILES),
    ),
    ...ids.map((id) =>
      read(
        id.slice(0, 10),
        git('show', '--name-status', '--format=', id),
        git('show', '--format=', id, '--', ...REVISION_FILES),
      ),
    ),
  ];
}

const isCheckout = (): boolean =>
  spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;

if (import.meta.main) {
  if (!isCheckout()) console.log('no git checkout: there is no history to look at');
  const found = isCheckout() ? commits() : [];
  const problems = found.flatMap((commit) => goldenProblem(commit) ?? []);
  for (const problem of problems) console.error(problem);
  console.log(`${Math.max(found.length - 1, 0)} commits touch golden games`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
