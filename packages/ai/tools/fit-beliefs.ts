// Fits what beliefs think likely to self-play and writes src/beliefs/prior-weights.ts: node fit-beliefs.ts [GAMES]
// Each action is a choice of one block among those it could have been; so is each card. Multinomial logit by gradient.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  APOLLO,
  AREA,
  BLOCK_COUNT,
  CARD_COUNT,
  CARD_IDS,
  CITY_COUNT,
  COLOUR,
  DISCARDING,
  FULL,
  HAND,
  HOLDER,
  HOME_SIDE,
  IS_MAJOR_PORT,
  IS_NAVIS,
  LEVY_CITY,
  MOVED,
  POOL,
  STRENGTH,
  TURN,
  argumentOf,
  kindOf,
  type Happening,
  type State,
} from '@rubicon/engine';
import { BLOCK_ACTIONS, cardFeatures, featuresOf, type BlockAction } from '../src/beliefs/prior.ts';
import { playSelf } from './self-play.ts';

/** The features of each that might have been, and which it was. */
interface Choice {
  readonly options: readonly (readonly number[])[];
  readonly chosen: number;
}

type Task = BlockAction | 'play' | 'discard';
const choices = new Map<Task, Choice[]>();

function add(task: Task, options: readonly (readonly number[])[], chosen: number): void {
  if (options.length < 2 || chosen < 0) return;
  const list = choices.get(task) ?? [];
  list.push({ options, chosen });
  choices.set(task, list);
}

function addAction(
  action: BlockAction,
  before: State,
  block: number,
  fits: (other: number) => boolean,
): void {
  const blocks = Array.from({ length: BLOCK_COUNT }, (_, each) => each).filter(
    (each) => each === block || fits(each),
  );
  add(
    action,
    blocks.map((each) => featuresOf(each, before.data[STRENGTH + each]!)),
    blocks.indexOf(block),
  );
}

function learn(before: State, happening: Happening): void {
  const d = before.data;
  const beside =
    (block: number) =>
    (other: number): boolean =>
      d[AREA + other] === d[AREA + block] &&
      d[HOLDER + other] === d[HOLDER + block] &&
      COLOUR[other] === COLOUR[block] &&
      IS_NAVIS[other] === IS_NAVIS[block];
  switch (happening.kind) {
    case 'moved':
    case 'embarked': {
      const { block } = happening;
      const action = happening.kind === 'embarked' ? 'embark' : happening.as === 'move' ? 'move' : 'attack';
      return addAction(action, before, block, (other) => beside(block)(other) && d[MOVED + other] === 0);
    }
    case 'regrouped':
    case 'harboured':
      return addAction('regroup', before, happening.block, beside(happening.block));
    case 'levied': {
      const { block, area, side } = happening;
      if (!happening.raised)
        return addAction(
          'levy',
          before,
          block,
          (other) =>
            d[AREA + other] === area && d[HOLDER + other] === side && d[STRENGTH + other]! < FULL[other]!,
        );
      return addAction(
        'raise',
        before,
        block,
        (other) =>
          d[AREA + other] === POOL &&
          HOME_SIDE[other] === side &&
          (IS_NAVIS[other] === 1
            ? IS_MAJOR_PORT[area] === 1
            : LEVY_CITY[other] === CITY_COUNT || LEVY_CITY[other] === area),
      );
    }
    case 'disbanded':
      return addAction(
        'disband',
        before,
        happening.block,
        (other) =>
          d[AREA + other] === happening.area &&
          d[HOLDER + other] === happening.side &&
          COLOUR[other] === COLOUR[happening.block],
      );
    default: // no choice of a block that is hidden from the enemy
  }
}

function learnCard(before: State, side: number, card: number, isDiscard: boolean): void {
  const turn = before.data[TURN]!;
  const options: number[] = [];
  for (let each = 0; each < CARD_COUNT; each++) {
    if (!isDiscard && each === APOLLO && turn === 1) continue;
    for (let copies = before.data[HAND + side * CARD_COUNT + each]!; copies > 0; copies--) options.push(each);
  }
  add(
    isDiscard ? 'discard' : 'play',
    options.map((each) => cardFeatures(each, turn)),
    options.indexOf(card),
  );
}

/** Weights that make the choices made likely, held near 0 where there is little to learn from. */
function fit(list: readonly Choice[], size: number): { weights: number[]; loss: number; even: number } {
  const weights = new Float64Array(size);
  const momentum = new Float64Array(size);
  let loss = 0;
  for (let round = 0; round < 300; round++) {
    const gradient = new Float64Array(size);
    loss = 0;
    for (const { options, chosen } of list) {
      const scores = options.map((features) =>
        Math.exp(features.reduce((sum, x, i) => sum + x * weights[i]!, 0)),
      );
      const total = scores.reduce((sum, score) => sum + score, 0);
      loss -= Math.log(scores[chosen]! / total);
      for (const [index, features] of options.entries()) {
        const pull = (index === chosen ? 1 : 0) - scores[index]! / total;
        for (let i = 0; i < size; i++) gradient[i]! += pull * features[i]!;
      }
    }
    for (let i = 0; i < size; i++) {
      momentum[i] = 0.8 * momentum[i]! + (gradient[i]! / list.length - 0.001 * weights[i]!);
      weights[i]! += 0.4 * momentum[i]!;
    }
  }
  const even = list.reduce((sum, { options }) => sum + Math.log(options.length), 0);
  return {
    weights: Array.from(weights, (weight) => Math.round(weight * 100) / 100),
    loss: loss / list.length,
    even: even / list.length,
  };
}

/** Every so many games the blocks are moved by chance alone, so that nothing is held impossible because scripts never do it. */
const RANDOM_EACH = 5;
const games = Number(process.argv[2] ?? 300);
for (let seed = 1; seed <= games; seed++) {
  playSelf(
    seed,
    {
      begin: () => {},
      decide: () => {},
      happen(before, side, order, told) {
        for (const happening of told) {
          if (happening.kind === 'discarded' || happening.kind === 'committed') {
            if (order !== null && seed % RANDOM_EACH !== 0)
              learnCard(before, side, argumentOf(order), kindOf(order) === DISCARDING);
          } else learn(before, happening);
        }
      },
    },
    seed % RANDOM_EACH === 0 ? 'random' : 'script',
  );
}

const fitted = (task: Task, size: number): string => {
  const list = (choices.get(task) ?? []).slice(0, 20_000);
  if (list.length < 50) return `${task}: [${Array.from({ length: size }, () => 0).join(', ')}],`;
  const { weights, loss, even } = fit(list, size);
  process.stderr.write(`${task}: ${list.length} choices, ${loss.toFixed(3)} nats, even ${even.toFixed(3)}\n`);
  return `${task}: [${weights.join(', ')}],`;
};
const lines = [
  `// Made by tools/fit-beliefs.ts from ${games} games of self-play.`,
  "import type { CardPrior, Prior } from './prior.ts';",
  '',
  'export const PRIOR: Prior = {',
  ...BLOCK_ACTIONS.map((action) => `  ${fitted(action, featuresOf(0, 0).length)}`),
  '};',
  '',
  `/** For ${CARD_IDS[0]} to ${CARD_IDS.at(-1)}, then for each of them again by turn. */`,
  'export const CARD_PRIOR: CardPrior = {',
  ...(['discard', 'play'] as const).map((task) => `  ${fitted(task, cardFeatures(0, 1).length)}`),
  '};',
  '',
];
writeFileSync(path.join(import.meta.dirname, '../src/beliefs/prior-weights.ts'), lines.join('\n'));
