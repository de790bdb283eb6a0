// `rubicon legal`: the legal orders in a position.
import {
  BLOCK_IDS,
  askedSides,
  legalOrders,
  makeOrder,
  viewFor,
  type Side,
  type State,
} from '@rubicon/engine';
import { command, value } from '../shell/options.ts';
import { sideName } from '@rubicon/words';
import { counted } from '../text/numbers.ts';
import { readTable } from '../games/source.ts';
import { paintFor, wrap, type Paint } from '../shell/terminal.ts';
import { RULE_OPTIONS } from '../shell/values.ts';

interface Group {
  readonly block: string | null; // null = orders without a block
  readonly count: number;
  readonly orders: readonly string[];
}
interface Kind {
  readonly kind: string;
  readonly count: number;
  readonly groups: readonly Group[];
}
interface SideOrders {
  readonly side: Side;
  readonly count: number;
  readonly kinds: readonly Kind[];
}

const BLOCKS: ReadonlySet<string> = new Set(BLOCK_IDS);
const blockIn = (order: string): string | null => {
  const word = order.split(' ')[1] ?? '';
  return BLOCKS.has(word) ? word : null;
};

function ordersOf(state: State, side: Side): SideOrders {
  const texts = legalOrders(state, side).map((order) => makeOrder(state, order));
  const kinds = [...Map.groupBy(texts, (text) => text.split(' ')[0]!)].map(([kind, orders]) => ({
    kind,
    count: orders.length,
    groups: [...Map.groupBy(orders, blockIn)].map(([block, each]) => ({
      block,
      count: each.length,
      orders: each,
    })),
  }));
  return { side, count: texts.length, kinds };
}

/** An order without its kind and block, which the heading has. */
const restOf = (order: string, { kind }: Kind, { block }: Group): string =>
  order.slice((block === null ? kind : `${kind} ${block}`).length + 1);

function kindText(kind: Kind, paint: Paint): string[] {
  const rests = kind.groups.map((group) => group.orders.map((order) => restOf(order, kind, group)));
  const title = paint('bold', `${kind.kind} (${kind.count})`);
  if (rests.flat().every((rest) => rest === ''))
    return [
      title,
      ...(kind.groups.some(({ block }) => block !== null)
        ? wrap(
            '  ',
            kind.groups.map(({ block }) => block!),
          )
        : []),
    ];
  const width = Math.max(...kind.groups.map(({ block }) => block?.length ?? 0));
  return [
    title,
    ...kind.groups.flatMap(({ block, count }, index) =>
      wrap(block === null ? '  ' : `  ${block.padEnd(width)} ${String(count).padStart(3)}  `, rests[index]!),
    ),
  ];
}

export const legal = command({
  name: 'legal',
  summary: 'List the legal orders in a position',
  usage: 'POSITION|FILE|- [options]',
  about: [
    'List and count the legal orders of each side that must decide, by kind and block. An order is its kind, the block and ' +
      'the rest: “move C.Legio8 Genua-Rome”.',
    'POSITION is a quoted line as described in docs/notation.md. FILE contains such a line or a game. - reads standard input.',
  ],
  argument: 'a position or a file',
  options: { at: value('N', 'list orders of a game after entry N'), ...RULE_OPTIONS },
  examples: ['rubicon legal game.rubicon --at 120', 'rubicon legal --json - < position.txt'],
  async run(given, argument, io) {
    const { state, isOver } = await readTable(argument, given, io);
    const { step } = viewFor(state, 'spectator');
    const sides = (isOver ? [] : askedSides(state)).map((side) => ordersOf(state, side));
    const count = sides.reduce((sum, each) => sum + each.count, 0);
    if (given.json) {
      io.out(`${JSON.stringify({ step, asked: sides.map(({ side }) => side), count, sides })}\n`);
      return 0;
    }
    const paint = paintFor(io, given.color);
    const lines = sides.flatMap((each) => [
      `${paint(each.side, sideName(each.side))} has ${counted(each.count, 'legal order')} in step ${step}.`,
      ...each.kinds.flatMap((kind) => ['', ...kindText(kind, paint)]),
      '',
    ]);
    io.out(sides.length === 0 ? 'No legal orders: the game is over.\n' : lines.join('\n'));
    return 0;
  },
});
