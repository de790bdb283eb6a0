// Makes the weights of a run those of a stranger: node packages/ai/train/ship.ts RUN NAME
// Then run learner/reference.py, so that tests compare them with the trainer's, and measure it anew for docs/strangers.md.
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const [run, name] = process.argv.slice(2);
if (run === undefined || name === undefined)
  throw new Error('Say which run, and whose: node packages/ai/train/ship.ts RUN NAME');
const weights = readFileSync(`${run}/weights.bin`);
const about = readFileSync(`${run}/run.json`, 'utf8');
const digest = createHash('sha256').update(weights).digest('hex');
if ((JSON.parse(about) as { digest: string }).digest !== digest)
  throw new Error('run.json is of other weights; let the learner finish a round.');

/** Levels choose their cards by the weights of autodidactus; those of other strangers nobody else may import. */
const folder = name === 'autodidactus' ? 'learned' : 'strangers';
const LINE = 240;
const lines = weights.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g'))!;
const text = lines.map((line) => `  '${line}'`).join(' +\n');
writeFileSync(
  new URL(`../src/${folder}/${name}-weights.ts`, import.meta.url),
  `// Written by train/ship.ts; train/runs/${name}.json is the run that made them.
export const DIGEST = '${digest}';
export const WEIGHTS =
${text};
`,
);
copyFileSync(`${run}/log.jsonl`, new URL(`./runs/${name}.jsonl`, import.meta.url));
writeFileSync(new URL(`./runs/${name}.json`, import.meta.url), `${about.trimEnd()}\n`);
console.log(`${digest}, ${weights.length} bytes`);
