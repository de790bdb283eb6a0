// For each reason of “why can't I?”, what must be so in the true state when it is given. Written from the rules, on the
// truth that reasons are never found in.
import { FULL, HOME_SIDE, IS_NAVIS, LEVY_CITY, blockIndex } from '../../src/board/blocks.ts';
import { CARD_IDS, isGod } from '../../src/board/cards.ts';
import { handOf } from '../../src/rules/card-phase.ts';
import {
  CITY_COUNT,
  IS_MAJOR_PORT,
  IS_STRAIT,
  LAND_EXITS,
  NAVIS_EXITS,
  PORT_SEAS,
  VALUE,
  areaIndex,
  isSea,
  linkBetween,
} from '../../src/board/map.ts';
import { sideIndex } from '../../src/board/side.ts';
import {
  ACTED,
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  CHOSEN,
  COMMITTED,
  DEAD,
  DEPLOYED,
  DISCARD,
  EFFECT,
  EMBARK_CLOSED,
  FACE_UP,
  HITS,
  HOLDER,
  LEVIES_LEFT,
  LOCKED,
  MAIN,
  MOVED,
  MOVES_LEFT,
  POOL,
  ROUND,
  SEA_RETREATS,
  STEP,
  STEPS,
  STRENGTH,
  TURN,
  USED,
  countOf,
  enteredBy,
  heldSeas,
  isMain,
  type State,
} from '../../src/state/state.ts';
import type { Reason, WhyCode } from '../../src/why/reason.ts';
import type { Wish } from '../../src/why/wish.ts';

interface Case {
  readonly d: Uint8Array;
  readonly state: State;
  readonly side: number;
  readonly wish: Wish;
  readonly step: string;
  readonly card: number; // the side's, -1 = none
  readonly block: number; // wished for, -1 = none
  readonly at: number; // where that block is
  readonly to: number; // the place wished for, -1 = none
  readonly area: number; // named by the reason, -1 = none
  readonly from: number;
  readonly areas: readonly number[];
  readonly limit: number;
}

const COMMAND = ['jupiter', 'defect', 'vulcan', 'move', 'main', 'surprise', 'levy'];
const BATTLES = ['fight', 'battle', 'hits', 'regroup'];
const WINTER = ['harbour', 'supply', 'disband'];

const enemyAsked =
  (...steps: string[]) =>
  ({ d, side, step }: Case): boolean =>
    steps.includes(step) && d[ASKED] === 1 - side;
const ownStep =
  (...steps: string[]) =>
  ({ d, side, step }: Case): boolean =>
    steps.includes(step) && d[ASKED] === side;
const notIn =
  (...steps: string[]) =>
  ({ step }: Case): boolean =>
    !steps.includes(step);
const inStep =
  (...steps: string[]) =>
  ({ step }: Case): boolean =>
    steps.includes(step);
const placed =
  (place: number) =>
  ({ d, block }: Case): boolean =>
    d[AREA + block] === place;

const own = ({ d, side }: Case, area: number): number => countOf(d, side, area);
const enemies = ({ d, side }: Case, area: number): number => countOf(d, 1 - side, area);
const isVacant = (at: Case, area: number): boolean => own(at, area) + enemies(at, area) === 0;
const isAdjacent = (one: number, other: number): boolean => linkBetween(one, other) !== undefined;
const used = ({ d }: Case, one: number, other: number): number => d[USED + linkBetween(one, other)!]! & 0x7f;
const isPort = (area: number): boolean => PORT_SEAS[area] !== 0;
const byRoad = (one: number, other: number): boolean => LAND_EXITS[one]!.some(({ to }) => to === other);
const byShip = (one: number, other: number): boolean => NAVIS_EXITS[one]!.some(({ to }) => to === other);
const cardIs =
  (...names: string[]) =>
  ({ card }: Case): boolean =>
    names.includes(CARD_IDS[card] ?? '');
const navis = ({ block }: Case): boolean => IS_NAVIS[block] === 1;
const attacks = ({ d, side }: Case, area: number): boolean => d[ATTACKER + area] === side + 1;
const isAttacked = ({ d, side }: Case, area: number): boolean => d[ATTACKER + area] === 2 - side;
const cameFrom = ({ d, side, at }: Case, from: number): boolean =>
  isAdjacent(at, from) && enteredBy(d, linkBetween(at, from)!, at, 1 - side);
const isFriendlySea = (at: Case, sea: number): boolean => own(at, sea) > 0 && enemies(at, sea) === 0;
const isCardIn = ({ state, side, wish }: Case): boolean =>
  'card' in wish && handOf(state.data, side).some((card) => CARD_IDS[card] === wish.card);

/** How many steps a land block or ship would need, ignoring everything but the map; more than four is far. */
function distance({ at, block }: Case, to: number): number {
  let front = new Set([at]);
  for (let count = 1; count <= 4; count++) {
    front = new Set(
      [...front].flatMap((area) =>
        (IS_NAVIS[block] === 1 ? NAVIS_EXITS : LAND_EXITS)[area]!.map((exit) => exit.to),
      ),
    );
    if (front.has(to)) return count;
  }
  return 9;
}

function freeBlocks({ d, side }: Case, area: number): number {
  let free = 0;
  for (let block = 0; block < FULL.length; block++) {
    if (d[AREA + block] !== area) continue;
    if (d[HOLDER + block] === side) free += 1 - d[MOVED + block]!;
    else if (isMain(d, block)) free -= 1;
  }
  return free;
}

const TRUTHS: Readonly<Record<WhyCode, (at: Case) => boolean>> = {
  over: inStep('over'),
  watching: () => false, // these two are never the rules'
  stopped: () => false,
  deploying: inStep('deploy'),
  'cards-first': inStep('cards'),
  'cards-later': notIn('cards', 'deploy'),
  'enemy-commands': enemyAsked(...COMMAND),
  'enemy-picks-battle': enemyAsked('fight'),
  'enemy-battle-turn': enemyAsked('battle'),
  'enemy-takes-hits': enemyAsked('hits'),
  'enemy-regroups': enemyAsked('regroup'),
  'enemy-winters': enemyAsked(...WINTER),
  'moves-over': ownStep('main', 'surprise', 'levy'),
  'levies-later': (at) => ownStep('move', 'main')(at) && at.d[LEVIES_LEFT]! > 0,
  'god-no-moves': (at) => ownStep('jupiter', 'defect', 'vulcan')(at) && cardIs('Jupiter', 'Vulcan')(at),
  'god-no-levies': (at) => isGod(at.card) && at.d[LEVIES_LEFT] === 0,
  'god-not-played': ({ wish, step }) => wish.kind !== step,
  'jupiter-struck': (at) => at.step === 'defect' && at.d[CHOSEN]! > 0,
  'surprise-later': (at) => ownStep('move', 'main')(at) && cardIs('Mars', 'Neptune')(at),
  'battle-phase': inStep(...BATTLES),
  'winter-phase': inStep(...WINTER),
  'fight-later': notIn(...BATTLES, ...WINTER),
  'battle-on': (at) => at.d[BATTLE]! > 0,
  'battles-over': inStep(...WINTER),
  'fire-in-battle': notIn('battle', 'hits'),
  'retreat-in-battle': notIn('battle', 'hits'),
  'hits-first': (at) => at.d[HITS]! > 0,
  'no-hits': (at) => at.d[HITS] === 0,
  'regroup-after': notIn('regroup'),
  'main-first': ({ state }) => state.rules.mainAttack === 'first-entry',
  'main-later': notIn('main'),
  'harbour-winter': notIn('harbour'),
  'disband-winter': notIn('supply', 'disband'),
  'deploy-over': notIn('deploy'),
  'defect-later': notIn('defect'),
  'not-yours': ({ d, block, side, at }) =>
    d[HOLDER + block] !== side || (at >= POOL && HOME_SIDE[block] !== side),
  'in-pool': placed(POOL),
  'face-up': placed(FACE_UP),
  dead: placed(DEAD),
  locked: placed(LOCKED),
  'has-moved': ({ d, block }) => d[MOVED + block] === 1,
  'no-moves': ({ d, at, area }) => d[MOVES_LEFT] === 0 && d[ACTIVE + at] === 0 && at === area,
  'god-land-only': (at) => cardIs('Mars', 'Mercury', 'Pluto')(at) && navis(at),
  'god-navis-only': (at) => cardIs('Neptune')(at) && !navis(at),
  held: (at) => ((heldSeas(at.d) >> (at.at - CITY_COUNT)) & 1) === 1 && own(at, at.at) === 1,
  pinned: (at) => isAttacked(at, at.at) && freeBlocks(at, at.at) <= 0,
  'already-there': ({ at, to }) => at === to,
  'land-at-sea': (at) => isSea(at.to) && !navis(at),
  'navis-inland': (at) => navis(at) && !isSea(at.to) && !isPort(at.to),
  'too-far': (at) => distance(at, at.to) > at.limit && !navis(at),
  'navis-too-far': (at) => navis(at) && distance(at, at.to) > 2,
  island: ({ to, at }) => LAND_EXITS[to]!.length === 0 && !isPort(at),
  'stops-at-enemy': (at) => enemies(at, at.area) > 0 && at.area !== at.to,
  'attack-adjacent': (at) => enemies(at, at.to) > 0 && distance(at, at.to) > 1 && !navis(at),
  'navis-attack-adjacent': (at) => enemies(at, at.to) > 0 && distance(at, at.to) > 1 && navis(at),
  'mercury-attack': (at) => cardIs('Mercury')(at) && enemies(at, at.to) > 0 && distance(at, at.to) > 2,
  'respond-adjacent': (at) => isAttacked(at, at.to) && distance(at, at.to) > 1,
  'enemy-road': (at) => enemies(at, at.at) > 0 && cameFrom(at, at.area),
  'road-full': (at) =>
    used(at, at.from, at.area) >= at.limit && IS_STRAIT[linkBetween(at.from, at.area)!] === 0,
  'strait-full': (at) => used(at, at.from, at.area) >= 2 && IS_STRAIT[linkBetween(at.from, at.area)!] === 1,
  'strait-attack': (at) =>
    IS_STRAIT[linkBetween(at.from, at.area)!] === 1 &&
    used(at, at.from, at.area) >= 1 &&
    enemies(at, at.area) > 0,
  'pluto-full': (at) =>
    cardIs('Pluto')(at) && used(at, at.from, at.area) >= at.limit && enemies(at, at.area) > 0,
  'navis-port-attack': (at) => at.state.rules.edition === '1.0' && isPort(at.at) && navis(at),
  'embark-god': ({ card }) => isGod(card),
  'embark-first': ({ d }) => d[EMBARK_CLOSED] === 1,
  'embark-enemy': (at) => enemies(at, at.area) > 0 && isPort(at.area),
  'embark-seas': (at) => at.areas.length > 0 && at.areas.every((sea) => !isFriendlySea(at, sea)),
  'no-way': (at) => at.area === at.at && at.to < 0,
  'no-levies': ({ d }) => d[LEVIES_LEFT] === 0,
  'levy-at-sea': ({ at, to }) => isSea(at) || isSea(to),
  'levy-contested': (at) => own(at, at.area) > 0 && enemies(at, at.area) > 0,
  'levy-vacant': (at) => isVacant(at, at.area),
  'levy-enemy': (at) => own(at, at.area) === 0 && enemies(at, at.area) > 0,
  'full-strength': ({ d, block }) => d[STRENGTH + block] === FULL[block],
  'levy-stands': ({ at, area, to }) => at === area && to !== at,
  'levy-city': ({ block, area, to }) => LEVY_CITY[block] === area && to !== area,
  'levy-cavalry': ({ block, area, to }) => LEVY_CITY[block] === area && to !== area,
  'levy-navis': (at) => navis(at) && IS_MAJOR_PORT[at.area] === 0,
  'levy-no-port': (at) =>
    navis(at) &&
    IS_MAJOR_PORT.every((major, city) => major === 0 || own(at, city) === 0 || enemies(at, city) > 0),
  'levy-nowhere': (at) =>
    VALUE.every((_, city) => isSea(city) || own(at, city) === 0 || enemies(at, city) > 0),
  'fight-nobody': (at) => at.d[ATTACKER + at.area] === 0,
  'not-in-battle': ({ d, at }) => d[BATTLE] !== at + 1,
  reserve: ({ d, block }) => d[ROUND] === 1 && !isMain(d, block),
  'has-acted': ({ d, block }) => d[ACTED + block] === 1,
  'other-letter': ({ d, side }) => d[ASKED] === side,
  'cleopatra-waits': ({ d }) => d[BATTLE_TURN]! > 0,
  'must-retreat': (at) => at.d[ROUND] === 4 && attacks(at, at.at),
  'not-strongest': ({ d, block, at, side }) =>
    FULL.some(
      (_, other) =>
        d[AREA + other] === at && d[HOLDER + other] === side && d[STRENGTH + other]! > d[STRENGTH + block]!,
    ),
  'first-round': ({ d }) => d[ROUND] === 1,
  'retreat-adjacent': ({ at, to }) => !byRoad(at, to),
  'retreat-enemy': (at) => enemies(at, at.area) > 0,
  'retreat-limit': (at) => used(at, at.at, at.area) >= at.limit,
  'retreat-attacker': (at) =>
    attacks(at, at.at) &&
    isVacant(at, at.area) &&
    !enteredBy(at.d, linkBetween(at.at, at.area)!, at.at, at.side),
  'retreat-defender': (at) => isAttacked(at, at.at) && cameFrom(at, at.area),
  'sea-retreat-used': ({ d, side }) => ((d[SEA_RETREATS]! >> side) & 1) === 1,
  'sea-retreat-sea': (at) => at.areas.length > 0 && at.areas.every((sea) => !isFriendlySea(at, sea)),
  'sea-retreat-port': (at) => isVacant(at, at.area) && isPort(at.area),
  'navis-retreat-adjacent': (at) => navis(at) && !byShip(at.at, at.to),
  'navis-retreat-enemy': (at) => navis(at) && enemies(at, at.area) > 0,
  'navis-retreat-attacker': (at) => navis(at) && attacks(at, at.at) && isVacant(at, at.area),
  'navis-retreat-defender': (at) => navis(at) && isAttacked(at, at.at) && cameFrom(at, at.area),
  'navis-retreat-port': (at) => navis(at) && isPort(at.area) && isVacant(at, at.area),
  'no-retreat': ({ to }) => to < 0,
  'regroup-elsewhere': ({ d, at, area }) => d[BATTLE] === area + 1 && at !== area,
  'regroup-adjacent': ({ at, to }) => !byRoad(at, to),
  'regroup-enemy': (at) => enemies(at, at.area) > 0,
  'regroup-limit': (at) => used(at, at.at, at.area) >= at.limit,
  'navis-regroup-adjacent': ({ at, to }) => !byShip(at, to),
  'no-regroup': ({ to }) => to < 0,
  'discard-first': ({ d, side }) => d[DISCARD + side] === 0,
  discarded: ({ d, side }) => d[DISCARD + side]! > 0,
  committed: ({ d, side }) => d[COMMITTED + side]! > 0,
  'not-in-hand': (at) => !isCardIn(at),
  'apollo-first-turn': (at) => at.d[TURN] === 1 && isCardIn(at),
  'jupiter-nobody': (at) => enemies(at, at.area) === 0,
  'jupiter-sea': (at) => isSea(at.to) && at.state.rules.edition !== '1.1',
  'jupiter-port': (at) =>
    isSea(at.area) &&
    NAVIS_EXITS[at.area]!.every(({ to }) => isSea(to) || own(at, to) === 0 || enemies(at, to) > 0),
  'jupiter-adjacent': (at) =>
    LAND_EXITS[at.area]!.every(({ to }) => own(at, to) === 0 || enemies(at, to) > 0),
  'vulcan-city': ({ to }) => isSea(to),
  'vulcan-contested': (at) => own(at, at.area) > 0 && enemies(at, at.area) > 0,
  'vulcan-nobody': (at) => enemies(at, at.area) === 0,
  'surprise-battle': (at) => !attacks(at, at.area),
  'defect-adjacent': ({ d, area }) => !byRoad(d[AREA + d[CHOSEN]! - 1]!, area),
  'defect-friendly': (at) => own(at, at.area) === 0 || enemies(at, at.area) > 0,
  'main-nobody': (at) => !attacks(at, at.area),
  'main-settled': (at) =>
    at.d[MAIN + at.area]! > 0 ||
    LAND_EXITS[at.area]!.every(({ link }) => !enteredBy(at.d, link, at.area, at.side)),
  'main-entry': (at) =>
    !isAdjacent(at.area, at.to) || !enteredBy(at.d, linkBetween(at.area, at.to)!, at.to, at.side),
  'harbour-land': (at) => !navis(at),
  'harbour-in-port': ({ at }) => !isSea(at),
  'harbour-sea': ({ at, area }) => !byShip(at, area) || isSea(area),
  'harbour-friendly': (at) => own(at, at.area) === 0 || enemies(at, at.area) > 0,
  'cleopatra-stays': ({ block }) => block === blockIndex('Cleopatra'),
  supplied: (at) => at.step === 'supply' && own(at, at.at) <= 3 + VALUE[at.at]!,
  'deploy-done': ({ d, side }) => d[DEPLOYED + side] === 1,
  'deploy-placed': ({ at }) => at < POOL,
  'deploy-city': (at) => own(at, at.area) === 0,
  'deploy-full': (at) => own(at, at.area) > 0,
  'deploy-port': (at) => navis(at) && !isPort(at.area),
  'deploy-ports-needed': (at) => !navis(at) && isPort(at.to),
};

/** Whether what the reason says is so. */
export function isTrue(
  state: State,
  side: 'caesar' | 'pompey',
  wish: Wish,
  { code, values }: Reason,
): boolean {
  const d = state.data;
  const block = 'block' in wish ? blockIndex(wish.block)! : -1;
  const to = 'to' in wish ? wish.to : 'area' in wish ? wish.area : undefined;
  const number = (area: string | undefined): number => (area === undefined ? -1 : areaIndex(area)!);
  return TRUTHS[code]({
    d,
    state,
    side: sideIndex(side),
    wish,
    step: STEPS[d[STEP]!]!,
    card: d[EFFECT + sideIndex(side)]! - 1,
    block,
    at: block < 0 ? -1 : d[AREA + block]!,
    to: number(to),
    area: number(values.area),
    from: number(values.from),
    areas: (values.areas ?? []).map(number),
    limit: values.limit ?? -1,
  });
}
