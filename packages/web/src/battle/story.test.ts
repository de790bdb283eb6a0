import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { expect, test } from 'vitest';
import type { History } from '../authority/table.ts';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';
import { CLEOPATRA, storyOf, winnerOf } from './story.ts';

const [{ table }] = [...momentsOf('2.0', 1, 200)] as [Moment];
const rome = 'Rome' as AreaId;
const legio = 'P.Legio1' as BlockId;
const start = (blocks: readonly BlockId[]): Event => ({
  kind: 'battle',
  area: rome,
  attacker: 'caesar',
  surprise: false,
  blocks: blocks.map((block) => ({ block, strength: 2 })),
});
const annalsOf = (...historyEntries: Event[][]): History => ({
  told: historyEntries.map((events, index) => ({ cursor: index + 1, year: 705, turn: 1, atMs: 0, events })),
  pending: [],
});
const view = { ...table.view, stacks: [] };

test('a story is the last battle, from its start to its end', () => {
  const history = annalsOf(
    [start([legio]), { kind: 'round', area: rome, round: 1 }, { kind: 'won', side: 'pompey', area: rome }],
    [start([]), { kind: 'round', area: rome, round: 1 }],
    [
      { kind: 'won', side: 'caesar', area: rome },
      { kind: 'turn-ended', year: 705, turn: 1 },
    ],
  );
  const story = storyOf(history, view)!;
  expect(story.events.map(({ kind }) => kind)).toEqual(['round', 'won']);
  expect(winnerOf(story)).toBe('caesar');
  expect(storyOf(annalsOf([]), view)).toBeNull();
});

test('colour does not give a block’s side: the first event about it does, then the view, then the winner', () => {
  const fired: Event = { kind: 'fired', side: 'caesar', block: legio, dice: [6, 6], hits: 0 };
  expect(storyOf(annalsOf([start([legio]), fired]), view)!.sides.get(legio)).toBe('caesar');

  const stack = {
    area: rome,
    side: 'caesar',
    colour: 'green',
    moved: false,
    entry: null,
    role: 'main',
    count: 1,
  } as const;
  const seen = { ...view, stacks: [{ ...stack, blocks: [{ block: legio, strength: 2 }] }] };
  expect(storyOf(annalsOf([start([legio])]), seen)!.sides.get(legio)).toBe('caesar');

  const won: Event = { kind: 'won', side: 'caesar', area: rome };
  expect(storyOf(annalsOf([start([legio]), won]), view)!.sides.get(legio)).toBe('caesar');
});

test('Cleopatra starts with the side she leaves', () => {
  const joined: Event = { kind: 'cleopatra-joined', side: 'caesar', area: rome, cause: 'battle' };
  const fired: Event = { kind: 'fired', side: 'caesar', block: CLEOPATRA, dice: [6], hits: 0 };
  expect(storyOf(annalsOf([start([CLEOPATRA]), joined, fired]), view)!.sides.get(CLEOPATRA)).toBe('pompey');
});
