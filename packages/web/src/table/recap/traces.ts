// What the map keeps of what was told: of the turn that is told, or was told last.
import type { AreaId, Event, Side } from '@rubicon/engine';
import type { Trace } from '../../board/lit.ts';
import { isSameTurn, type Frame } from '../session/frames.ts';
import { changesBetween } from '../session/points.ts';

/** Of the frames up to the last one; `isTelling`: that one is being told. */
export function tracesOf(frames: readonly Frame[], isTelling: boolean): Trace[] {
  const last = frames.at(-1);
  if (last === undefined) return [];
  const ofTurn = frames.filter((frame) => isSameTurn(frame, last));
  // The cities are counted on an empty map
  const isCounting = last.step.count !== undefined;
  const shown = ofTurn.filter(({ step }) => (step.count !== undefined) === isCounting);
  return join(
    shown.flatMap((frame) =>
      frameTraces(frame).map((trace) => ({ ...trace, isNow: isTelling && frame === last })),
    ),
  );
}

type Told = Trace extends infer T ? (T extends Trace ? Omit<T, 'isNow'> : never) : never;

function frameTraces({ step, before, after }: Frame): Told[] {
  if (step.count !== undefined) {
    const { side, area, points } = step.count;
    return area === null ? [] : [{ kind: 'points', side, area, points }];
  }
  const changes = changesBetween(before.table.view, after.table.view);
  return [
    ...step.events.flatMap(eventTraces),
    ...changes.map((change): Told => ({ kind: 'points', ...change })),
  ];
}

function eventTraces(event: Event): Told[] {
  switch (event.kind) {
    case 'moved':
      return [march(event.side, event.path, event.as !== 'move')];
    case 'embarked':
    case 'regrouped':
    case 'harboured':
    case 'retreated':
      return [march(event.side, event.path, false)];
    case 'defected':
      return [march(event.side, [event.from, event.to], false)];
    case 'levied':
      return [{ kind: 'levy', side: event.side, area: event.area, blocks: 1 }];
    default:
      return [];
  }
}

const march = (side: Side, path: readonly AreaId[], isAttack: boolean): Told => ({
  kind: 'march',
  side,
  path,
  blocks: 1,
  isAttack,
});

/** Blocks on one path are one arrow, levies in one city one mark, and what a city brought and cost a side one number. */
function join(traces: readonly Trace[]): Trace[] {
  const joined = new Map<string, Trace>();
  for (const trace of traces) {
    const key = keyOf(trace);
    const like = joined.get(key);
    joined.set(key, like === undefined ? trace : add(like, trace));
  }
  return [...joined.values()].filter((trace) => trace.kind !== 'points' || trace.points !== 0);
}

const keyOf = (trace: Trace): string =>
  trace.kind === 'march'
    ? `${trace.side} ${trace.path.join()} ${trace.isAttack}`
    : `${trace.kind} ${trace.side} ${trace.area}`;

function add(one: Trace, other: Trace): Trace {
  const isNow = one.isNow || other.isNow;
  if (one.kind === 'points' && other.kind === 'points')
    return { ...one, isNow, points: one.points + other.points };
  if (one.kind === 'points' || other.kind === 'points') return one;
  return { ...one, isNow, blocks: one.blocks + other.blocks };
}
