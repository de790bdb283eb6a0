// The map as a stranger sees it: its own blocks, several guesses at the enemy's, and what it all is worth.
import {
  ALEXANDRIA,
  AREA_COUNT,
  CITY_COUNT,
  CLEOPATRA,
  IS_NAVIS,
  LAND_EXITS,
  LINKS,
  NAVIS_EXITS,
  ROAD_LIMIT,
  SUPPLY,
  VALUE,
  isSea,
} from '@rubicon/engine';
import { endWorth, type Moment } from './ending.ts';
import { Forces, TOP } from './forces.ts';
import type { Piece } from './pieces.ts';
import { fightOut, type Dice, type Fighter } from './skirmish.ts';
import type { Temper } from './temper.ts';
import { TWO_ROADS_AWAY, byAnyWay, byRoad } from './ways.ts';

interface Battlefield {
  readonly attacks: boolean; // the stranger, or else the enemy
  readonly main: number; // the area the main attack comes from, -1 = not known
}

interface Estimate {
  readonly wins: number; // of the stranger's
  readonly loses: number;
  readonly enemyLoses: number;
}

const TIMES = 14; // battles in the head for each guess

export class Situation {
  readonly own: Piece[][];
  readonly guesses: readonly (readonly (readonly Piece[])[])[];
  readonly battles: Map<number, Battlefield>;
  readonly temper: Temper;
  readonly moment: Moment;
  private readonly mine = new Forces();
  private readonly theirs = new Forces();
  private readonly pulls = new Float64Array(AREA_COUNT);
  private readonly hold = new Float64Array(AREA_COUNT); // one's own chance in each battle to come
  private readonly dice: Dice;
  private readonly estimates = new Map<string, Estimate>();

  constructor(
    own: Piece[][],
    guesses: readonly (readonly (readonly Piece[])[])[],
    battles: Map<number, Battlefield>,
    moment: Moment,
    temper: Temper,
    dice: Dice,
  ) {
    this.own = own;
    this.guesses = guesses;
    this.battles = battles;
    this.moment = moment;
    this.temper = temper;
    this.dice = dice;
    for (let area = 0; area < AREA_COUNT; area++) {
      this.mine.sum(area, [own[area]!]);
      this.theirs.sum(
        area,
        guesses.map((guess) => guess[area]!),
      );
    }
    this.findPulls();
  }

  get point(): number {
    return this.temper.point + this.temper.pointLater * this.moment.turn;
  }

  hasEnemy(area: number): boolean {
    return this.theirs.count[area]! > 0.01;
  }

  enemyCount(area: number): number {
    return Math.round(this.theirs.count[area]!);
  }

  enemyWorth(area: number): number {
    return this.theirs.worth[area]!;
  }

  private stakeOf(area: number): number {
    if (isSea(area)) return this.temper.sea;
    return VALUE[area]! * this.point + this.temper.city;
  }

  /** Where blocks are wanted: near points that are not one's own, or not safe. */
  private findPulls(): void {
    for (let target = 0; target < CITY_COUNT; target++) {
      if (VALUE[target] === 0) continue;
      let wanted = VALUE[target]!;
      if (this.own[target]!.length > 0) wanted *= 0.6 * this.dangerAt(target);
      if (wanted === 0) continue;
      // Nobody lands among enemies (§6.3): the last step to them is by road
      const gates = this.hasEnemy(target)
        ? LAND_EXITS[target]!.filter(({ to }) => !this.hasEnemy(to)).map(({ to }) => to)
        : [];
      for (let from = 0; from < CITY_COUNT; from++) {
        let way = gates.length === 0 ? byAnyWay(from, target) : byRoad(from, target);
        for (const gate of gates) way = Math.min(way, 1 + byAnyWay(from, gate));
        this.pulls[from]! += wanted * this.temper.fade ** way;
      }
    }
  }

  /** What a side can bring by road against a city: hits times body, two roads at most. */
  private reach(forces: Forces, others: Forces, city: number): number {
    let bestHits = 0;
    let bestBody = 0;
    let nextHits = 0;
    let nextBody = 0;
    for (const { link, to } of LAND_EXITS[city]!) {
      if (forces.count[to]! < 0.01) continue;
      const left = others.count[to]! < 0.01 ? 1 : forces === this.mine ? this.hold[to]! : 1 - this.hold[to]!;
      const limit = LINKS[link]!.kind === 'strait' ? 1 : ROAD_LIMIT[link]!;
      const hits = left * forces.topHits[to * TOP + limit]!;
      const body = left * forces.topBody[to * TOP + limit]!;
      if (hits * body > bestHits * bestBody) {
        nextHits = bestHits;
        nextBody = bestBody;
        bestHits = hits;
        bestBody = body;
      } else if (hits * body > nextHits * nextBody) {
        nextHits = hits;
        nextBody = body;
      }
    }
    for (const { to } of NAVIS_EXITS[city]!) {
      // Ships can attack a port too, one sea at a time
      if (forces.count[to]! < 0.01 || others.count[to]! > 0.01) continue;
      bestHits += 0.7 * forces.hits[to]!;
      bestBody += 0.7 * forces.body[to]!;
    }
    return (bestHits + 0.7 * nextHits) * (bestBody + 0.7 * nextBody);
  }

  /** The strongest group two roads away, which could come next and attack after that. */
  private approach(forces: Forces, city: number): number {
    let most = 0;
    for (const from of TWO_ROADS_AWAY[city]!) {
      if (forces.count[from]! < 0.01) continue;
      const power = forces.topHits[from * TOP + 4]! * forces.topBody[from * TOP + 4]!;
      if (power > most) most = power;
    }
    return most;
  }

  /** The chance that a city of one's own falls when it is attacked. */
  private dangerAt(city: number): number {
    const power =
      this.reach(this.theirs, this.mine, city) + this.temper.approach * this.approach(this.theirs, city);
    if (power === 0) return 0;
    const odds = (power / (1.25 * this.mine.hits[city]! * this.mine.body[city]!)) ** this.temper.reach;
    return odds / (1 + odds);
  }

  private promiseAt(city: number): number {
    const power = this.reach(this.mine, this.theirs, city);
    if (power === 0) return 0;
    const odds = (power / (1.25 * this.theirs.hits[city]! * this.theirs.body[city]!)) ** this.temper.reach;
    return odds / (1 + odds);
  }

  /** What the situation is worth to the stranger. */
  value(): number {
    const { temper, moment } = this;
    let value = 0;
    let points = moment.leadersDead[1];
    let enemyPoints = moment.leadersDead[0];
    const dangers: number[] = [];
    const dangerPoints: number[] = [];
    const promises: number[] = [];
    const isLate = moment.turn === 5;
    for (let area = 0; area < AREA_COUNT; area++)
      if (this.mine.count[area]! > 0 && this.theirs.count[area]! > 0.01)
        this.hold[area] = this.battleAt(area).wins;
    for (let area = 0; area < AREA_COUNT; area++) {
      const mine = this.mine.count[area]!;
      const theirs = this.theirs.count[area]!;
      if (mine > 0)
        value += temper.material * (this.mine.worth[area]! - (1 - temper.navis) * this.mine.fleet[area]!);
      if (mine > 0 && theirs > 0.01) {
        const { wins, loses, enemyLoses } = this.battleAt(area);
        const stake = this.stakeOf(area);
        value += (2 * wins - 1) * stake - temper.caution * loses + enemyLoses;
        points += wins * VALUE[area]!;
        enemyPoints += (1 - wins) * VALUE[area]!;
        if (!isSea(area)) value += 0.5 * temper.pull * this.mine.worth[area]! * this.pulls[area]!;
        continue;
      }
      if (isSea(area)) {
        if (mine > 0) value += this.seaWorth(area);
        continue;
      }
      if (mine > 0) {
        value += this.cityWorth(area, mine);
        points += VALUE[area]!;
        const danger = this.dangerAt(area);
        if (danger > 0.01) {
          const lost =
            2 * this.stakeOf(area) +
            0.45 * this.mine.worth[area]! +
            temper.leader * this.mine.leaders[area]! * this.point;
          dangers.push(danger * lost);
          dangerPoints.push(danger * VALUE[area]!);
        }
      } else if (theirs > 0.01) {
        value -= this.stakeOf(area);
        enemyPoints += VALUE[area]!;
        const promise = this.promiseAt(area);
        if (promise > 0.3)
          promises.push((promise - 0.3) * (2 * this.stakeOf(area) + 0.45 * this.theirs.worth[area]!));
      } else if (VALUE[area]! > 0) {
        const [own, enemy] = this.roadsTo(area);
        value += this.vacantWorth(area, own, enemy);
        const mayTake = !isLate || moment.enemyMoves > 0;
        if (enemy <= 2 && mayTake) enemyPoints += 0.75 * VALUE[area]!;
        else if (own <= 2 && !isLate) points += 0.5 * VALUE[area]!;
      }
    }
    const threat =
      moment.enemyMoves > 0 ? temper.threatNow : isLate ? 0.5 * temper.threatLater : temper.threatLater;
    value -= threat * sumOfBest(dangers, moment.enemyMoves > 0 ? moment.enemyMoves : 2);
    value += temper.chance * sumOfBest(promises, 2);
    if (moment.enemyMoves > 0) {
      const expected = 0.6 * sumOfBest(dangerPoints, moment.enemyMoves);
      points -= expected;
      enemyPoints += expected;
    }
    return value + temper.win * endWorth(moment, points, enemyPoints);
  }

  private cityWorth(city: number, count: number): number {
    const { temper, moment } = this;
    let worth = this.stakeOf(city) + temper.pull * this.mine.worth[city]! * this.pulls[city]!;
    if (this.mine.leaders[city]! > 0 && count < 3) worth -= temper.lonely * (3 - count);
    if (moment.turn >= 4) {
      const excess = count - SUPPLY - VALUE[city]!;
      if (excess > 0) worth -= excess * temper.stray * (moment.turn === 5 ? 1 : 0.25);
      const [only, second] = this.own[city]!;
      if (moment.turn === 5 && second === undefined && only!.block === CLEOPATRA && city !== ALEXANDRIA)
        worth -= this.stakeOf(city);
    }
    return worth;
  }

  private seaWorth(sea: number): number {
    if (this.moment.turn < 5) return this.temper.sea + this.ferryWorth(sea);
    for (const { to } of NAVIS_EXITS[sea]!)
      if (!isSea(to) && this.mine.count[to]! > 0 && this.theirs.count[to]! < 0.01) return this.temper.sea;
    return -this.mine.worth[sea]!;
  }

  /** The best passage over a sea of one's own: from where blocks are to where they are wanted. */
  private ferryWorth(sea: number): number {
    let here = -1;
    let there = 0;
    for (const { to } of NAVIS_EXITS[sea]!) {
      if (isSea(to) || this.theirs.count[to]! > 0.01) continue;
      const pull = this.pulls[to]! + (this.mine.count[to]! > 0 ? 0 : 2 * VALUE[to]!);
      if (pull > there) there = pull;
      if (this.mine.topHits[to * TOP + 1]! > 0 && (here < 0 || this.pulls[to]! < here))
        here = this.pulls[to]!;
    }
    return here < 0 ? 0 : this.temper.ferry * Math.max(0, there - here);
  }

  /** Roads to a vacant city from the nearest block of each side, 9 = far. */
  private roadsTo(city: number): readonly [own: number, enemy: number] {
    let own = 9;
    let enemy = 9;
    for (let from = 0; from < CITY_COUNT; from++) {
      const roads = byRoad(from, city);
      if (roads > 4) continue;
      if (this.mine.count[from]! > 0 && roads < own) own = roads;
      if (this.theirs.count[from]! > 0.01 && roads < enemy) enemy = roads;
    }
    return [own, enemy];
  }

  private vacantWorth(city: number, own: number, enemy: number): number {
    const near = (roads: number): number => (roads <= 2 ? 1 : roads <= 4 ? 0.5 : 0);
    const enemyWeight = this.moment.enemyMoves > 0 ? 2 : 1;
    return this.temper.vacant * this.stakeOf(city) * (near(own) - enemyWeight * near(enemy));
  }

  /** A battle that is to be fought, in the head. */
  battleAt(area: number): Estimate {
    const field = this.battles.get(area) ?? { attacks: true, main: this.own[area]![0]?.entry ?? -1 };
    let key = `${area} ${field.attacks} ${field.main}`;
    for (const { block, strength, entry } of this.own[area]!) key += ` ${block}.${strength}.${entry}`;
    const known = this.estimates.get(key);
    if (known !== undefined) return known;
    let wins = 0;
    let loses = 0;
    let enemyLoses = 0;
    for (const [i, guess] of this.guesses.entries()) {
      const fighters: Fighter[] = [];
      for (const { block, strength, entry } of this.own[area]!)
        fighters.push(fighter(block, strength, field.attacks, isReserve(field, field.attacks, entry)));
      for (const { block, strength, entry } of guess[area]!)
        fighters.push(fighter(block, strength, !field.attacks, isReserve(field, !field.attacks, entry)));
      if (field.attacks && this.moment.enemyMoves > 0 && i < this.temper.reply * this.guesses.length)
        fighters.push(...this.responders(area, guess));
      const result = fightOut(
        {
          fighters,
          round: 1,
          turn: 0,
          surprise: false,
          mayRetreat: field.attacks
            ? [this.mayLeave(area, field.main, this.mine), true]
            : [this.mayLeave(area, field.main, this.theirs), true],
        },
        TIMES,
        this.dice,
        this.point,
      );
      const part = 1 / this.guesses.length;
      wins += part * (field.attacks ? result.attackerWins : 1 - result.attackerWins);
      loses += part * (field.attacks ? result.attackerLoses : result.defenderLoses);
      enemyLoses += part * (field.attacks ? result.defenderLoses : result.attackerLoses);
    }
    const estimate = { wins, loses, enemyLoses };
    this.estimates.set(key, estimate);
    return estimate;
  }

  /** Those the enemy could send to help, from the best neighbour (§6.14). */
  private responders(area: number, guess: readonly (readonly Piece[])[]): Fighter[] {
    let best: readonly Piece[] = [];
    let bestLimit = 0;
    let bestHits = 0;
    for (const { link, to } of LAND_EXITS[area]!) {
      if (guess[to]!.length === 0 || this.own[to]!.length > 0) continue;
      const limit = LINKS[link]!.kind === 'strait' ? 1 : ROAD_LIMIT[link]!;
      const hits = this.theirs.topHits[to * TOP + limit]!;
      if (hits <= bestHits) continue;
      best = guess[to]!;
      bestLimit = limit;
      bestHits = hits;
    }
    return best
      .filter(({ block }) => IS_NAVIS[block] === 0)
      .slice(0, bestLimit)
      .map(({ block, strength }) => fighter(block, strength, false, true));
  }

  /** Whether a defender has a way out that the attacker did not come by. */
  private mayLeave(area: number, main: number, attackers: Forces): boolean {
    return (isSea(area) ? NAVIS_EXITS : LAND_EXITS)[area]!.some(
      ({ to }) => to !== main && attackers.count[to]! < 0.01,
    );
  }

  /** The value after a change of one's own blocks in some areas; everything is as before afterwards. */
  valueWith(changed: ReadonlyMap<number, Piece[]>): number {
    return this.with(changed, () => this.value());
  }

  /** Does something while one's own blocks stand otherwise. */
  with<T>(changed: ReadonlyMap<number, Piece[]>, work: () => T): T {
    const before = [...changed.keys()].map((area) => [area, this.own[area]!] as const);
    for (const [area, pieces] of changed) this.put(area, pieces);
    const result = work();
    for (const [area, pieces] of before) this.put(area, pieces);
    return result;
  }

  private put(area: number, pieces: Piece[]): void {
    this.own[area] = pieces;
    this.mine.sum(area, [pieces]);
  }
}

/** §7.3: who did not come by the main entry, and all who come to help. */
const isReserve = (field: Battlefield, attacks: boolean, entry: number): boolean =>
  entry >= 0 && (!attacks || (field.main >= 0 && entry !== field.main));

const fighter = (block: number, strength: number, attacks: boolean, reserve: boolean): Fighter => ({
  block,
  strength,
  attacks,
  reserve,
  acted: false,
});

/** The enemy can do only so many things at once. */
function sumOfBest(values: number[], most: number): number {
  values.sort((one, other) => other - one);
  let sum = 0;
  for (const [i, value] of values.entries()) sum += value * (i < most ? 0.85 ** i : 0.08);
  return sum;
}
