// Where the enemy's blocks are likely to stand: for each block a share of belief in each place, moved along with what is seen.
import {
  AREA_COUNT,
  BLOCK_COUNT,
  CITY_COUNT,
  COLOUR,
  COLOURS,
  FULL,
  HOME_SIDE,
  IS_MAJOR_PORT,
  IS_NAVIS,
  IS_LEADER,
  KIND,
  LEVY_CITY,
  PORT_SEAS,
  START_CITY,
  STEP_SIZE,
  areaIndex,
  blockIndex,
  isSea,
  sideIndex,
  type Event,
  type Stack,
  type View,
} from '@rubicon/engine';
import type { Piece } from './pieces.ts';
import type { Dice } from './skirmish.ts';

const PLACES = AREA_COUNT + 1;
const IN_POOL = AREA_COUNT;
const LEAST = 0.004; // nothing that the rules allow is out of the question

const numberOf = (id: string): number => blockIndex(id)!;
const placeOf = (id: string): number => areaIndex(id)!;

/** How gladly a sensible enemy raises a block. */
const RAISED: Readonly<Record<string, number>> = {
  leader: 6,
  legio: 4,
  equitatus: 4,
  elephant: 5,
  ballista: 2,
  navis: 2,
  auxilia: 1,
};

export class Guess {
  private readonly shares = new Float64Array(BLOCK_COUNT * PLACES);
  private readonly strengths = new Float64Array(BLOCK_COUNT);
  private seen = new Set<number>(); // in the battle being fought

  constructor() {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const start = START_CITY[block]!;
      this.shares[block * PLACES + (start < CITY_COUNT ? start : IN_POOL)] = 1;
      this.strengths[block] = FULL[block]!;
    }
  }

  observe(events: readonly Event[]): void {
    for (const event of events) this.take(event);
  }

  private take(event: Event): void {
    switch (event.kind) {
      case 'moved':
      case 'embarked':
      case 'regrouped':
      case 'harboured':
        if (event.block === null)
          this.shift(event.path, COLOURS.indexOf(event.colour), event.kind === 'embarked');
        else this.settle(numberOf(event.block), placeOf(event.path.at(-1)!));
        return;
      case 'retreated':
        this.settle(numberOf(event.block), placeOf(event.path.at(-1)!));
        return;
      case 'levied':
        this.levied(event);
        return;
      case 'battle':
        this.seen = new Set();
        this.show(event.area, event.blocks);
        return;
      case 'reserves':
        this.show(event.area, event.blocks);
        return;
      case 'hit': {
        const block = numberOf(event.block);
        this.strengths[block] = Math.max(STEP_SIZE[block]!, event.strength - STEP_SIZE[block]!);
        return;
      }
      case 'disrupted':
        for (const id of event.blocks) this.weaken(numberOf(id), 1);
        return;
      case 'erupted':
        for (let block = 0; block < BLOCK_COUNT; block++)
          this.weaken(block, this.shares[block * PLACES + placeOf(event.area)]!);
        return;
      case 'eliminated':
        this.settle(numberOf(event.block), IN_POOL);
        return;
      case 'leader-killed':
        this.settle(numberOf(event.block), IN_POOL);
        return;
      case 'won':
        this.leaveOthers(placeOf(event.area));
        return;
      case 'struck':
        if (event.block !== null && event.outcome === 'reduced') {
          this.settle(numberOf(event.block), placeOf(event.area));
          this.strengths[numberOf(event.block)] = Math.max(1, (event.strength ?? 2) - 1);
        }
        return;
      case 'defected':
        if (event.block !== null) {
          this.settle(numberOf(event.block), placeOf(event.to));
          this.strengths[numberOf(event.block)] = event.strength ?? 1;
        }
        return;
      case 'disbanded':
        if (event.block === null)
          this.carry(
            placeOf(event.area),
            IN_POOL,
            (block) => COLOUR[block] === COLOURS.indexOf(event.colour),
          );
        else this.settle(numberOf(event.block), IN_POOL);
        return;
      default:
    }
  }

  private weaken(block: number, steps: number): void {
    this.strengths[block] = Math.max(STEP_SIZE[block]!, this.strengths[block]! - steps * STEP_SIZE[block]!);
  }

  private settle(block: number, place: number): void {
    this.shares.fill(0, block * PLACES, (block + 1) * PLACES);
    this.shares[block * PLACES + place] = 1;
  }

  /** One block that may be any of these has gone from a place to another. */
  private carry(
    from: number,
    to: number,
    isEligible: (block: number) => boolean,
    liking: (block: number) => number = () => 1,
  ): void {
    let sum = 0;
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (isEligible(block)) sum += this.shares[block * PLACES + from]! * liking(block);
    if (sum <= 0) return;
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (!isEligible(block)) continue;
      const at = block * PLACES;
      const here = this.shares[at + from]!;
      const gone = Math.min(here, (here * liking(block)) / sum);
      this.shares[at + from] = here - gone;
      this.shares[at + to]! += gone;
      if (from === IN_POOL && gone > 0.25) this.strengths[block] = STEP_SIZE[block]!;
    }
  }

  private shift(path: readonly string[], colour: number, embarks: boolean): void {
    const areas = path.map(placeOf);
    const navis = !embarks && areas.some(isSea) ? 1 : 0;
    this.carry(areas[0]!, areas.at(-1)!, (block) => COLOUR[block] === colour && IS_NAVIS[block] === navis);
  }

  private levied({ side, area: id, raised, own }: Extract<Event, { kind: 'levied' }>): void {
    const area = placeOf(id);
    if (own !== null) {
      this.settle(numberOf(own.block), area);
      this.strengths[numberOf(own.block)] = own.strength;
      return;
    }
    if (raised) {
      this.carry(
        IN_POOL,
        area,
        (block) => HOME_SIDE[block] === sideIndex(side) && canBeRaised(block, area),
        (block) => RAISED[KIND[block]!] ?? 0,
      );
      return;
    }
    const grows = (block: number): number =>
      this.strengths[block]! < FULL[block]! ? this.shares[block * PLACES + area]! : 0;
    let sum = 0;
    for (let block = 0; block < BLOCK_COUNT; block++) sum += grows(block);
    if (sum <= 0) return;
    const grown = Array.from({ length: BLOCK_COUNT }, (_, block) => grows(block) / sum);
    for (const [block, share] of grown.entries())
      if (share > 0)
        this.strengths[block] = Math.min(
          FULL[block]!,
          this.strengths[block]! + Math.min(1, share) * STEP_SIZE[block]!,
        );
  }

  private show(area: string, blocks: readonly { block: string; strength: number }[]): void {
    for (const { block, strength } of blocks) {
      this.seen.add(numberOf(block));
      this.settle(numberOf(block), placeOf(area));
      this.strengths[numberOf(block)] = strength;
    }
  }

  /** A battle is over: who was not in it did not stand there. */
  private leaveOthers(area: number): void {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (this.seen.has(block)) continue;
      const at = block * PLACES;
      const here = this.shares[at + area]!;
      if (here === 0) continue;
      this.shares[at + area] = 0;
      const rest = 1 - here;
      if (rest < 0.01) this.shares[at + IN_POOL] = 1;
      else for (let place = 0; place < PLACES; place++) this.shares[at + place]! /= rest;
    }
  }

  /** The enemy's blocks by area, as they may be. */
  draw(view: View, own: number, dice: Dice): Piece[][] {
    const areas: Piece[][] = Array.from({ length: AREA_COUNT }, () => []);
    const free = new Set<number>();
    for (let block = 0; block < BLOCK_COUNT; block++) free.add(block);
    for (const side of [view.pools.caesar, view.pools.pompey])
      for (const id of [...side.faceUp, ...side.dead, ...(side.blocks ?? []), side.locked])
        if (id !== null) free.delete(numberOf(id));
    const hidden: Stack[] = [];
    for (const stack of view.stacks) {
      for (const { block, strength } of stack.blocks ?? []) {
        free.delete(numberOf(block));
        if (sideIndex(stack.side) !== own)
          areas[placeOf(stack.area)]!.push({ block: numberOf(block), strength, entry: entryOf(stack) });
      }
      if (stack.blocks === null) hidden.push(stack);
    }
    // Those that can be fewest things first: at sea, then inland, then in ports
    const openness = (stack: Stack): number => {
      const area = placeOf(stack.area);
      return isSea(area) ? 0 : COLOURS.indexOf(stack.colour) === own ? 1 : PORT_SEAS[area] === 0 ? 2 : 3;
    };
    hidden.sort((one, other) => openness(one) - openness(other));
    for (const stack of hidden)
      for (let i = 0; i < stack.count; i++) {
        const block = this.pick(stack, free, own, dice);
        if (block < 0) break;
        free.delete(block);
        areas[placeOf(stack.area)]!.push({
          block,
          strength: this.strengthOf(block, dice),
          entry: entryOf(stack),
        });
      }
    return areas;
  }

  private pick(stack: Stack, free: ReadonlySet<number>, own: number, dice: Dice): number {
    const area = placeOf(stack.area);
    const colour = COLOURS.indexOf(stack.colour);
    let sum = 0;
    const weights: [block: number, weight: number][] = [];
    for (const block of free) {
      if (COLOUR[block] !== colour || (colour === own && (IS_LEADER[block] === 1 || IS_NAVIS[block] === 1)))
        continue;
      const navis = IS_NAVIS[block] === 1;
      if (isSea(area) ? !navis : navis && PORT_SEAS[area] === 0) continue;
      const weight = LEAST + this.shares[block * PLACES + area]!;
      sum += weight;
      weights.push([block, weight]);
    }
    let drawn = dice.share() * sum;
    for (const [block, weight] of weights) if ((drawn -= weight) < 0) return block;
    return weights.at(-1)?.[0] ?? -1;
  }

  private strengthOf(block: number, dice: Dice): number {
    const steps = this.strengths[block]! / STEP_SIZE[block]!;
    const whole = Math.floor(steps + dice.share());
    return Math.max(1, Math.min(FULL[block]! / STEP_SIZE[block]!, whole)) * STEP_SIZE[block]!;
  }
}

const entryOf = (stack: Stack): number => (stack.entry === null ? -1 : placeOf(stack.entry));

/** §6.4. */
function canBeRaised(block: number, city: number): boolean {
  if (IS_NAVIS[block] === 1) return IS_MAJOR_PORT[city] === 1;
  return LEVY_CITY[block] === CITY_COUNT || LEVY_CITY[block] === city;
}
