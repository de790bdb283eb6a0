// The map in characters: coast, names, and the number of blocks of each side.
import type { View } from '@rubicon/engine';
import { COAST } from './coast.ts';
import { labelsByRow, type Label } from './map-layout.ts';
import type { Paint, Style } from '../shell/terminal.ts';

interface Counts {
  caesar: number;
  pompey: number;
}

function countBlocks({ stacks }: View): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { area, side, count } of stacks) {
    const here = counts.get(area) ?? { caesar: 0, pompey: 0 };
    here[side] += count;
    counts.set(area, here);
  }
  return counts;
}

/** One digit, so that labels have a fixed width; ten or more is `+`. */
const digit = (count: number): string => (count > 9 ? '+' : String(count));

interface Piece {
  readonly style: Style | null;
  readonly text: string;
}

/** Cities worth victory points are in capitals; a contested location has no space before its counts. */
function piecesOf({ name, place }: Label, { caesar, pompey }: Counts): Piece[] {
  const isContested = caesar > 0 && pompey > 0;
  const holder = caesar > 0 ? 'caesar' : pompey > 0 ? 'pompey' : null;
  const text = place.value > 0 ? name.toUpperCase() : name;
  return [
    { style: place.sea ? 'sea' : isContested ? 'bold' : (holder ?? (place.value > 0 ? null : 'dim')), text },
    { style: null, text: holder === null || isContested ? '' : ' ' },
    { style: 'caesar', text: caesar > 0 ? `C${digit(caesar)}` : '' },
    { style: 'pompey', text: pompey > 0 ? `P${digit(pompey)}` : '' },
  ];
}

export function drawMap(view: View, paint: Paint): string[] {
  const counts = countBlocks(view);
  const labels = labelsByRow();
  return COAST.map((coast, row) => {
    const water = (from: number, to: number): string =>
      coast.slice(from, to).replaceAll(/~+/g, (sea) => paint('water', '·'.repeat(sea.length)));
    let line = '';
    let column = 0;
    for (const label of labels.get(row) ?? []) {
      const pieces = piecesOf(label, counts.get(label.place.area) ?? { caesar: 0, pompey: 0 });
      line += water(column, label.column);
      for (const { style, text } of pieces) line += style === null ? text : paint(style, text);
      column = label.column + pieces.reduce((sum, { text }) => sum + text.length, 0);
    }
    return (line + water(column, coast.length)).trimEnd();
  });
}
