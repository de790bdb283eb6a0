// Writes docs/mutation.md from the results and the explanations of the survivors.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.ts';
import type { FileResult, Results, Survivor } from './results.ts';
import { EXPLANATIONS, type Explanation } from './survivors.ts';

export function writeReport(results: Results): void {
  writeFileSync(path.join(root, 'docs/mutation.md'), makeReport(results));
}

const makeReport = ({ rules, mutants }: Results): string =>
  [INTRODUCTION, rulesPart(rules), mutantsPart(mutants)].join('\n');

const INTRODUCTION = `# Mutation testing

Do the tests notice when the engine is wrong? Made by \`npm run mutate\`, which changes copies of the sources and runs the engine's tests on
them, without the properties of random games and the soak tests. \`npm run mutate -- rules\` makes the first part, \`npm run mutate --
mutants\` the second (\`--file battle\` for one file), \`npm run mutate -- report\` writes this page again from \`bench/mutation.json\`.
`;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const code = (text: string): string => `\`\`${flat(text) === '' ? ' ' : ` ${flat(text)} `}\`\``;

function rulesPart(rules: Results['rules']): string {
  const red = rules.filter(({ named }) => named.length > 0).length;
  return `## Rules deleted

The code of one rule is deleted or neutralised; at least one test that names that very rule must go red. ${red} of ${rules.length} do.

For each rule: the file, what was deleted, the tests that name the rule and failed, and how many others failed.

${rules
  .toSorted((one, other) => orderOf(one.rule) - orderOf(other.rule))
  .map(({ rule, file, deleted, named, others, problem }) => {
    const tests = problem ?? (named.length === 0 ? '**none**' : shortList(named));
    return `- **${/^\d/.test(rule) ? `§${rule}` : rule}** \`${file}\`: ${flat(deleted)}. Failed: ${flat(tests)}; ${others} others.`;
  })
  .join('\n')}
`;
}

/** Rules by chapter and section, then rulings. */
function orderOf(rule: string): number {
  if (rule.startsWith('ruling ')) return 1000 + Number(rule.slice('ruling '.length));
  const [chapter, section] = rule.split('.');
  return Number(chapter) * 100 + Number(section!.padEnd(2, '0'));
}

const SHOWN = 3;

function shortList(tests: readonly string[]): string {
  const shown = tests
    .slice(0, SHOWN)
    .map((test) => test.replace('positions with their exact legal orders ', ''));
  return shown.join('; ') + (tests.length > SHOWN ? `; and ${tests.length - SHOWN} more` : '');
}

function mutantsPart(mutants: Results['mutants']): string {
  const files = Object.entries(mutants);
  const sum = (value: (result: FileResult) => number): number =>
    files.reduce((total, [, result]) => total + value(result), 0);
  const isSampled = files.some(([, { possible, tried }]) => tried < possible);
  const row = (name: string, tried: number, timedOut: number, survived: number): string =>
    `| ${name} | ${tried} | ${tried - survived} | ${timedOut} | ${survived} |`;
  return `## Mutants

Operators: comparisons shifted and reversed, \`&&\` and \`||\` exchanged, conditions negated, \`+ - * | & << >>\` exchanged, numbers one up and one
down, \`true\` and \`false\` exchanged, statements, \`continue\`, \`break\` and early \`return\` removed, arrays emptied. Left alone: types, the
addresses of fields in the state (\`d[AREA + block]\`), and the bounds of loops over all blocks, areas or links, which are only emptied. ${
    isSampled
      ? 'Where a file has more mutants than were tried, a sample with a fixed seed was taken.'
      : 'Every mutant was tried: no sample.'
  } A mutant that does not end counts as killed.

| file | mutants | killed | of these by the time limit | survived |
|---|---|---|---|---|
${files.map(([name, result]) => row(name, result.tried, result.timedOut, result.survivors.length)).join('\n')}
${row(
  '**all**',
  sum(({ tried }) => tried),
  sum(({ timedOut }) => timedOut),
  sum(({ survivors }) => survivors.length),
)}

### Survivors

Each survivor, and why it survives:

${files.flatMap(([name, { survivors }]) => survivors.map((survivor) => survivorRow(name, survivor))).join('\n')}
`;
}

function survivorRow(file: string, survivor: Survivor): string {
  const explanation = explain(file, survivor);
  const why =
    explanation === undefined ? '**not explained yet**' : `${explanation.kind}: ${flat(explanation.why)}`;
  const after = survivor.after === ';' ? 'removed' : survivor.after === '' ? 'removed' : code(survivor.after);
  return `- \`${file}:${survivor.line}\` ${code(survivor.before)} → ${after} in ${code(survivor.code)}: ${why}`;
}

/** The most specific explanation that matches. */
const explain = (file: string, survivor: Survivor): Explanation | undefined =>
  EXPLANATIONS.filter(
    (each) =>
      each.file === file &&
      survivor.code.startsWith(each.code) &&
      (each.before === undefined || each.before === survivor.before) &&
      (each.after === undefined || each.after === survivor.after) &&
      (each.nth === undefined || each.nth === survivor.nth),
  ).sort((one, other) => weight(other) - weight(one))[0];

const weight = ({ before, after, nth }: Explanation): number =>
  [before, after, nth].filter((part) => part !== undefined).length;
