import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOrder } from './notation.ts';

const code = (text: string): string => {
  const order = parseOrder(text);
  return order.ok ? 'ok' : order.fault.code;
};

describe('orders as text', () => {
  test.each([
    ['', 'unknown-order'],
    ['march C.Legio7 Narbo-Massilia', 'unknown-order'],
    ['Move C.Legio7 Narbo-Massilia', 'unknown-order'],
    ['done now', 'order-shape'],
    ['move C.Legio7', 'order-shape'],
    ['move  C.Legio7 Narbo-Massilia', 'order-shape'],
    ['move C.Legio7 Narbo-Massilia ', 'order-shape'],
    ['move C.Legio1 Narbo-Massilia', 'unknown-block'],
    ['move P.Legio1 Narbo-Lutetia', 'unknown-path'],
    ['move P.Legio1 Narbo--Massilia', 'unknown-path'],
    ['move P.Legio1 Narbo-Rome', 'no-such-path'],
    ['move P.Legio1 Narbo-Massilia-Narbo', 'no-such-path'],
    ['move P.Legio1 Rome-Tyrrhenum', 'no-such-path'],
    ['embark P.Legio1 Rome-Internum-Antioch', 'no-such-path'],
    ['embark P.Legio1 Tyrrhenum-Rome', 'no-such-path'],
    ['play Venus', 'unknown-card'],
    ['play 5/1', 'unknown-card'],
    ['jupiter Rome red', 'unknown-colour'],
    ['defect Hispanum', 'unknown-city'],
    ['main Genua-Rome-Neapolis', 'no-such-path'],
    ['main Genua-Neapolis', 'no-such-path'],
    ['retreat P.Legio1 Rome', 'no-such-path'],
    ['retreat P.Legio1 Rome-Genua-Massilia', 'no-such-path'],
    ['regroup P.Legio1 Rome-Genua-Massilia', 'no-such-path'],
    ['x'.repeat(201), 'order-too-long'],
  ])('“%s” is refused: %s', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  test('a fault says where in the text it is', () => {
    const order = parseOrder('raise C.Auxilia1 Lutetia');
    expect(order).toEqual({
      ok: false,
      fault: { code: 'unknown-city', message: 'There is no city “Lutetia”.', at: 17 },
    });
  });

  test('no text makes it throw', () => {
    const words = fc.constantFrom(
      'move',
      'embark',
      'retreat',
      'C.Legio7',
      'Rome',
      'Rome-Genua',
      'Tyrrhenum',
      '-',
      '',
      'constructor',
      '__proto__',
      '2/2',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((parts) => parts.join(' ')),
        ),
        (text) => typeof parseOrder(text).ok === 'boolean',
      ),
      { numRuns: 3000 },
    );
    expect(code('constructor')).toBe('unknown-order');
  });
});
