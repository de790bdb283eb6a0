// Beliefs about the enemy's blocks, updated by the events of one seat; never from the state.
import {
  ALEXANDRIA,
  BLOCK_COUNT,
  CITY_COUNT,
  CLEOPATRA,
  COLOURS,
  FULL,
  HOME_SIDE,
  IS_MAJOR_PORT,
  IS_NAVIS,
  IS_ROAD,
  LEVY_CITY,
  POOL,
  START_CITY,
  STEP_SIZE,
  THIRD_LEADER,
  areaIndex,
  blockIndex,
  linkBetween,
  sideIndex,
  type AreaId,
  type BlockId,
  type Event,
  type KnownBlock,
  type Ruleset,
  type Side,
} from '@rubicon/engine';
import {
  addBlock,
  isEnemyBlock,
  loseStep,
  loseStepUnlessLast,
  moveBlock,
  removeBlock,
  reveal,
  setStrength,
  type Sighting,
} from './identified-blocks.ts';
import {
  CELLS,
  STANDING_CELLS,
  UNMOVED_CELLS,
  canBe,
  cellOf,
  chosenShares,
  clear,
  merge,
  moveOne,
  normalize,
  placeAt,
  placesIn,
  shareOf,
  strengthIn,
  type Marginals,
  type Propensity,
} from './marginals.ts';
import { PRIOR } from './prior-weights.ts';
import { propensityOf, type BlockAction, type Prior } from './prior.ts';

const areaOf = (id: AreaId): number => areaIndex(id)!;
const blockOf = (id: BlockId): number => blockIndex(id)!;
const sightings = (blocks: readonly KnownBlock[]): Sighting[] =>
  blocks.map(({ block, strength }) => [blockOf(block), strength]);

export class BlockBeliefs {
  readonly marginals: Marginals = { places: new Map() };
  private readonly enemy: number;
  private readonly prior: Prior;
  private readonly faceUp = new Set<number>(); // of the enemy's colour, back in his pool next year
  private readonly mainEntries = new Map<number, number>(); // main entry of the enemy's attacks, by area
  private erupted = -1; // the city where Vulcan is eliminating blocks; -1 = none

  constructor(rules: Ruleset, side: Side, prior: Prior = PRIOR) {
    this.enemy = 1 - sideIndex(side);
    this.prior = prior;
    this.deploy(rules.freeDeployment);
  }

  /** Everything the seat is told, in order. */
  observe(events: readonly Event[]): void {
    for (const event of events) {
      if (this.erupted >= 0 && event.kind !== 'eliminated' && event.kind !== 'leader-killed')
        this.settleEruption();
      this.observeEvent(event);
    }
  }

  /** §5.1, or with free deployment (§5.3) anybody in any of the places. */
  private deploy(free: boolean): void {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (HOME_SIDE[block] !== this.enemy || THIRD_LEADER.includes(block)) continue;
      const isOnMap = START_CITY[block]! < CITY_COUNT;
      addBlock(this.marginals, block, isOnMap ? START_CITY[block]! : POOL, [isOnMap ? FULL[block]! : 0]);
    }
    if (!free) return;
    const cities = [...this.marginals.places.values()].filter(({ area }) => area !== POOL);
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (HOME_SIDE[block] !== this.enemy || START_CITY[block]! >= CITY_COUNT) continue;
      for (const place of cities)
        if (canBe(block, place)) place.mass[block * CELLS + cellOf(0, FULL[block]!)] = place.count;
    }
    normalize(this.marginals);
  }

  private observeEvent(event: Event): void {
    if (event.kind === 'dealt') this.standUp();
    else if (event.kind === 'turn-ended') this.endTurn();
    else if (event.kind === 'battle') this.observeBattle(event);
    else if (event.kind === 'won' || event.kind === 'no-battle') this.endBattle(areaOf(event.area));
    else if (event.kind === 'round') {
      if (event.round === 2) this.mergeEntries(areaOf(event.area));
    } else if ('side' in event) this.observeSide(event, sideIndex(event.side) === this.enemy);
  }

  /** Events of one side; `his`: of the enemy. */
  private observeSide(event: Extract<Event, { readonly side: Side }>, his: boolean): void {
    const { marginals } = this;
    switch (event.kind) {
      case 'defected':
        if (his) addBlock(marginals, blockOf(event.block!), areaOf(event.to), [event.strength!]);
        else this.lose(blockOf(event.block!), event.from);
        return;
      case 'erupted':
        if (!his) this.erupt(areaOf(event.area));
        return;
      case 'eliminated':
        if (his) this.lose(blockOf(event.block), event.area);
        if (HOME_SIDE[blockOf(event.block)] === this.enemy) this.faceUp.add(blockOf(event.block));
        return;
      case 'cleopatra-joined':
        if (his) addBlock(marginals, CLEOPATRA, areaOf(event.area), [1]);
        else this.lose(CLEOPATRA, event.area);
        return;
      case 'cleopatra-home':
        if (his && event.joined) addBlock(marginals, CLEOPATRA, ALEXANDRIA, [1, 2, 3, 4]);
        else if (his) moveBlock(marginals, CLEOPATRA, areaOf(event.from), ALEXANDRIA);
        else if (event.joined) this.lose(CLEOPATRA, event.from);
        return;
      default:
        if (his) this.observeEnemy(event);
    }
  }

  private observeEnemy(event: Extract<Event, { readonly side: Side }>): void {
    const { marginals } = this;
    switch (event.kind) {
      case 'moved':
        return this.observeMove(event.path, COLOURS.indexOf(event.colour), event.as !== 'move');
      case 'embarked':
        return this.moveUnknown('embark', event.path, COLOURS.indexOf(event.colour), 0, true);
      case 'regrouped':
      case 'harboured':
        return this.moveUnknown('regroup', event.path, COLOURS.indexOf(event.colour), 0, false);
      case 'declared': {
        const [from, into] = event.entry;
        this.mainEntries.set(areaOf(into), linkBetween(areaOf(from), areaOf(into))! + 1);
        return;
      }
      case 'levied':
        return event.raised
          ? this.observeNewBlock(areaOf(event.area))
          : this.observeLevyStep(areaOf(event.area));
      case 'struck': {
        const block = blockOf(event.block!);
        reveal(marginals, [[block, event.strength!]], placesIn(marginals, areaOf(event.area)));
        if (event.outcome === 'reduced') loseStepUnlessLast(marginals, block);
        return;
      }
      case 'reserves':
        return reveal(marginals, sightings(event.blocks), placesIn(marginals, areaOf(event.area)));
      case 'disrupted':
        for (const id of event.blocks) loseStepUnlessLast(marginals, blockOf(id));
        return;
      case 'hit':
        return setStrength(
          marginals,
          blockOf(event.block),
          event.strength - STEP_SIZE[blockOf(event.block)]!,
        );
      case 'retreated':
        return moveBlock(marginals, blockOf(event.block), areaOf(event.path[0]!), areaOf(event.path.at(-1)!));
      case 'leader-killed':
        this.lose(blockOf(event.block), event.area);
        if (event.unlocked !== null) addBlock(marginals, blockOf(event.unlocked), POOL, [0]);
        return;
      case 'disbanded':
        return this.observeDisbanding(areaOf(event.area), COLOURS.indexOf(event.colour));
      default: // nothing in it tells who stands where
    }
  }

  private propensity(action: BlockAction, can: Propensity): Propensity {
    return (block, strength) =>
      can(block, strength) === 0 ? 0 : propensityOf(this.prior, action, block, strength);
  }

  private observeMove(path: readonly AreaId[], colour: number, fights: boolean): void {
    const into = areaOf(path.at(-1)!);
    const entry = fights ? linkBetween(areaOf(path.at(-2)!), into)! + 1 : 0;
    if (fights && !this.mainEntries.has(into)) this.mainEntries.set(into, entry); // §6.12, unless declared
    this.moveUnknown(fights ? 'attack' : 'move', path, colour, entry, true);
  }

  /** Roads and straits carry land blocks, all else Navis; only an embarked land block goes over sea. */
  private moveUnknown(
    action: BlockAction,
    path: readonly AreaId[],
    colour: number,
    entry: number,
    moves: boolean,
  ): void {
    const from = areaOf(path[0]!);
    const navis = action !== 'embark' && IS_ROAD[linkBetween(from, areaOf(path[1]!))!] === 0 ? 1 : 0;
    moveOne(
      placeAt(this.marginals, from, colour, 0),
      placeAt(this.marginals, areaOf(path.at(-1)!), colour, entry),
      moves ? UNMOVED_CELLS : null,
      this.propensity(action, (block) => Number(IS_NAVIS[block] === navis)),
      (_, cell) => (moves ? cellOf(1, strengthIn(cell)) : cell),
    );
    normalize(this.marginals);
  }

  /** §6.4: a new block, one of those that may be raised there. */
  private observeNewBlock(area: number): void {
    const may = (block: number): number =>
      Number(
        IS_NAVIS[block] === 1
          ? IS_MAJOR_PORT[area] === 1
          : LEVY_CITY[block] === CITY_COUNT || LEVY_CITY[block] === area,
      );
    moveOne(
      placeAt(this.marginals, POOL, this.enemy, 0),
      placeAt(this.marginals, area, this.enemy, 0),
      null,
      this.propensity('raise', may),
      (block) => cellOf(0, STEP_SIZE[block]!),
    );
    normalize(this.marginals);
  }

  /** §6.4: a step for a block that is not at full strength. */
  private observeLevyStep(area: number): void {
    const propensity = this.propensity('levy', (block, strength) => Number(strength < FULL[block]!));
    const places = placesIn(this.marginals, area);
    const gains = places.map((place) => chosenShares(place, STANDING_CELLS, propensity));
    const weak = places.map(({ mass }, index) =>
      gains[index]!.reduce((sum, gain, i) => sum + (gain > 0 ? mass[i]! : 0), 0),
    );
    const total = weak.reduce((sum, weight) => sum + weight, 0);
    for (const [index, { mass }] of places.entries()) {
      const gain = gains[index]!;
      for (let i = gain.length - 1; i >= 0; i--) {
        if (gain[i] === 0) continue;
        const share = Math.min(mass[i]!, (weak[index]! / total) * gain[i]!);
        mass[i]! -= share;
        mass[i + STEP_SIZE[Math.floor(i / CELLS)]!]! += share;
      }
    }
  }

  private observeDisbanding(area: number, colour: number): void {
    const place = placeAt(this.marginals, area, colour, 0);
    if (colour === this.enemy) {
      const pool = placeAt(this.marginals, POOL, colour, 0);
      moveOne(
        place,
        pool,
        null,
        this.propensity('disband', () => 1),
        () => 0,
      );
    } else {
      // A defector goes home to our own pool
      let likeliest = 0;
      for (let block = 0; block < BLOCK_COUNT; block++)
        if (shareOf(place, block) > shareOf(place, likeliest)) likeliest = block;
      clear(this.marginals, likeliest);
      place.count -= 1;
    }
    normalize(this.marginals);
  }

  private observeBattle(event: Extract<Event, { readonly kind: 'battle' }>): void {
    const area = areaOf(event.area);
    const all = placesIn(this.marginals, area);
    const shown = sightings(event.blocks).filter(([block]) => isEnemyBlock(this.marginals, block));
    const attacks = sideIndex(event.attacker) === this.enemy;
    const force = all.filter(({ entry }) => entry === (attacks ? this.mainEntries.get(area) : 0));
    const size = force.reduce((sum, { count }) => sum + count, 0);
    reveal(this.marginals, shown, size === shown.length ? force : all);
  }

  private lose(block: number, area: AreaId): void {
    removeBlock(this.marginals, block, areaOf(area));
    if (this.erupted < 0) normalize(this.marginals);
  }

  /** Every block in the city loses a step; the events that follow name those eliminated. */
  private erupt(area: number): void {
    this.erupted = area;
    for (const { mass } of placesIn(this.marginals, area))
      for (let block = 0; block < BLOCK_COUNT; block++) loseStep(mass, block, block === CLEOPATRA ? 1 : 0);
  }

  /** Blocks that were not named have survived it. */
  private settleEruption(): void {
    for (const { mass } of placesIn(this.marginals, this.erupted))
      for (let block = 0; block < BLOCK_COUNT; block++)
        for (const moved of [0, 1]) mass[block * CELLS + cellOf(moved, 0)] = 0;
    this.erupted = -1;
    normalize(this.marginals);
  }

  /** The links by which blocks entered no longer tell them apart. */
  private mergeEntries(area: number): void {
    for (const place of placesIn(this.marginals, area))
      merge(this.marginals, place, placeAt(this.marginals, area, place.colour, 0));
  }

  private endBattle(area: number): void {
    this.mainEntries.delete(area);
    this.mergeEntries(area);
  }

  private endTurn(): void {
    this.mainEntries.clear();
    for (const place of [...this.marginals.places.values()])
      merge(this.marginals, place, placeAt(this.marginals, place.area, place.colour, 0));
    for (const { mass } of this.marginals.places.values()) {
      for (let i = 0; i < mass.length; i++) {
        if (mass[i] === 0 || i % CELLS < CELLS / 2) continue;
        mass[i - CELLS / 2]! += mass[i]!;
        mass[i] = 0;
      }
    }
  }

  /** §8.6: eliminated blocks stand up in the pool. */
  private standUp(): void {
    for (const block of this.faceUp) addBlock(this.marginals, block, POOL, [0]);
    this.faceUp.clear();
  }
}
