// A battle between blocks of the caller's choice, on an empty map.
import {
  ALEXANDRIA,
  AREA_IDS,
  BLOCK_IDS,
  CLEOPATRA,
  FULL,
  HOME_SIDE,
  IS_NAVIS,
  LAND_EXITS,
  NAVIS_EXITS,
  SIDES,
  THIRD_LEADER,
  areaIndex,
  blockIndex,
  parsePosition,
  sideName,
  type AreaId,
  type BlockId,
  type KnownBlock,
  type Ruleset,
  type Side,
  type State,
} from '@rubicon/engine';

export interface BattleSetup {
  readonly attack: readonly KnownBlock[];
  readonly attackReserve: readonly KnownBlock[];
  readonly defend: readonly KnownBlock[];
  readonly defendReserve: readonly KnownBlock[];
  readonly surprise: boolean;
  readonly area: AreaId | null; // null = Rome, or a sea if only Navis fight
}

export interface PreparedBattle {
  readonly state: State;
  readonly area: AreaId;
  readonly attacker: Side;
  readonly from: AreaId; // where the main attack came from
}

const DEFAULT_CITY = 'Rome' as AreaId;
const DEFAULT_SEA = 'Tyrrhenum' as AreaId;
const navisIn = ({ block }: KnownBlock): boolean => IS_NAVIS[blockIndex(block)!] === 1;

/** Throws a RangeError that says which of the blocks cannot fight so. */
export function setUpBattle(wanted: BattleSetup, rules: Ruleset): PreparedBattle {
  const { attack, attackReserve, defend, defendReserve } = wanted;
  const all = [...attack, ...attackReserve, ...defend, ...defendReserve];
  if (attack.length === 0 || defend.length === 0)
    throw new RangeError('A battle needs a block that attacks and one that defends.');
  const double = all.find(({ block }, index) => all.findIndex((each) => each.block === block) !== index);
  if (double !== undefined) throw new RangeError(`${double.block} is named twice.`);
  const attacker = sideOf([...attack, ...attackReserve], null);
  const defender = sideOf([...defend, ...defendReserve], attacker === null ? null : 1 - attacker);
  const side = attacker ?? 1 - defender!;
  const area = wanted.area ?? (all.every(navisIn) ? DEFAULT_SEA : DEFAULT_CITY);
  const ways = waysInto(area, wanted);
  const line = positionLine(wanted, area, side, ways);
  const parsed = parsePosition(line, rules);
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return { state: parsed.value, area, attacker: sideName(side), from: ways.main };
}

/** Cleopatra fights for either side, all others for that of their wood. */
function sideOf(blocks: readonly KnownBlock[], fallback: number | null): number | null {
  const sides = new Set(
    blocks.flatMap(({ block }) => (isCleopatra(block) ? [] : [HOME_SIDE[blockIndex(block)!]!])),
  );
  if (sides.size > 1) throw new RangeError('The blocks of both sides stand together.');
  const [side = fallback] = sides;
  if (side !== null && fallback !== null && side !== fallback)
    throw new RangeError('Attacker and defender are of the same side.');
  return side;
}

const isCleopatra = (block: BlockId): boolean => blockIndex(block) === CLEOPATRA;

interface Ways {
  readonly main: AreaId;
  readonly reserve: AreaId | null;
  readonly response: AreaId | null;
}

/** A way in for each group, no two the same: by road, or for Navis by sea. */
function waysInto(area: AreaId, { attack, attackReserve, defendReserve }: BattleSetup): Ways {
  const taken = new Set<number>();
  const wayFor = (group: readonly KnownBlock[]): AreaId => {
    const bySea = navisIn(group[0]!);
    if (group.some((each) => navisIn(each) !== bySea))
      throw new RangeError('Navis and land blocks come by different ways: put one of them in reserve.');
    const way = (bySea ? NAVIS_EXITS : LAND_EXITS)[areaIndex(area)!]!.find(({ to }) => !taken.has(to));
    const other = taken.size === 0 ? '' : 'other ';
    if (way === undefined)
      throw new RangeError(`${area} has no ${other}way in ${bySea ? 'by sea' : 'by land'}.`);
    taken.add(way.to);
    return AREA_IDS[way.to]!;
  };
  const main = wayFor(attack);
  const reserve = attackReserve.length === 0 ? null : wayFor(attackReserve);
  return { main, reserve, response: defendReserve.length === 0 ? null : wayFor(defendReserve) };
}

function positionLine(
  { attack, attackReserve, defend, defendReserve, surprise }: BattleSetup,
  area: AreaId,
  attacker: number,
  { main, reserve, response }: Ways,
): string {
  const name = SIDES[attacker]!;
  const other = SIDES[1 - attacker]!;
  const put = (blocks: readonly KnownBlock[], side: number, from: AreaId | null): string[] =>
    blocks.map(({ block, strength }) => {
      const held = HOME_SIDE[blockIndex(block)!] === side ? '' : '~';
      return from === null ? `${block}:${strength}${held}` : `${block}:${strength}!${held}<${from}`;
    });
  const here = [
    ...put(attack, attacker, main),
    ...put(attackReserve, attacker, reserve),
    ...put(defend, 1 - attacker, null),
    ...put(defendReserve, 1 - attacker, response),
  ];
  const fights = (block: number): boolean => here.some((each) => each.startsWith(`${BLOCK_IDS[block]}:`));
  // She is never off the map; the third leaders wait until they are named
  const home = areaIndex(area) === ALEXANDRIA ? 'Memphis' : AREA_IDS[ALEXANDRIA];
  const elsewhere = fights(CLEOPATRA) ? '' : `;${home}(${BLOCK_IDS[CLEOPATRA]}:${FULL[CLEOPATRA]})`;
  const locked = THIRD_LEADER.filter((each) => !fights(each)).map((each) => BLOCK_IDS[each]);
  const entered = [
    `${main}-${area}:${name}:1`,
    ...(reserve === null ? [] : [`${reserve}-${area}:${name}:2`]),
    ...(response === null ? [] : [`${response}-${area}:${other}:3`]),
  ];
  return [
    `position/1 turn=705.1 step=fight asked=${name} first=${name}`,
    `entered=${entered.join(',')} attacks=${area}:${name}:${main}`,
    ...(surprise ? [`surprise=${area}`] : []),
    'hands=2/3+2/3+2/2+2/2,3/1+3/1+2/1+2/1 discards=1/2,1/2', // as many as the turn leaves them
    `map=${area}(${here.join(',')})${elsewhere}`,
    ...(locked.length === 0 ? [] : [`locked=${locked.join(',')}`]),
  ].join(' ');
}
