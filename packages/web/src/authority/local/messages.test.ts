import { describe, expect, test } from 'vitest';
import { Refused } from '../authority.ts';
import { decodeCall } from './messages.ts';

const game = '0123456789abcdef0123456789abcdef';
const wanted = {
  edition: '2.0',
  rules: {},
  players: { caesar: 'Ann', pompey: 'Bo' },
  machines: { caesar: null, pompey: 'legatus' },
};

describe('decodeCall', () => {
  test.each([
    { method: 'games', args: [] },
    { method: 'create', args: [{ ...wanted, rules: { handicap: { side: 'caesar', points: 2 } } }] },
    { method: 'create', args: [{ ...wanted, rules: { handicap: null, freeDeployment: true } }] },
    { method: 'load', args: [new Blob(['x'])] },
    { method: 'sit', args: [game, 'spectator'] },
    { method: 'ask', args: [{ kind: 'order', decision: 3, order: 'done' }] },
    { method: 'ask', args: [{ kind: 'undo', scope: 'phase' }] },
    { method: 'ask', args: [{ kind: 'resign' }] },
    { method: 'act', args: [] },
    { method: 'odds', args: [['move C.Caesar Ravenna-Rome']] },
    { method: 'hints', args: [3] },
    { method: 'recall', args: [4] },
  ])('accepts %j', (call) => {
    expect(decodeCall({ id: 1, ...call })).toEqual(call);
  });

  test.each([
    null,
    'games',
    { method: 'games' },
    { method: 'games', args: [1] },
    { method: 'toString', args: [] },
    { method: '__proto__', args: [] },
    { method: 'create', args: [{ ...wanted, edition: '3.0' }] },
    { method: 'create', args: [{ ...wanted, clock: null }] },
    { method: 'create', args: [{ ...wanted, rules: { handicap: { side: 'nero', points: 2 } } }] },
    { method: 'create', args: [{ ...wanted, rules: { cheat: true } }] },
    { method: 'create', args: [{ ...wanted, players: { caesar: 'Ann' } }] },
    { method: 'create', args: [{ ...wanted, machines: { caesar: null, pompey: 'consul' } }] },
    { method: 'load', args: ['rubicon-game/1'] },
    { method: 'sit', args: [game, 'nero'] },
    { method: 'sit', args: ['x', 'caesar'] },
    { method: 'ask', args: [{ kind: 'epoch', number: 2 }] },
    { method: 'ask', args: [{ kind: 'resign', side: 'pompey' }] },
    { method: 'ask', args: [{ kind: 'order', decision: -1, order: 'done' }] },
    { method: 'ask', args: [{ kind: 'undo', scope: 'game' }] },
    { method: 'preview', args: [null] },
    { method: 'odds', args: [] },
    { method: 'hints', args: ['all'] },
    { method: 'recall', args: [1.5] },
  ])('refuses %j', (data) => {
    expect(() => decodeCall(data)).toThrow(Refused);
  });
});
