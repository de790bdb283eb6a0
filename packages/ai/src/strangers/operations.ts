// What can be done with a move point: groups that march, attack, respond, put to sea or are shipped.
import {
  IS_LEADER,
  IS_NAVIS,
  IS_STRAIT,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  STRAIT_ATTACKED,
  areaIndex,
  blockIndex,
  linkBetween,
  type View,
} from '@rubicon/engine';
import { RATE, type Piece } from './pieces.ts';
import type { Situation } from './situation.ts';

export interface Operation {
  readonly steps: readonly Step[];
  readonly cost: number; // move points
  readonly fights: boolean;
}

interface Step {
  readonly piece: Piece;
  readonly order: string;
  readonly areas: readonly number[];
}

const punch = ({ strength, block }: Piece): number => strength * RATE[block]!;

/** Every operation that the orders offered allow, in rough cut: a few choices of blocks for each pair of places. */
export function operationsOf(view: View, orders: readonly string[], situation: Situation): Operation[] {
  const command = view.command!;
  const pieces = new Map<number, Piece>();
  situation.own.forEach((here) => here.forEach((piece) => pieces.set(piece.block, piece)));
  const marches = new Map<number, Step[]>(); // by where from and where to
  const passages = new Map<number, Step[]>();
  for (const order of orders) {
    const isMove = order.startsWith('move ');
    if (!isMove && !order.startsWith('embark ')) continue;
    const [, id, path] = order.split(' ');
    const piece = pieces.get(blockIndex(id!)!)!;
    const areas = path!.split('-').map((each) => areaIndex(each)!);
    const key = (areas[0]! << 8) | areas.at(-1)!;
    const table = isMove ? marches : passages;
    const steps = table.get(key) ?? [];
    if (steps.length === 0) table.set(key, steps);
    const other = steps.findIndex((step) => step.piece === piece);
    if (other < 0) steps.push({ piece, order, areas });
    else if (steps[other]!.areas.length > areas.length) steps[other] = { piece, order, areas };
  }
  const used = new Map<number, number>();
  for (const { between, blocks, attacked } of command.used)
    used.set(
      linkBetween(areaIndex(between[0])!, areaIndex(between[1])!)!,
      blocks + (attacked ? STRAIT_ATTACKED : 0),
    );
  const active = new Set(command.active.map((id) => areaIndex(id)!));
  const hasPluto = view.cards.effects[command.side] === 'Pluto';
  const operations: Operation[] = [];
  const attacks = new Map<number, Step[][]>(); // on an area, a list for each side it can come from
  for (const [key, steps] of marches) {
    const from = key >> 8;
    const to = key & 255;
    if (from === to) continue;
    const fights = situation.hasEnemy(to);
    const cost = active.has(from) ? 0 : 1;
    if (cost > command.moves) continue;
    steps.sort((one, other) => punch(other.piece) - punch(one.piece));
    const room = Math.min(...steps.map((step) => roomOn(step.areas, fights, hasPluto, used)), steps.length);
    for (const group of groupsOf(steps, room, fights)) operations.push({ steps: group, cost, fights });
    if (fights && room > 0) {
      const list = attacks.get(to) ?? [];
      attacks.set(to, list);
      list.push(steps.slice(0, room));
    }
  }
  for (const groups of attacks.values())
    for (const main of groups)
      for (const reserve of groups) {
        const from = main[0]!.areas[0]!;
        const other = reserve[0]!.areas[0]!;
        if (from === other) continue;
        const cost = (active.has(from) ? 0 : 1) + (active.has(other) ? 0 : 1);
        if (cost <= command.moves) operations.push({ steps: [...main, ...reserve], cost, fights: true });
      }
  for (const steps of passages.values()) {
    steps.sort((one, other) => punch(other.piece) - punch(one.piece));
    for (const step of new Set([steps[0]!, steps.at(-1)!]))
      operations.push({ steps: [step], cost: 1, fights: false });
  }
  return operations;
}

function roomOn(
  areas: readonly number[],
  fights: boolean,
  hasPluto: boolean,
  used: ReadonlyMap<number, number>,
): number {
  let room = 9;
  for (let i = 1; i < areas.length; i++) {
    const link = linkBetween(areas[i - 1]!, areas[i]!)!;
    const isLast = i === areas.length - 1;
    let limit = fights && isLast && hasPluto ? PLUTO_LIMIT[link]! : ROAD_LIMIT[link]!;
    if (fights && isLast && IS_STRAIT[link] === 1 && !hasPluto) limit = RETREAT_LIMIT[link]!; // §4.32
    room = Math.min(room, limit - ((used.get(link) ?? 0) & ~STRAIT_ATTACKED));
  }
  return room;
}

/** Which of the blocks that could go: the best, all, the least; Navis and land blocks apart. */
function groupsOf(steps: readonly Step[], room: number, fights: boolean): Step[][] {
  const groups: Step[][] = [];
  const kept = new Set<string>();
  const add = (group: readonly Step[]): void => {
    if (group.length === 0) return;
    const key = group.map((step) => step.piece.block).join();
    if (kept.has(key)) return;
    kept.add(key);
    groups.push([...group]);
  };
  const navis = steps.filter((step) => IS_NAVIS[step.piece.block] === 1);
  const land = steps.filter((step) => IS_NAVIS[step.piece.block] === 0);
  add(navis.slice(0, 1));
  add(navis);
  const all = land.slice(0, room);
  add(all);
  add(all.slice(0, all.length - 1));
  add(all.slice(0, 2));
  if (room > 0) add(land.slice(-1));
  const men = land.filter((step) => IS_LEADER[step.piece.block] === 0).slice(0, room);
  add(men);
  if (!fights) {
    add(all.slice(0, 1));
    if (room > 1) add(land.slice(-2));
    add(men.slice(0, men.length - 1));
  }
  return groups;
}

/** One's own blocks where an operation changes them, or null if it can no longer be done. */
export function changedBy({ steps, fights }: Operation, situation: Situation): Map<number, Piece[]> | null {
  const changed = new Map<number, Piece[]>();
  for (const { piece, areas } of steps) {
    const from = areas[0]!;
    const to = areas.at(-1)!;
    const here = changed.get(from) ?? situation.own[from]!;
    if (!here.includes(piece)) return null;
    changed.set(
      from,
      here.filter((each) => each !== piece),
    );
    const there = changed.get(to) ?? situation.own[to]!;
    changed.set(to, [...there, { ...piece, entry: fights ? areas.at(-2)! : -1 }]);
  }
  return changed;
}
