// Plots and tables of what a server can carry, from docs/capacity.json.
import { drawing, element, label, rule } from '../packages/cli/src/plots/svg.ts';
import type { Capacity, MemoryEach, Part } from './capacity.bench.ts';

const WIDTH = 860;
const HEIGHT = 420;
const LEFT = 84;
const RIGHT = 660;
const TOP = 72;
const BOTTOM = 350;
const COLOURS = 3;

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const nameOf = ({ store, workers }: Part): string =>
  `${NAMES[store]}, ${workers === 1 ? 'one process' : `${workers} processes`}`;

interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface LinePlot {
  readonly title: string;
  readonly across: string;
  readonly unit: string;
  readonly goal: number;
  readonly ticks: readonly number[]; // on a logarithmic scale
  readonly curves: readonly Curve[];
}

function linePlot({ title, across, unit, goal, ticks, curves }: LinePlot): string {
  const xs = [...new Set(curves.flatMap(({ points }) => points.map(([x]) => x)))].sort(
    (one, other) => one - other,
  );
  const most = Math.max(...xs);
  const [low, high] = [Math.log(ticks[0]!), Math.log(ticks.at(-1)!)];
  const atX = (value: number): number => LEFT + ((RIGHT - LEFT) * value) / most;
  const atY = (value: number): number =>
    BOTTOM - ((BOTTOM - TOP) * (Math.min(high, Math.max(low, Math.log(value))) - low)) / (high - low);
  return drawing(
    {
      width: WIDTH,
      height: HEIGHT,
      title,
      about: curves
        .map(({ name, points }) => `${name}: ${points.map(([x, y]) => `${y} ${unit} with ${x}`).join(', ')}.`)
        .join(' '),
    },
    ...ticks.flatMap((tick) => [
      rule(LEFT, atY(tick), RIGHT, atY(tick), 'grid'),
      label(LEFT - 10, atY(tick) + 4, `${tick} ${unit}`, 'end soft'),
    ]),
    ...xs.flatMap((x) => [label(atX(x), BOTTOM + 20, String(x), 'middle soft')]),
    rule(LEFT, atY(goal), RIGHT, atY(goal), 'goal'),
    label((LEFT + RIGHT) / 2, BOTTOM + 46, across, 'middle soft'),
    ...curves.flatMap(({ name, points }, index) => {
      const colour = index % COLOURS;
      const places = points.map(([x, y]) => [Math.round(atX(x)), Math.round(atY(y))] as const);
      const [lastX, lastY] = places.at(-1)!;
      return [
        element('path', {
          class: `curve c${colour}`,
          d: `M${places.map((place) => place.join(',')).join(' L')}`,
        }),
        ...places.map(([cx, cy]) => element('circle', { cx, cy, r: 4.5, class: `f${colour}` })),
        label(lastX + 12, lastY + (index % 2 === 0 ? -4 : 12), name, 'head'),
      ];
    }),
  );
}

export function plots(capacity: Capacity): Record<string, string> {
  const parts = Object.values(capacity.parts);
  const curves = (read: (point: Part['live'][number]) => number): Curve[] =>
    parts.map((part) => ({
      name: nameOf(part),
      points: part.live.map((point) => [point.games, read(point)]),
    }));
  return {
    'capacity-answers': linePlot({
      title: 'Answers to orders, 99th percentile',
      across: 'live games, each with two players and a spectator, 400 ms of thought',
      unit: 'ms',
      goal: 250,
      ticks: [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
      curves: curves(({ answerMs }) => answerMs.p99),
    }),
    'capacity-orders': linePlot({
      title: 'Orders a second, each durable before it is answered',
      across: 'live games, each with two players and a spectator, 400 ms of thought',
      unit: '',
      goal: 5000,
      ticks: [500, 1000, 2000, 5000, 10_000],
      curves: curves(({ ordersPerSecond }) => ordersPerSecond),
    }),
  };
}

const cells = (...values: readonly (string | number)[]): string => `| ${values.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  [cells(...heads), cells(...heads.map(() => '---')), ...rows].join('\n');

export function tables({ parts: named, memory: each }: Capacity): string {
  const parts = Object.values(named);
  const [first] = parts;
  if (first === undefined) return 'Nothing was measured yet.\n';
  const machine = `Measured on ${first.cores} cores (${first.processor}), Node ${first.node.slice(1)}, server, database and load together; ${first.measured.slice(0, 10)}.`;
  const memory = 'MB (heap)';
  const live = table(
    [
      '',
      'games',
      'orders/s',
      'p50',
      'p90',
      'p99',
      'max',
      'CPU',
      'of which database',
      'load',
      memory,
      'bytes',
    ],
    parts.flatMap((part) =>
      part.live.map((point) => {
        const { answerMs, bytesPerOrder, memoryMB, databaseCpuMsPerOrder: stored } = point;
        return cells(
          nameOf(part),
          point.games,
          point.ordersPerSecond,
          answerMs.p50,
          answerMs.p90,
          answerMs.p99,
          answerMs.max,
          (point.cpuMsPerOrder + (stored ?? 0)).toFixed(3),
          stored === null ? '' : stored.toFixed(3),
          point.loadCpuMsPerOrder.toFixed(3),
          `${memoryMB.resident} (${memoryMB.heap})`,
          `${bytesPerOrder.players} + ${bytesPerOrder.spectators}`,
        );
      }),
    ),
  );
  const closed = table(
    ['', 'games', 'orders/s', 'p50', 'p99', 'CPU', 'load', 'cores busy', 'bare server', 'its p50', 'its p99'],
    parts.flatMap((part) =>
      part.closed.map((point) =>
        cells(
          nameOf(part),
          point.games,
          point.ordersPerSecond,
          point.answerMs.p50,
          point.answerMs.p99,
          (point.cpuMsPerOrder + (point.databaseCpuMsPerOrder ?? 0)).toFixed(3),
          point.loadCpuMsPerOrder.toFixed(3),
          point.coresBusy,
          Math.round(part.bareClosed.perSecond),
          part.bareClosed.answerMs.p50,
          part.bareClosed.answerMs.p99,
        ),
      ),
    ),
  );
  const bare = table(
    ['', 'times the bare server, p50', 'p99', 'its CPU'],
    parts.map((part) => {
      const { answerMs } = part.live[0]!;
      const { p50, p99 } = part.bareLive.answerMs;
      const times = [answerMs.p50 / p50, answerMs.p99 / p99].map((ratio) => ratio.toFixed(1));
      return cells(nameOf(part), ...times, part.bareLive.cpuMsPerOrder ?? '–');
    }),
  );
  return [
    machine,
    '',
    '### 400 ms of thought',
    live,
    '',
    `Against a bare server with ${first.live[0]!.games} games:`,
    '',
    bare,
    '',
    '### No thought',
    closed,
    '',
    ...(each === null ? [] : ['### Memory', memoryText(each), '']),
  ].join('\n');
}

const memoryText = ({ entriesPerGame, idleSocketKB, liveGameKB, heldGameKB }: MemoryEach): string =>
  `An idle socket takes up ${idleSocketKB} kB of the heap; a game of ${entriesPerGame} entries ${liveGameKB} kB with its three sockets, and ${heldGameKB} kB when they have gone.`;
