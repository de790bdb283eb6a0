import { describe, expect, test } from 'vitest';
import {
  STEPS,
  VIEWERS,
  askedSides,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  viewFor,
  type State,
  type View,
} from '@rubicon/engine';
import { labelsByRow } from '../src/map/map-layout.ts';
import { roman } from '@rubicon/words';
import { fileWith, plain, positions, rubicon, rubiconIn, savedGame, type Position } from './kit.ts';

const POSITIONS = positions(20);
const named = [...POSITIONS];

test('positions of all steps are shown', () => {
  const steps = new Set([...POSITIONS.keys()].map((name) => name.split(' ')[1]));
  expect(steps).toEqual(new Set(STEPS.slice(0, STEPS.indexOf('over') + 1)));
});

function stateOf({ line, edition }: Position): State {
  const parsed = parsePosition(line, rulesFor(edition));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const tooWide = (out: string): string[] => out.split('\n').filter((line) => line.length > 100);

describe.each(named)('%s', (_, position) => {
  const { edition, line } = position;
  const state = stateOf(position);
  const all = viewFor(state, 'spectator', true);

  test('is shown whole', async () => {
    const { code, out, err } = await rubicon('show', line, '--edition', edition);
    expect([code, err]).toEqual([0, '']);
    expect(tooWide(out)).toEqual([]);
    expect(out).not.toMatch(/undefined|null|NaN/);
    for (const { area, blocks } of all.stacks) {
      expect(out).toContain(`\n  ${area} `);
      for (const { block, strength } of blocks!) expect(out).toContain(`${block} ${roman(strength)}`);
    }
    for (const side of ['caesar', 'pompey'] as const) {
      expect(out).toContain(`(${side === 'caesar' ? 'C' : 'P'}) ${all.points[side]} VP`);
      expect(out).toContain(`hand ${all.cards.hands[side]!.join(' ') || 'empty'}`);
      for (const block of all.pools[side].blocks!) expect(out).toContain(block);
    }
    const asked = askedSides(state);
    const who = asked.map((side) => (side === 'caesar' ? 'Caesar' : 'Pompey')).join(' and ');
    expect(out.includes(`${who} must decide`)).toBe(asked.length > 0);
  });

  test('has every occupied area on the map, with its counts', async () => {
    const { out } = await rubicon('show', line, '--edition', edition);
    const map = out.split('\n\n')[1]!.split('\n');
    for (const [row, labels] of labelsByRow()) {
      for (const { place, name, column } of labels) {
        const here = all.stacks.filter(({ area }) => area === place.area);
        const count = (side: string): number =>
          here.reduce((sum, stack) => sum + (stack.side === side ? stack.count : 0), 0);
        const digit = (letter: string, many: number): string =>
          many === 0 ? '' : `${letter}${many > 9 ? '+' : many}`;
        const counts = digit('C', count('caesar')) + digit('P', count('pompey'));
        const label = place.value > 0 ? name.toUpperCase() : name;
        const blank = counts.length === 2 ? ' ' : '';
        expect(map[row]!.slice(column)).toMatch(
          new RegExp(`^${label}${blank}${counts.replaceAll('+', '\\+')}(?![CP\\d+])`),
        );
      }
    }
  });

  test.each(VIEWERS)('is shown to %s without hidden information', async (viewer) => {
    const view = viewFor(state, viewer);
    const { code, out } = await rubicon('show', line, '--edition', edition, '--as', viewer);
    expect(code).toBe(0);
    expect(tooWide(out)).toEqual([]);
    const known = new Set(JSON.stringify(view).match(/[CP]\.\w+|Cleopatra/g));
    for (const [block] of out.matchAll(/\b[CP]\.\w+|Cleopatra/g)) expect(known).toContain(block);
    const json = await rubicon('show', line, '--edition', edition, '--as', viewer, '--json');
    expect(JSON.parse(json.out)).toEqual(JSON.parse(JSON.stringify({ asked: askedSides(state), view })));
  });

  test('has its legal orders listed', async () => {
    const texts = askedSides(state).flatMap((side) =>
      legalOrders(state, side).map((order) => makeOrder(state, order)),
    );
    const json = await rubicon('legal', line, '--edition', edition, '--json');
    expect(json.code).toBe(0);
    const { count, asked, sides } = JSON.parse(json.out) as {
      count: number;
      asked: string[];
      sides: {
        count: number;
        kinds: { kind: string; count: number; groups: { count: number; orders: string[] }[] }[];
      }[];
    };
    expect(asked).toEqual(askedSides(state));
    expect(count).toBe(texts.length);
    const listed = sides.flatMap(({ kinds }) =>
      kinds.flatMap(({ groups }) => groups.flatMap(({ orders }) => orders)),
    );
    expect(listed.toSorted()).toEqual(texts.toSorted());
    for (const { count: ofSide, kinds } of sides) {
      expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(ofSide);
      for (const { count: ofKind, groups } of kinds)
        expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(ofKind);
    }
    const { code, out } = await rubicon('legal', line, '--edition', edition);
    expect(code).toBe(0);
    expect(tooWide(out)).toEqual([]);
    for (const text of texts) for (const word of text.split(' ')) expect(out).toContain(word);
  });
});

const [, first] = named[0]!;

test('a position comes as an argument, in a file or from standard input', async () => {
  const { out } = await rubicon('show', first.line, '--edition', first.edition);
  expect((await rubicon('show', fileWith(`${first.line}\n`), '--edition', first.edition)).out).toBe(out);
  expect((await rubiconIn({ input: first.line }, 'show', '-', '--edition', first.edition)).out).toBe(out);
});

test('a game is shown after its last entry, with its own rules', async () => {
  const file = await savedGame(['--edition', '1.1']);
  const shown = JSON.parse((await rubicon('show', file, '--at', '30', '--json')).out) as { view: View };
  expect(shown.view.rules.edition).toBe('1.1');
  expect((await rubicon('show', file)).out).toContain('step over');
  expect((await rubicon('legal', file)).out).toBe('No legal orders: the game is over.\n');
  expect((await rubicon('legal', file, '--at', '30')).out).toMatch(/^(Caesar|Pompey) has \d+ legal order/);
  const twice = await rubicon('show', file, '--edition', '2.0');
  expect(twice.code).toBe(2);
  expect(twice.err).toContain('error[rules-in-file]');
});

test('a viewer of a game sees what was visible then, not pending orders of the other side', async () => {
  const file = await savedGame();
  for (const at of ['7', '9', '35', '60', '61']) {
    for (const viewer of VIEWERS) {
      const shown = JSON.parse((await rubicon('show', file, '--at', at, '--as', viewer, '--json')).out) as {
        view: View;
      };
      const told = JSON.parse((await rubicon('replay', file, '--at', at, '--as', viewer, '--json')).out) as {
        view: View;
      };
      expect(shown.view).toEqual(told.view);
    }
  }
});

test('rule options can be set besides the edition', async () => {
  const { out } = await rubicon(
    'show',
    first.line,
    '--first-turn',
    'cards',
    '--cleopatra-acts',
    'next-round',
    '--json',
  );
  const { view } = JSON.parse(out) as { view: View };
  expect(view.rules).toMatchObject({ edition: '2.0', firstTurn: 'cards', cleopatraActs: 'next-round' });
});

test.each([
  ['no field', 'position/1 turn=705.1 colour=red', 'bad-field', 'character 23'],
  ['a field missing', 'position/1 turn=705.1', 'impossible-position', 'step'],
  [
    'not one of this game',
    'position/1 turn=705.1 step=battle asked=caesar hands=-,-',
    'impossible-position',
    'Cleopatra',
  ],
])('an invalid position: %s', async (_, line, code, says) => {
  for (const command of ['show', 'legal']) {
    const ran = await rubicon(command, line);
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain(`error[${code}]`);
    expect(ran.err).toContain(says);
    expect(ran.err).toContain('docs/notation.md');
  }
});

describe('colour', () => {
  const escape = '\u{1b}[';
  test.each([
    ['a terminal', { outIsTerminal: true }, [], true],
    ['a terminal with NO_COLOR', { outIsTerminal: true, env: { NO_COLOR: '1' } }, [], false],
    ['a terminal that cannot', { outIsTerminal: true, env: { TERM: 'dumb' } }, [], false],
    ['a pipe', {}, [], false],
    ['a pipe with --color', {}, ['--color'], true],
    ['NO_COLOR, but asked for', { env: { NO_COLOR: '1' } }, ['--color'], true],
  ])('%s', async (_, world, options, is) => {
    const { out } = await rubiconIn(world, 'show', first.line, '--edition', first.edition, ...options);
    expect(out.includes(escape)).toBe(is);
    expect(plain(out)).toBe((await rubicon('show', first.line, '--edition', first.edition)).out);
  });
});
