import { expect, test } from 'vitest';
import { choiceOf } from '../authority/choice.ts';
import { nextOf, volleyAt, type Volley } from './fast.ts';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';

interface Shot extends Moment {
  readonly volley: Volley;
  readonly order: string | null; // null: the volley is over
}

/** A game in which every battle turn that allows a volley uses it. */
function shotsOf(seed: number): Shot[] {
  const shots: Shot[] = [];
  let volley: Volley | null = null;
  const player = (moment: Moment): string | null => {
    const { view } = moment.table;
    if (volley !== null && nextOf(volley, view, moment.choices) === null) {
      shots.push({ ...moment, volley, order: null });
      volley = null;
    }
    volley ??= volleyAt(view, moment.choices);
    if (volley === null) return null;
    const order = nextOf(volley, view, moment.choices);
    shots.push({ ...moment, volley, order });
    return order;
  };
  for (const _ of momentsOf('2.0', seed, 2500, player));
  return shots;
}

const isIn = ({ table: { view }, volley }: Shot): boolean =>
  view.asked === volley.side &&
  view.battle?.area === volley.area &&
  view.battle.round === volley.round &&
  view.battle.turn === volley.turn;

test.each([1, 2, 3, 4])(
  'game %i: a volley only fires, only for its side, only in its battle turn',
  (seed) => {
    const fired = shotsOf(seed).filter(({ order }) => order !== null);
    expect(fired.length).toBeGreaterThan(10);
    for (const shot of fired) {
      expect(choiceOf(shot.order!).kind).toBe('fire');
      expect(shot.choices.map(({ text }) => text)).toContain(shot.order);
      expect(isIn(shot)).toBe(true);
    }
  },
);

test.each([1, 2, 3, 4])('game %i: it ends with its battle turn, or where a hit must be assigned', (seed) => {
  const ends = shotsOf(seed).filter(({ order }) => order === null);
  expect(ends.some(({ table }) => table.view.step === 'hits')).toBe(true);
  for (const shot of ends) expect(shot.table.view.step === 'hits' || !isIn(shot)).toBe(true);
});

test('there is no volley for one block, for hits, or outside a battle', () => {
  for (const { table, choices } of momentsOf('2.0', 9, 1500)) {
    const fires = choices.filter(({ kind }) => kind === 'fire').length;
    expect(volleyAt(table.view, choices) === null).toBe(fires < 2);
  }
});
