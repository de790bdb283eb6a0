import {
  EDITIONS,
  KIND,
  blockIndex,
  type AreaId,
  type BlockId,
  type Event,
  type Ruleset,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { fieldAfter } from './field.ts';
import { momentsOf } from '../../test/kit/random-battles.ts';
import { CLEOPATRA, storyOf, winnerOf, type Story } from './story.ts';

/** Blocks in the battle according to the view, in a comparable form. */
const inFight = (blocks: readonly { block: BlockId; side: string; strength: number }[]): string[] =>
  blocks.map(({ block, side, strength }) => `${block} ${side} ${strength}`).sort();

test.each(EDITIONS)('edition %s: the events of a battle add up to its view', (edition) => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    for (const { table, history } of momentsOf(edition, seed, 2500)) {
      const { view } = table;
      const story = storyOf(history, view);
      if (view.battle === null || view.battle.round === 0) {
        continue;
      }
      const field = fieldAfter(story!, story!.events.length, view.rules);
      const standing = field.fighters.filter(({ gone }) => gone === null);
      const seen = view.stacks
        .filter(({ area, role }) => area === view.battle!.area && role === 'main')
        .flatMap(({ side, blocks }) => blocks!.map((known) => ({ ...known, side })));
      expect(story!.area).toBe(view.battle.area);
      expect(inFight(standing)).toEqual(inFight(seen));
      expect(field.round).toBe(view.battle.round);
      expect(field.attacker).toBe(view.battles.find(({ area }) => area === story!.area)!.attacker);
      expect(
        standing
          .filter(({ acted }) => acted)
          .map(({ block }) => block)
          .sort(),
      ).toEqual(view.battle.acted.filter((block) => standing.some((each) => each.block === block)).sort());
      for (const event of story!.events)
        told.add(event.kind === 'disrupted' && event.swapped ? 'swapped' : event.kind);
    }
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      'disrupted',
      'eliminated',
      'fired',
      'hit',
      'passed',
      'reserves',
      'retreated',
      'round',
      'swapped',
    ]),
  );
});

test('played event by event, a hit takes one step off one block', () => {
  for (const { table, history } of momentsOf('2.0', 11, 1200)) {
    const story = storyOf(history, table.view);
    for (const [index, event] of story?.events.entries() ?? []) {
      const hit = event.kind === 'hit' ? event.block : null;
      const [was, is] = [index, index + 1].map((shown) =>
        fieldAfter(story!, shown, table.view.rules).fighters.find(({ block }) => block === hit),
      );
      const step = hit === null ? 0 : KIND[blockIndex(hit)!] === 'elephant' ? 2 : 1;
      expect((was?.strength ?? 0) - (is?.strength ?? 0)).toBe(step);
      expect((is?.hits ?? 0) - (was?.hits ?? 0)).toBe(hit === null ? 0 : 1);
    }
  }
});

test('the story of a finished battle names its winner, who regroups', () => {
  const over = [...momentsOf('2.0', 11, 2500)].filter(({ table }) => table.view.step === 'regroup');
  expect(over.length).toBeGreaterThan(0);
  for (const { table, history } of over)
    expect(winnerOf(storyOf(history, table.view)!)).toBe(table.view.asked);
});

test.each<[Ruleset['cleopatraActs'], boolean]>([
  ['next-turn', false],
  ['next-round', true],
])('Cleopatra, captured, joins the other side at I; with “%s” she has acted: %s', (cleopatraActs, acted) => {
  const area = 'Alexandria' as AreaId;
  const caesar = 'C.Caesar' as BlockId;
  const events: Event[] = [
    { kind: 'round', area, round: 1 },
    { kind: 'fired', side: 'caesar', block: caesar, dice: [1, 6, 6], hits: 1 },
    { kind: 'hit', side: 'pompey', block: CLEOPATRA, strength: 1 },
    { kind: 'cleopatra-joined', side: 'caesar', area, cause: 'battle' },
  ];
  const blocks = [
    { block: caesar, strength: 3 },
    { block: CLEOPATRA, strength: 1 },
  ];
  const story: Story = {
    number: 1,
    area,
    start: { kind: 'battle', area, attacker: 'caesar', surprise: false, blocks },
    events,
    sides: new Map([
      [caesar, 'caesar'],
      [CLEOPATRA, 'pompey'],
    ]),
  };
  const [first, last] = [3, 4].map((shown) => fieldAfter(story, shown, { cleopatraActs }).fighters[1]);
  expect(first).toMatchObject({ side: 'pompey', strength: 0, hits: 1 });
  expect(last).toMatchObject({ side: 'caesar', strength: 1, hits: 0, acted, gone: null });
});
