// A position that Pompey has lost but for a wonder, at the beginning of the last year: he has one block left, and
// Caesar's whole army is on the map.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  CLEOPATRA,
  FULL,
  HOLDER,
  HOME_SIDE,
  IS_NAVIS,
  POOL,
  STRENGTH,
  SeededChance,
  YEAR,
  makePosition,
  rulesFor,
  sideIndex,
  startGame,
} from '@rubicon/engine';

const LEFT = 1;
const LAST_YEAR = 4;

export function lostPosition(): string {
  const { state } = startGame(rulesFor('2.0'), new SeededChance(1));
  const { data } = state;
  const blocksOf = (side: 'caesar' | 'pompey'): number[] =>
    Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
      (block) =>
        data[HOLDER + block] === sideIndex(side) && data[AREA + block]! < AREA_COUNT && block !== CLEOPATRA,
    );
  const caesars = blocksOf('caesar');
  const lost = blocksOf('pompey').slice(LEFT);
  const kept = new Set(
    blocksOf('pompey')
      .slice(0, LEFT)
      .map((block) => data[AREA + block]),
  );
  const cities = [...new Set(lost.map((block) => data[AREA + block]!))].filter(
    (city) => !kept.has(city) && city !== data[AREA + CLEOPATRA],
  );
  for (const block of lost) data[AREA + block] = POOL;
  const levied = Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
    (block) =>
      data[AREA + block] === POOL && HOME_SIDE[block] === sideIndex('caesar') && IS_NAVIS[block] === 0,
  );
  for (const [nth, block] of [...caesars, ...levied].entries()) {
    data[STRENGTH + block] = FULL[block]!;
    if (nth < cities.length || data[AREA + block] === POOL) data[AREA + block] = cities[nth % cities.length]!;
  }
  data[YEAR] = LAST_YEAR;
  return makePosition(state);
}
