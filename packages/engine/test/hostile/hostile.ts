// Mutated files, positions and orders: each must be refused with a place and a sentence, or be accepted and then work.
import { CARD_IDS } from '../../src/board/cards.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import { FoldError, fold } from '../../src/game/fold.ts';
import { makeGameFile, parseGameFile } from '../../src/files/game-file.ts';
import { apply, legalOrders } from '../../src/rules/legal.ts';
import { AREA_IDS } from '../../src/board/map.ts';
import { parseOrder } from '../../src/orders/notation.ts';
import { makePosition, parsePosition } from '../../src/position/position.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { REVISION, rulesFor } from '../../src/editions/ruleset.ts';
import { sample } from '../../src/knowledge/sample.ts';
import { SIDES, VIEWERS } from '../../src/board/side.ts';
import { verifyGame } from '../../src/files/verify.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import { playFile } from '../kit/full-game.ts';
import { Coverage, strides } from '../kit/random-play.ts';

const PIECES = [
  ...'0123456789=.,;:()-<!~* #@+[]"\\\n\t\u0000é'.split(''),
  ...AREA_IDS,
  ...CARD_IDS,
  ...[
    'caesar',
    'pompey',
    'undo phase',
    'epoch 2',
    '- start',
    'C.Legio7',
    'Cleopatra',
    '__proto__',
    '1e9',
    '-1',
    '99999999999',
    'position/1',
    'rubicon-game/2',
    'note "x"',
  ],
];

/** Cuts, doubles, swaps and inserts, one to three times. */
function mutate(text: string, taste: SeededChance): string {
  let changed = text;
  for (let times = 1 + taste.roll(3); times > 0; times--) {
    const at = taste.roll(changed.length + 1);
    const length = taste.roll(taste.roll(3) === 0 ? 200 : 6);
    const piece = [PIECES[taste.roll(PIECES.length)]!, '', changed.slice(at, at + length).repeat(2)][
      taste.roll(3)
    ]!;
    changed = changed.slice(0, at) + piece + changed.slice(at + length);
  }
  return changed;
}

export interface HostileTally {
  refused: number;
  accepted: number;
}

/** Positions and orders: what is accepted can be listed, applied, seen, sampled and written. */
export function attackPositions(count: number, seed: number): HostileTally {
  const taste = new SeededChance(seed);
  const lines: string[] = [];
  for (const stride of strides(rulesFor('1.1', { freeDeployment: true }), seed, new Coverage()))
    if (taste.roll(9) === 0) lines.push(makePosition(stride.state));
  const rules = rulesFor('1.1');
  const tally: HostileTally = { refused: 0, accepted: 0 };
  for (let i = 0; i < count; i++) {
    parseOrder(mutate('embark C.Legio17 Rome-Tyrrhenum-Internum-Egypticum-Antioch', taste));
    const position = parsePosition(mutate(lines[taste.roll(lines.length)]!, taste), rules);
    if (!position.ok) {
      if (position.fault.message === '' || !Number.isInteger(position.fault.at))
        throw new Error('a fault without a place');
      tally.refused += 1;
      continue;
    }
    tally.accepted += 1;
    for (const side of SIDES)
      for (const order of legalOrders(position.value, side).slice(0, 25))
        apply(position.value, side, order, taste);
    for (const viewer of VIEWERS) sample(viewFor(position.value, viewer), taste);
    const again = parsePosition(makePosition(position.value), rules);
    if (!again.ok || !again.value.data.every((byte, index) => byte === position.value.data[index]))
      throw new Error('not given back');
  }
  return tally;
}

/** Files: as text, and with good checks so that the entries themselves are put to the test. */
export function attackFiles(count: number, seed: number): HostileTally {
  const taste = new SeededChance(seed);
  const files = EDITIONS.map((edition) =>
    playFile({ edition, revision: REVISION, rules: {}, clock: null }, `hostile ${edition} ${seed}`),
  ).map((file) => ({
    ...file,
    entries: file.entries.slice(0, 120),
    notes: [
      { entry: 3, text: 'A “note”\nin "two" lines' },
      { entry: 100, text: mutate('a note "x" #00000000', taste).toWellFormed().padEnd(1, '…') },
    ],
  }));
  const texts = files.map(makeGameFile);
  const tally: HostileTally = { refused: 0, accepted: 0 };
  for (let i = 0; i < count; i++) {
    const parsed = parseGameFile(mutate(texts[i % 3]!, taste));
    if (!parsed.ok && !(parsed.fault.line >= 1 && parsed.fault.message.length > 0))
      throw new Error('a fault without a place');
    const file = files[i % 3]!;
    const at = taste.roll(file.entries.length);
    const entry = file.entries[at]!;
    const other = file.entries[taste.roll(file.entries.length)]!;
    const changed =
      entry.kind === 'order' && taste.roll(2) === 0
        ? { ...entry, order: mutate(entry.order, taste).replaceAll('\n', '') }
        : other;
    const sealed = parseGameFile(makeGameFile({ ...file, entries: file.entries.with(at, changed) }));
    if (!sealed.ok) {
      tally.refused += 1;
      continue;
    }
    try {
      fold(sealed.file);
      tally.accepted += 1;
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      tally.refused += 1;
    }
    if (i % 10 === 0) verifyGame(sealed.file);
  }
  return tally;
}
