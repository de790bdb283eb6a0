import {
  AREA_IDS,
  BLOCK_IDS,
  SIDES,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  viewFor,
  type Side,
  type State,
} from '@rubicon/engine';
import { blockName } from '@rubicon/words';
import { describe, expect, test } from 'vitest';
import { states } from '../../../test/kit/random-states.ts';
import { choiceOf } from '../../authority/choice.ts';
import type { HistoryEntry, Table } from '../../authority/table.ts';
import { answersTo, type Asked } from './answers.ts';
import { readTyped } from './reading.ts';
import { createVocabulary } from './vocabulary.ts';
import { standingAt } from './wish-of.ts';

const POSITION =
  'position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 hands=2/2+2/2+Mars,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2 map=Alexandria(Cleopatra:4);Genua(P.Legio1:4,P.Legio4:3,P.Legio5:3);Ravenna(C.Caesar:3,C.Navis1:2);Hadriaticum(P.Navis3:2);Narbo(C.Legio7:3,C.Legio9:2) dead=P.Scipio locked=C.Octavian';

const moved: HistoryEntry = {
  cursor: 4,
  year: 705,
  turn: 2,
  atMs: 0,
  events: [
    {
      kind: 'moved',
      side: 'pompey',
      block: null,
      colour: 'green',
      path: ['Massilia', 'Genua'].map((name) => AREA_IDS.find((area) => area === name)!),
      as: 'move',
    },
  ],
};

function askedAt(state: State, side: Side): Asked {
  const view = viewFor(state, side);
  const orders = legalOrders(state, side).map((order) => makeOrder(state, order));
  const decision = { number: 1, side, step: view.step, required: true, orders };
  const table = { seat: side, cursor: 4, view, decision, next: side, result: null } as unknown as Table;
  return { table, view, side, choices: orders.map(choiceOf), history: { told: [moved], pending: [] } };
}

const vocabulary = createVocabulary();

function ask(typed: string, asked: Asked): string[] {
  const reading = readTyped(typed, asked, vocabulary);
  if (reading.kind !== 'question') throw new Error(`${typed} is no question`);
  return answersTo(reading.question as 'who', reading.phrase, asked);
}

describe('answers', () => {
  const state = parsePosition(POSITION, rulesFor('2.0'));
  if (!state.ok) throw new Error(state.fault.message);
  const caesar = askedAt(state.value, 'caesar');

  test.each([
    ['who ravenna', ['Ravenna, major port. Caesar: Caesar III, Navis I II.']],
    ['who genua', ['Genua, port. Pompey: 3 unknown blocks.']],
    ['who rome', ['Rome: no blocks.']],
    ['where caesar', ['Caesar, strength III, in Ravenna.']],
    ['where is legio 9', ['Legio IX, strength II, in Narbo.']],
    ['where legio 1', ['Where Legio I is, you do not know.']],
    ['where legio 10', ['Legio X is in the levy pool.']],
    ['where scipio', ['Scipio is eliminated.']],
    ['where navis', ['Navis I, strength II, in Ravenna.']],
    ['threats', ['Ravenna, 2 blocks: 3 blocks in Genua and 1 block in Mare Hadriaticum, if Navis.']],
    ['last', ['Pompey moves a block from Massilia to Genua.', 'Caesar moves: 2 move points.']],
    ['score', ['Caesar: 1 VP, Pompey: 2 VP']],
    ['hand', ['Your cards: Mars; II moves, II levies; II moves, II levies.', 'Pompey holds 3 cards.']],
    ['points left', ['2 move points and 3 levy points left.']],
    ['from genua', ['No block can leave Genua now.']],
  ])('%s', (typed, lines) => {
    expect(ask(typed, caesar)).toEqual(lines);
  });

  test('a block is told only to a seat that knows where it is', () => {
    let hidden = 0;
    for (const [number, each] of [...states(rulesFor('2.0'), 3)].entries()) {
      if (number % 25 !== 0) continue;
      for (const side of SIDES) {
        const asked = askedAt(each, side);
        const known = new Set(
          BLOCK_IDS.filter((block) => standingAt(asked.view, block) !== null).map(blockName),
        );
        for (const block of BLOCK_IDS.filter((_, index) => index % 5 === 0)) {
          const isTold = ask(`where ${block}`, asked)[0]!.includes('strength');
          expect(isTold).toBe(standingAt(asked.view, block) !== null);
          hidden += Number(!isTold);
        }
        const named = ask('who rome', asked).join(' ');
        for (const block of BLOCK_IDS.map(blockName))
          expect(known.has(block) || !new RegExp(`${block} [IV]`).test(named)).toBe(true);
      }
    }
    expect(hidden).toBeGreaterThan(10);
  });
});
