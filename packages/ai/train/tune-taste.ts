// Improves the scripted tastes of both sides in turn by playing them with a few numbers changed against the best and
// the former best of the other: node tune-taste.ts SECONDS SEED. What wins clearly, and again when asked twice, is kept.
import { EDITIONS, SeededChance, rulesFor } from '@rubicon/engine';
import { duel } from '../src/duel.ts';
import { makeScript } from '../src/script.ts';
import { MILES, type Taste } from '../src/taste.ts';

const seconds = Number(process.argv[2] ?? 60);
const random = new SeededChance(Number(process.argv[3] ?? 1));
const FIXED: ReadonlySet<string> = new Set(['noise', 'folly', 'point']);
const VETERANS = 4;
const SIDES = ['caesar', 'pompey'];

const unit = (): number => random.roll(1_000_000) / 1_000_000;
const bell = (): number => unit() + unit() + unit() + unit() + unit() + unit() - 3;

function vary(taste: Taste): Taste {
  const keys = (Object.keys(taste) as (keyof Taste)[]).filter((key) => !FIXED.has(key));
  const varied: Record<keyof Taste, number> = { ...taste };
  for (let i = 1 + random.roll(6); i > 0; i--) {
    const key = keys[random.roll(keys.length)]!;
    varied[key] = varied[key] * Math.exp(0.7 * bell()) + 0.03 * bell();
  }
  return varied;
}

/** How often a side wins with each of two tastes, over the same games. */
function compare(side: number, tastes: readonly Taste[], foes: readonly Taste[], games: number): number[] {
  const won = tastes.map(() => 0);
  for (let game = 0; game < games; game++) {
    const rules = rulesFor(EDITIONS[game % EDITIONS.length]!);
    const seed = random.roll(0x7fffffff);
    const foe = foes[game % foes.length]!;
    tastes.forEach((taste, i) => {
      const own = makeScript([taste, taste], new SeededChance(seed + 1));
      const other = makeScript([foe, foe], new SeededChance(seed + 2));
      const caesar = duel(rules, side === 0 ? [own, other] : [other, own], new SeededChance(seed));
      won[i]! += side === 0 ? caesar : 1 - caesar;
    });
  }
  return won.map((sum) => sum / games);
}

const lines: [Taste[], Taste[]] = [[MILES[0]], [MILES[1]]];
const until = performance.now() + seconds * 1000;
for (let tried = 1; performance.now() < until; tried++) {
  const side = tried % 2;
  const champion = lines[side]!.at(-1)!;
  const foes = lines[1 - side]!.slice(-VETERANS).reverse();
  const challenger = vary(champion);
  const [first, second] = compare(side, [challenger, champion], foes, 100);
  if (first! < second! + 0.03) continue;
  const [third, fourth] = compare(side, [challenger, champion], foes, 300);
  if (third! < fourth! + 0.02) continue;
  lines[side]!.push(challenger);
  process.stdout.write(
    `${tried} tried: ${SIDES[side]} ${fourth!.toFixed(3)} -> ${third!.toFixed(3)}\n${JSON.stringify(lines.map((line) => line.at(-1)))}\n`,
  );
}
