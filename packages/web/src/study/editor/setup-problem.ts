// Why an edited position cannot be played: first problems with blocks and cards, then anything else the engine finds.
import {
  AREA_IDS,
  CARD_IDS,
  IS_LEADER,
  IS_NAVIS,
  PORT_SEAS,
  SIDES,
  areaIndex,
  blockIndex,
  isSea,
  parsePosition,
  type AreaId,
  type BlockId,
  type CardId,
  type Ruleset,
  type Side,
} from '@rubicon/engine';
import type { PositionFault } from './position-fault.ts';
import { OFF_MAP, cardsLeft, handWanted, makeSetup, type Setup } from './setup.ts';

export type SetupProblem =
  | { readonly kind: 'place'; readonly block: BlockId; readonly area: AreaId }
  | { readonly kind: 'contested'; readonly area: AreaId }
  | { readonly kind: 'no-battle' }
  | { readonly kind: 'unlocked'; readonly block: BlockId } // a third leader, who must be in the game
  | { readonly kind: 'hand'; readonly side: Side; readonly count: number; readonly wanted: number }
  | { readonly kind: 'copies'; readonly card: CardId }
  | { readonly kind: 'other'; readonly fault: PositionFault };

/** Empty if the position can be played. */
export function problemsOf(setup: Setup, rules: Ruleset): readonly SetupProblem[] {
  const found = [...blockProblems(setup), ...cardProblems(setup)];
  if (found.length > 0) return found;
  const parsed = parsePosition(makeSetup(setup), rules);
  return parsed.ok ? [] : [{ kind: 'other', fault: parsed.fault }];
}

/** Land blocks belong in cities, Navis in ports and at sea. */
export function canStand(block: BlockId, area: AreaId): boolean {
  const where = areaIndex(area)!;
  return IS_NAVIS[blockIndex(block)!] === 1 ? isSea(where) || PORT_SEAS[where] !== 0 : !isSea(where);
}

function blockProblems({ blocks, step }: Setup): SetupProblem[] {
  const found: SetupProblem[] = [];
  const holders = new Map<string, Set<Side>>();
  for (const [block, { where, side }] of blocks) {
    if (OFF_MAP.some((each) => each === where)) continue;
    const area = where as AreaId;
    if (!canStand(block, area)) found.push({ kind: 'place', block, area });
    holders.set(area, (holders.get(area) ?? new Set()).add(side));
  }
  const contested = AREA_IDS.filter((area) => holders.get(area)?.size === 2);
  if (step === 'fight' && contested.length === 0) found.push({ kind: 'no-battle' });
  if (step !== 'fight' && step !== 'kept')
    found.push(...contested.map((area): SetupProblem => ({ kind: 'contested', area })));
  const dead = new Set(
    [...blocks]
      .filter(([block, { where }]) => where === 'dead' && IS_LEADER[blockIndex(block)!] === 1)
      .map(([, { side }]) => side),
  );
  for (const [block, { where, side }] of blocks)
    if (where === 'locked' && dead.has(side)) found.push({ kind: 'unlocked', block });
  return found;
}

function cardProblems(setup: Setup): SetupProblem[] {
  const wanted = handWanted(setup);
  if (wanted === null) return [];
  const hands = SIDES.flatMap((side): SetupProblem[] => {
    const count = setup.hands[side].length;
    return count === wanted ? [] : [{ kind: 'hand', side, count, wanted }];
  });
  const copies = CARD_IDS.filter((card) => cardsLeft(setup, card) < 0);
  return [...hands, ...copies.map((card): SetupProblem => ({ kind: 'copies', card }))];
}
