import { describe, expect, test } from 'vitest';
import { BLOCK_IDS } from '../board/blocks.ts';
import { CARD_IDS } from '../board/cards.ts';
import { SeededChance } from '../dice/chance.ts';
import { carryOut, listOrders } from '../rules/flow.ts';
import { apply, legalOrders, startGame } from '../rules/legal.ts';
import { AREA_IDS } from '../board/map.ts';
import { OrderList } from '../orders/order.ts';
import { makePosition, parsePosition } from './position.ts';
import { rulesFor } from '../editions/ruleset.ts';
import { SIDES, VIEWERS } from '../board/side.ts';
import { OVER_STEP, STEP, STEPS, copyState, type State } from '../state/state.ts';
import { sample } from '../knowledge/sample.ts';
import { viewFor } from '../knowledge/view.ts';

const RULES = rulesFor('2.0');
const first = startGame(RULES, new SeededChance(11)).state;
const LINE = makePosition(first);

const fault = (text: string): string => {
  const position = parsePosition(text, RULES);
  return position.ok ? 'ok' : `${position.fault.code} at ${position.fault.at}: ${position.fault.message}`;
};

/** States from all over some games. */
function states(): State[] {
  const found: State[] = [];
  const orders = new OrderList();
  for (let seed = 1; seed <= 3; seed++) {
    const chance = new SeededChance(seed);
    const { state } = startGame(rulesFor('1.1', { freeDeployment: seed === 2 }), chance);
    while (state.data[STEP] !== OVER_STEP) {
      found.push(copyState(state));
      let side = 0;
      listOrders(state, 0, orders);
      if (orders.length === 0) listOrders(state, (side = 1), orders);
      carryOut(state, side, orders.at(chance.roll(orders.length)), { chance, told: null, barrier: false });
    }
    found.push(copyState(state));
  }
  return found;
}

describe('positions as text', () => {
  test('one line that a person can read', () => {
    expect(LINE).toContain('turn=705.1 step=cards');
    expect(LINE).toContain('Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3)');
    expect(LINE).toContain('locked=C.Octavian,P.Brutus');
    expect(LINE).not.toContain('\n');
  });

  test('faults say what and where', () => {
    expect(fault('')).toBe('not-a-position at 0: A position begins with “position/1”.');
    expect(fault('position/2 turn=705.1')).toContain('not-a-position');
    expect(fault('position/1 turn=705.1')).toBe('impossible-position at 0: The field “step” is missing.');
    expect(fault(`${LINE} turn=705.2`)).toBe(`bad-field at ${LINE.length + 1}: “turn” stands twice.`);
    expect(fault('position/1 moon=full')).toBe('bad-field at 11: There is no field “moon”.');
    expect(fault(LINE.replace('705.1', '704.1'))).toContain('“704” is no number from 705 to 709');
    expect(fault(LINE.replace('705.1', '705.0'))).toContain('Turns are numbered from 1');
    expect(fault(LINE.replace('step=cards', 'step=reveal'))).toContain('“reveal” is no step');
    expect(fault(LINE.replace('Genua(', 'Lutetia('))).toContain('“Lutetia” is no area');
    expect(fault(LINE.replace('C.Legio8:3', 'C.Legio8:4'))).toContain('C.Legio8 cannot have strength 4');
    expect(fault(LINE.replace('C.Legio8:3', 'C.Legio12:3'))).toContain('“C.Legio12” is placed twice');
    expect(fault(LINE.replace('C.Legio8:3', 'C.Navis3:2').replace('Genua(', 'Lugdunum('))).not.toBe('ok');
    expect(fault(LINE.replace('C.Legio8:3', 'P.Elephant:3'))).toContain('P.Elephant cannot have strength 3');
    expect(fault(LINE.replace('C.Legio8:3', 'C.Legio8:3~'))).toContain(
      'Both sides stand in Genua, but nobody attacks.',
    );
    expect(fault(LINE.replace('C.Antonius:2', 'C.Antonius:2~'))).toContain('C.Antonius never changes sides');
    expect(fault(LINE.replace('step=cards', 'step=battle'))).toContain('needs more fields');
    expect(fault(LINE.replace(/hands=\S+/, 'hands=Mars+Mars,-'))).toContain('too many cards Mars');
    expect(fault(`position/1 ${'x'.repeat(9000)}`)).toContain('position-too-long');
    expect(fault(LINE.replace('step=cards', 'step=supply'))).toContain('Nobody has anything to decide');
    expect(fault(LINE.replace('705.1 step=cards', '709.1 step=disband'))).toContain('nothing to disband for');
    expect(fault(`${LINE} dead=P.Scipio`.replace('P.Scipio:3,', ''))).toContain('no longer locked');
    expect(fault(`${LINE} unplaced=Cleopatra`.replace(',Cleopatra:4', ''))).toContain(
      'Cleopatra is not placed, but the deployment is over',
    );
    expect(fault(`${LINE} used=Genua-Rome:1!`)).toContain('“Genua-Rome” is no strait');
    expect(fault(`${LINE} used=Genua-Rome:1,Genua-Rome:2`)).toContain('“Genua-Rome” stands twice');
    expect(fault(LINE.replace('C.Legio8:3', 'C.Legio8:3*'))).toContain(
      'C.Legio8 has acted where no battle is fought',
    );
    expect(fault(`${LINE} result=none:rome`)).toContain('“none:rome” is no result');
  });

  test('no mutation of a line makes it throw, and what is accepted can be played, seen, sampled and written', () => {
    const lines = states()
      .filter((_, index) => index % 17 === 0)
      .map(makePosition);
    const taste = new SeededChance(41);
    const pick = <T>(items: readonly T[]): T => items[taste.roll(items.length)]!;
    const pieces = [
      ...'0123456789=.,;:()-<!~* '.split(''),
      ...AREA_IDS,
      ...BLOCK_IDS,
      ...STEPS,
      ...SIDES,
      ...CARD_IDS,
    ];
    const rules = rulesFor('1.1');
    let accepted = 0;
    for (let run = 0; run < 6000; run++) {
      // Another word of the same kind, or any piece anywhere
      const line = pick(lines);
      const swap = pick([/\d/g, /\b[A-Z][a-z]+\b/g, /[CP]\.\w+/g, /caesar|pompey/g]);
      const [hit] = [...line.matchAll(swap)].toSorted(() => taste.roll(3) - 1);
      const at = run % 4 > 0 && hit !== undefined ? hit.index : taste.roll(line.length);
      const cut = run % 4 > 0 && hit !== undefined ? hit[0].length : taste.roll(9);
      const like =
        run % 4 > 0 && hit !== undefined
          ? pieces.filter((piece) => new RegExp(`^(?:${swap.source})$`).test(piece))
          : pieces;
      const position = parsePosition(
        line.slice(0, at) + pick(like.length > 0 ? like : pieces) + line.slice(at + cut),
        rules,
      );
      if (!position.ok) continue;
      accepted += 1;
      const state = position.value;
      for (const side of SIDES)
        for (const order of legalOrders(state, side).slice(0, 40)) apply(state, side, order, taste);
      for (const viewer of VIEWERS) sample(viewFor(state, viewer), taste);
      expect(makePosition(state)).toBe(makePosition(copyState(state)));
      expect(parsePosition(makePosition(state), rules).ok).toBe(true);
    }
    expect(accepted).toBeGreaterThan(500);
  });
});
