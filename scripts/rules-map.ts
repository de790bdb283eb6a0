// Writes docs/rules-map.md: from each rule and ruling to the code that cites it and the tests that name it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tool.ts';

/** The numbered rules of edition 2.0, in our words. */
export const RULES: Readonly<Record<string, string>> = {
  '1.1': 'two players',
  '1.2': 'points and victory',
  '1.3': 'what is in the box: 63 blocks, 27 cards',
  '2.1': 'card phase: deal, discard, play, Player 1, gods',
  '2.2': 'command phase',
  '2.3': 'battle phase',
  '3.11': 'strength',
  '3.12': 'rating: letter and firepower',
  '3.13': 'name and levy city',
  '3.21': 'leaders',
  '3.22': 'legions',
  '3.23': 'auxilia',
  '3.24': 'equitatus',
  '3.25': 'ballista',
  '3.26': 'Navis',
  '3.27': 'Cleopatra',
  '4.1': 'where blocks can be',
  '4.2': 'cities and their values',
  '4.21': 'control of a city',
  '4.31': 'major and minor roads',
  '4.32': 'straits',
  '4.4': 'seas and their control',
  '4.41': 'islands',
  '4.42': 'ports',
  '5.1': 'historical deployment',
  '5.2': 'levy pool',
  '5.3': 'free deployment',
  '6.1': 'group moves',
  '6.11': 'road limits',
  '6.12': 'attacking and the main attack',
  '6.13': 'pinning',
  '6.14': 'response',
  '6.15': 'no stacking limit in the year',
  '6.2': 'Navis moves',
  '6.3': 'amphibious moves',
  '6.4': 'levies',
  '7.1': 'battle sequence',
  '7.2': 'battle turns and rounds',
  '7.3': 'main force and reserves',
  '7.31': 'disruption',
  '7.4': 'fire and hits',
  '7.41': 'elephant',
  '7.42': 'ballista in battle',
  '7.5': 'eliminated blocks',
  '7.51': 'leaders killed',
  '7.52': 'Cleopatra captured',
  '7.6': 'retreats',
  '7.61': 'retreat limits',
  '7.62': 'attacker retreats',
  '7.63': 'defender retreats',
  '7.64': 'retreat by sea',
  '7.7': 'regroups',
  '7.8': 'Navis battles',
  '7.81': 'shore battles',
  '7.82': 'Navis retreats',
  '7.83': 'Navis regroups',
  '8.1': 'Cleopatra goes home',
  '8.2': 'victory check',
  '8.3': 'Navis to port',
  '8.4': 'winter supply',
  '8.5': 'disbanding',
  '8.6': 'year reset',
};
/** Rulings where the text is silent or ambiguous: docs/rulings.md. */
export const RULING_COUNT = 33;

interface Source {
  readonly file: string;
  readonly text: string;
}

const read = (pattern: string, isTest: boolean): Source[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => file.endsWith('.test.ts') === isTest && !file.endsWith('.soak.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const sources = read('packages/engine/src/**/*.ts', false);
const tests = [...read('packages/engine/src/**/*.ts', true), ...read('packages/engine/test/**/*.ts', true)];
const positions = readFileSync(path.join(root, 'packages/engine/test/rules/positions.ts'), 'utf8');

/** Sources are named with their folder: `rules/battle.ts` and `why/battle.ts` are different files. */
const cited = (mark: RegExp): string[] =>
  sources.filter(({ text }) => mark.test(text)).map(({ file }) => path.relative('packages/engine/src', file));

/** How many tests of each file begin with the mark. */
function tested(mark: RegExp): string[] {
  return tests.flatMap(({ file, text }) => {
    const count = [...text.matchAll(/(?:test|it)(?:\.each\([^)]*\))?\(\s*[`'"]([^`'"]*)/g)].filter(
      ([, name]) => mark.test(name!),
    ).length;
    return count === 0 ? [] : [`${path.basename(file)} (${count})`];
  });
}

/** Positions whose `rules` field names the rule or ruling. */
const positioned = (mark: RegExp): number =>
  [...positions.matchAll(/^\s*rules: ['"](.*)['"],?$/gm)].filter(([, rules]) => mark.test(rules!)).length;

export interface Row {
  readonly name: string;
  readonly about: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const escaped = (number: string): string => number.replace('.', '\\.');

function row(name: string, about: string, code: RegExp, test: RegExp, position: RegExp): Row {
  const count = positioned(position);
  return {
    name,
    about,
    code: cited(code),
    tests: [...tested(test), ...(count > 0 ? [`positions.ts (${count})`] : [])],
  };
}

export const ruleRows = (): Row[] =>
  Object.entries(RULES).map(([number, about]) => {
    const end = `${escaped(number)}(?!\\d)`;
    return row(
      `§${number}`,
      about,
      new RegExp(`§${end}`),
      new RegExp(`^§${end}`),
      new RegExp(`(?:^|[ ,(])${end}`),
    );
  });

export const rulingRows = (): Row[] =>
  Array.from({ length: RULING_COUNT }, (_, index) => {
    const number = String(index + 1);
    const mark = new RegExp(`[Rr]ulings? ${number}(?![\\d.])`);
    return row(`ruling ${number}`, '', mark, mark, mark);
  });

const table = (rows: readonly Row[]): string =>
  rows
    .map(
      ({ name, about, code, tests: named }) =>
        `| ${name} | ${about} | ${code.join(', ') || '–'} | ${named.join(', ') || '–'} |`,
    )
    .join('\n');

export const makeRulesMap = (): string => `# From rule to code to test

Made by \`node scripts/rules-map.ts\` from the comments in \`packages/engine/src\` that cite a rule and the names of the tests; a test fails when
it is out of date. Numbers are those of edition 2.0; in brackets, how many tests name the rule. “–” under code: nothing has to enforce the
rule (that there are two players, that stacks have no limit), or it is the data itself.

## Rules

| rule | about | code | tests |
|---|---|---|---|
${table(ruleRows())}

## Rulings

What the text leaves open is decided in [rulings.md](rulings.md).

| ruling | about | code | tests |
|---|---|---|---|
${table(rulingRows())}
`;

export const rulesMapFile = path.join(root, 'docs/rules-map.md');

if (import.meta.main) {
  writeFileSync(rulesMapFile, makeRulesMap());
  console.log('docs/rules-map.md written');
}
