// A likelier state for a view than a uniform draw, without events. A uniform draw makes hidden enemies far too weak: the
// legions of the first deployment mostly stay on the map, near full strength.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  CITY_COUNT,
  FULL,
  HOLDER,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  POOL,
  START_CITY,
  STEP_SIZE,
  STRENGTH,
  YEAR,
  blockIndex,
  sample,
  type Chance,
  type State,
  type View,
} from '@rubicon/engine';
import { seatOf } from '../player/seat.ts';

// Per cent, counted over games of scripted players: in the first year, and later
const VETERAN_STAYS = [100, 50]; // that a block of the first deployment found in the pool changes with a recruit on the map
const VETERAN_FULL = [95, 78];
const RECRUIT_FULL = [33, 28];
const RECRUIT_LOWEST = 70; // of those that are not full

const isVeteran = (block: number): boolean => START_CITY[block]! < CITY_COUNT;

export function likelyWorld(view: View, chance: Chance): State {
  const state = sample(view, chance);
  if (view.deployed !== null) return state;
  const known = knownBlocks(view);
  for (const foe of view.viewer === 'spectator' ? [0, 1] : [1 - seatOf(view)])
    strengthen(state, foe, known, chance);
  return state;
}

/** What is hidden of one side. */
function strengthen({ data: d }: State, foe: number, known: ReadonlySet<number>, chance: Chance): void {
  const later = d[YEAR] === 0 ? 0 : 1;
  const isHidden = (block: number): boolean =>
    d[AREA + block]! < AREA_COUNT &&
    d[HOLDER + block] === foe &&
    HOME_SIDE[block] === foe &&
    !known.has(block);
  const pool: number[] = [];
  const recruits: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (IS_LEADER[block] === 1) continue;
    if (d[AREA + block] === POOL && HOME_SIDE[block] === foe && isVeteran(block)) pool.push(block);
    else if (isHidden(block) && !isVeteran(block)) recruits.push(block);
  }
  for (const veteran of pool) {
    if (chance.roll(100, 'die') >= VETERAN_STAYS[later]!) continue;
    const alike = recruits.filter((block) => IS_NAVIS[block] === IS_NAVIS[veteran]);
    if (alike.length === 0) continue;
    const recruit = alike[chance.roll(alike.length, 'die')]!;
    recruits.splice(recruits.indexOf(recruit), 1);
    exchange(d, veteran, recruit);
  }
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isHidden(block)) continue;
    const full = (isVeteran(block) ? VETERAN_FULL : RECRUIT_FULL)[later]!;
    if (chance.roll(100, 'die') < full) d[STRENGTH + block] = FULL[block]!;
    else if (!isVeteran(block) && chance.roll(100, 'die') < RECRUIT_LOWEST)
      d[STRENGTH + block] = STEP_SIZE[block]!;
  }
}

function knownBlocks(view: View): ReadonlySet<number> {
  const known = new Set<number>();
  for (const stack of view.stacks) for (const { block } of stack.blocks ?? []) known.add(blockIndex(block)!);
  const chosen = view.chosen?.block ?? null;
  if (chosen !== null) known.add(blockIndex(chosen)!);
  return known;
}

/** A block of the pool takes the place of one on the map: fields of a block lie side by side, BLOCK_COUNT apart. */
function exchange(d: Uint8Array, one: number, other: number): void {
  for (let field = AREA; field < AREA + BLOCK_FIELDS * BLOCK_COUNT; field += BLOCK_COUNT) {
    const kept = d[field + one]!;
    d[field + one] = d[field + other]!;
    d[field + other] = kept;
  }
  if (d[STRENGTH + one]! > FULL[one]!) d[STRENGTH + one] = FULL[one]!;
}
const BLOCK_FIELDS = 6;
