// Measures the chances that the analysis of a finished game tells against how games ended. Writes
// docs/analysis-chances.md: node measure-analysis.ts [GAMES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyState, type State } from '@rubicon/engine';
import { newForecaster } from '../src/analysis/forecaster.ts';
import { judge, reliabilityLines } from './reliability.ts';
import { playSelf } from './self-play.ts';

interface Moment {
  readonly chance: number;
  won: number;
}

const FUTURES = 24;
const EVERY = 32; // decisions between two looks
const UNSEEN = 3_000_000;
const KINDS = 27; // editions and characters, as self-play numbers them

/** Both sides play alike: a chance supposes that nobody plays better than the other. */
const isEven = (seed: number): boolean => Math.floor((seed % KINDS) / 3) % 4 === 0;

function gameOf(seed: number): Moment[] {
  const moments: Moment[] = [];
  const forecaster = newForecaster(FUTURES, seed);
  let decisions = 0;
  const look = (state: State): void => {
    moments.push({ chance: forecaster.chance(copyState(state)), won: 0 });
  };
  const result = playSelf(seed, {
    begin: () => {},
    happen: () => {},
    decide: (state) => {
      decisions += 1;
      if ((decisions + seed) % EVERY === 0) look(state);
    },
  });
  for (const moment of moments) moment.won = result;
  return moments;
}

const games = Number(process.argv[2] ?? 600);
const seeds = Array.from({ length: 3 * games + KINDS }, (_, index) => UNSEEN + index)
  .filter(isEven)
  .slice(0, games);
const moments = seeds.flatMap(gameOf);
const { loss, error, bins } = judge(moments, ({ chance }) => chance);
const known = judge(moments, () => moments.reduce((sum, { won }) => sum + won, 0) / moments.length);

const lines = [
  '# Calibration of the game review',
  '',
  'Written by `node packages/ai/tools/measure-analysis.ts`.',
  '',
  `Caesar’s chance of winning at every ${EVERY}nd decision of a game, with nothing hidden: the mean evaluation over four turns of ${FUTURES} futures that scripts play. ${games} games between equal scripts in all editions, ${moments.length.toLocaleString('en')} positions, none of them used to fit the evaluation.`,
  '',
  '| | log loss | expected calibration error |',
  '|---|---|---|',
  `| predicted | ${loss.toFixed(3)} | ${error.toFixed(3)} |`,
  `| baseline: how often Caesar wins | ${known.loss.toFixed(3)} | ${known.error.toFixed(3)} |`,
  '',
  ...reliabilityLines(bins),
  '',
];
const root = path.join(import.meta.dirname, '../../..');
writeFileSync(path.join(root, 'docs/analysis-chances.md'), lines.join('\n'));
process.stdout.write(`${lines.join('\n')}\n`);
