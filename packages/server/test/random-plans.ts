// Plans as a player may write them, and worse: played on from a state that fits the writer's view, under conditions that
// held there, and some that were drawn by lot.
import {
  AREA_IDS,
  CARD_IDS,
  SIDES,
  apply,
  askedSides,
  makeOrder,
  sample,
  viewFor,
  SeededChance,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';
import { pickOrder, type Random } from '@rubicon/engine/twins';
import { PLACE_STATES, type Branch, type Condition, type Plan, type PlanPart } from '@rubicon/protocol';

const COMMAND = new Set(['jupiter', 'defect', 'vulcan', 'move', 'main', 'surprise', 'levy']);
const MOST_PLAYED = 160; // orders until the writer is asked for what a plan is for
const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');
const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)]!;

/** Null where the game ends first. */
export function randomPlan(view: View, side: Side, random: Random): Plan | null {
  const lines = Array.from({ length: 1 + random(3) }, () => playedOut(view, side, random));
  const first = lines.find((line) => line !== null);
  if (first === undefined) return null;
  const { year, turn } = first;
  const branches = lines.flatMap((line) => (line?.year === year && line.turn === turn ? [line.branch] : []));
  return { year, turn, branches };
}

interface Line {
  readonly year: number;
  readonly turn: number;
  readonly branch: Branch;
}

function playedOut(view: View, side: Side, random: Random): Line | null {
  const dice = new SeededChance(1 + random(1_000_000));
  let state = sample(view, dice);
  let turn: Pick<View, 'year' | 'turn'> | null = null;
  const parts: { card: PlanPart | null; command: PlanPart | null } = { card: null, command: null };
  for (let count = 0; count < MOST_PLAYED; count++) {
    const asked = askedSides(state);
    if (asked.length === 0) break;
    const by = asked.includes(side) && random(2) === 0 ? side : oneOf(asked, random);
    const { step, year, turn: number } = viewFor(state, side);
    const order = pickOrder(state, by, random, random(3) === 0 ? 'even' : 'eager');
    if (by === side) {
      const phase = step === 'cards' ? 'card' : COMMAND.has(step) ? 'command' : null;
      if (turn !== null && (turn.year !== year || turn.turn !== number)) break;
      if (phase !== null) {
        turn ??= { year, turn: number };
        const { if: rests, orders } = parts[phase] ?? { if: conditions(state, side, random), orders: [] };
        parts[phase] = { if: rests, orders: [...orders, makeOrder(state, order)].slice(0, 60) };
        // Now and then the rest is left to be asked
        if (phase === 'command' && random(12) === 0) break;
      } else if (turn !== null) break;
    }
    const outcome = apply(state, by, order, dice);
    if (!outcome.ok) throw new Error(outcome.message);
    ({ state } = outcome);
  }
  return turn === null ? null : { ...turn, branch: parts };
}

/** Some that hold, of every kind, and seldom one that may not. */
function conditions(state: State, side: Side, random: Random): Condition[] {
  const view = viewFor(state, side);
  const all: Condition[] = [
    ...(view.first === null ? [] : [{ kind: 'first', side: view.first } as const]),
    ...(view.cards.played[other(side)] === null
      ? []
      : [{ kind: 'card', card: view.cards.played[other(side)]! } as const]),
    ...view.stacks.flatMap(({ area, side: holder, blocks }) =>
      holder === side ? (blocks ?? []).map((each) => ({ kind: 'block', area, ...each }) as const) : [],
    ),
    ...AREA_IDS.flatMap((area): Condition[] => {
      const count = view.stacks
        .filter((stack) => stack.area === area && stack.side === other(side))
        .reduce((sum, stack) => sum + stack.count, 0);
      return count === 0
        ? []
        : [{ kind: 'blocks', area, side: other(side), atLeast: random(count + 1), atMost: count }];
    }),
    { kind: 'points', side, atLeast: 0, atMost: view.points[side] },
  ];
  const few = Array.from({ length: random(4) }, () => oneOf(all, random));
  const byLot: readonly Condition[] = [
    { kind: 'place', area: oneOf(AREA_IDS, random), is: oneOf(PLACE_STATES, random) },
    { kind: 'first', side: oneOf(SIDES, random) },
    { kind: 'card', card: oneOf(CARD_IDS, random) },
    { kind: 'points', side: oneOf(SIDES, random), atLeast: random(8), atMost: random(14) },
  ];
  return random(6) === 0 ? [...few, oneOf(byLot, random)] : few;
}
