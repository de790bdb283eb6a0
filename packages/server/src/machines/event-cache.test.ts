import { SeededChance, type Event } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { eventCache } from './event-cache.ts';
import { askingGame } from '../../test/machine-kit.ts';

test('a process that applies what is sent knows all events, also after undo', () => {
  const known = eventCache(2);
  const remembered = new Map<string, Event[]>();
  const table = askingGame(3);
  const chance = new SeededChance(9);
  let sent = 0;
  let all = 0;
  let again = 0;
  for (let count = 0; count < 200 && table.game().result === null; count++) {
    const { side, told } = table.request();
    const { after, told: rest, forget } = known.missing(side, told);
    for (const name of forget) remembered.delete(name);
    if (after === 0) {
      remembered.set(side, []);
      again += 1;
    }
    remembered.get(side)!.push(...rest);
    expect(remembered.get(side)).toEqual(told);
    sent += rest.length;
    all += told.length;
    if (chance.roll(5) > 0 || !table.undo()) table.order(table.any());
  }
  expect(again).toBeGreaterThan(10); // undone events are dropped
  expect(sent).toBeLessThan(all / 2);
});

test('the least recently asked players are dropped', () => {
  const known = eventCache(2);
  const deployed: Event[] = [{ kind: 'deployed' }];
  expect(known.missing('a', deployed).forget).toEqual([]);
  known.missing('b', deployed);
  expect(known.missing('a', deployed)).toEqual({ after: 1, told: [], forget: [] });
  expect(known.missing('c', deployed).forget).toEqual(['b']);
  expect(['a', 'b', 'c'].map((name) => known.has(name))).toEqual([true, false, true]);
  known.forget('a');
  expect(known.missing('a', deployed)).toEqual({ after: 0, told: deployed, forget: [] });
});
