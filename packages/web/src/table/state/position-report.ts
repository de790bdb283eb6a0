// “Report this position”: data in the notation of docs/notation.md, the same in every language, so that a developer can
// set the position up. It is written from the seat's table and history alone and omits the players' names.
import type { Side, Stack } from '@rubicon/engine';
import type { History, Table } from '../../authority/table.ts';
import { VERSION } from '../../ui/version.ts';

const ENTRIES = 15;

export function reportText(table: Table, history: History): string {
  const { view, options, decision, result } = table;
  const entries = [...history.told, ...history.pending].slice(-ENTRIES);
  return [
    `rubicon ${VERSION}`,
    `edition ${options.edition} revision ${options.revision} options ${JSON.stringify(options.rules)}`,
    `seat ${table.seat} cursor ${table.cursor}`,
    `turn ${view.year}.${view.turn} step ${view.step} asked ${view.asked ?? '-'} first ${view.first ?? '-'}`,
    `points caesar ${view.points.caesar} pompey ${view.points.pompey}`,
    ...(view.command === null
      ? []
      : [`command ${view.command.side} moves ${view.command.moves} levies ${view.command.levies}`]),
    ...(view.battle === null
      ? []
      : [
          `battle ${view.battle.area} round ${view.battle.round} turn ${view.battle.turn} hits ${view.battle.hits}`,
        ]),
    `map ${mapText(view.stacks)}`,
    ...sideLines(table, 'caesar'),
    ...sideLines(table, 'pompey'),
    decision === null
      ? 'decision -'
      : `decision ${decision.number} of ${decision.side}${decision.required ? '' : ' answered'}, ${decision.orders.length} orders`,
    ...(result === null ? [] : [`result ${result.winner ?? 'draw'} ${result.reason}`]),
    'told',
    ...entries.map(({ cursor, year, turn, notice, events }) =>
      JSON.stringify({ cursor, turn: `${year}.${turn}`, notice, events }),
    ),
    '',
  ].join('\n');
}

function sideLines({ view, seat }: Table, side: Side): string[] {
  const { cards } = view;
  const pool = view.pools[side];
  const list = (items: readonly string[] | null, hidden: number): string =>
    items === null ? `?*${hidden}` : items.length === 0 ? '-' : items.join('+');
  return [
    `cards ${side} hand ${list(cards.hands[side], cards.handSize[side])} played ${cards.played[side] ?? '-'} last ${cards.last[side] ?? '-'}` +
      (side === seat
        ? ` committed ${cards.committed[side] ?? '-'} discarded ${cards.discards[side] ?? '-'}`
        : ''),
    `pool ${side} ${list(pool.blocks, pool.upright)} face-up ${list(pool.faceUp, 0)} dead ${list(pool.dead, 0)} locked ${pool.locked ?? '-'}`,
  ];
}

/** As in a position's `map`, with `green*2` for two blocks of which only the colour is known. */
function mapText(stacks: readonly Stack[]): string {
  const byArea = Map.groupBy(stacks, (stack) => stack.area);
  return [...byArea].map(([area, here]) => `${area}(${here.flatMap(stackTexts).join(',')})`).join(';');
}

function stackTexts({ blocks, colour, count, moved, side, entry, role }: Stack): string[] {
  const isDefector = side !== (colour === 'tan' ? 'caesar' : 'pompey');
  const marks =
    (moved ? '!' : '') +
    (isDefector ? '~' : '') +
    (entry === null ? '' : `<${entry}`) +
    (role === null ? '' : `/${role}`);
  if (blocks === null) return [`${colour}*${count}${marks}`];
  return blocks.map(({ block, strength }) => `${block}:${strength}${marks}`);
}
