import { describe, expect, test } from 'vitest';
import { epochOf, playFile } from '../../test/kit/full-game.ts';
import { SeededChance } from '../dice/chance.ts';
import { fold } from '../game/fold.ts';
import { give, newGame } from '../game/game.ts';
import { makeGameFile, parseGameFile, type GameFile } from './game-file.ts';
import { MAX_NOTE } from './note.ts';
import type { Request } from '../game/log.ts';
import { makePosition } from '../position/position.ts';
import { EDITIONS } from '../editions/editions.ts';
import { REVISION } from '../editions/ruleset.ts';
import { makeTime, parseTime } from '../text/time.ts';
import { verifyGame } from './verify.ts';

const game = playFile(
  { edition: '2.0', revision: REVISION, rules: {}, clock: { bankMs: 900_000, incrementMs: 60_000 } },
  'files',
);
const text = makeGameFile(game);

const fault = (changed: string): string => {
  const parsed = parseGameFile(changed);
  return parsed.ok ? 'ok' : `${parsed.fault.code} in line ${parsed.fault.line}: ${parsed.fault.message}`;
};
const codes = (file: GameFile): string[] =>
  verifyGame(file).findings.map(({ code, entry }) => `${code} ${entry ?? '-'}`);

describe('game files', () => {
  test.each(EDITIONS)('%s: what is made is read back, and folds to the same game', (edition) => {
    const rules = {
      firstTurn: 'cards',
      cleopatraActs: 'next-round',
      freeDeployment: true,
      handicap: { side: 'caesar', points: 3 },
    } as const;
    const file = playFile({ edition, revision: REVISION, rules, clock: null }, edition);
    const parsed = parseGameFile(makeGameFile(file));
    expect(parsed).toEqual({ ok: true, file });
    expect(fold(file).result).not.toBeNull();
    expect(codes(file)).toEqual([]);
  });

  test('orders by plan are marked, and are the same orders', () => {
    const entries = game.entries.map((entry, index) =>
      entry.kind === 'order' && index % 3 === 0 ? { ...entry, byPlan: true as const } : entry,
    );
    const file: GameFile = { ...game, entries };
    const made = makeGameFile(file);
    expect(made).toMatch(/ caesar @\d+ plan [a-z]+ /);
    expect(parseGameFile(made)).toEqual({ ok: true, file });
    expect(makePosition(fold(file).state)).toBe(makePosition(fold(game).state));
    const wrong = entries.map((entry) => ('byPlan' in entry ? { ...entry, byPlan: 1 } : entry));
    expect(() => fold({ ...game, entries: wrong as GameFile['entries'] })).toThrow(/byPlan/);
  });

  test('every kind of entry survives', () => {
    const clock = { bankMs: 1000, incrementMs: 1, mostMs: 2000 };
    let { game: table } = newGame(
      { edition: '1.1', revision: REVISION, rules: {}, clock },
      new SeededChance(1),
      5000,
    );
    const requests: [number, Request][] = [
      [5000, { kind: 'pause' }],
      [6001, { kind: 'resume' }],
      [6100, { kind: 'outage', fromMs: 6050 }],
      [6100, { kind: 'epoch', number: 2 }],
      [
        6200,
        {
          kind: 'rebase',
          position: makePosition(table.state),
          reason: 'a “fault” of the \\ rules, "quoted"\nin two lines \ud800',
          revision: 1,
        },
      ],
      [6300, { kind: 'offer-draw', side: 'caesar' }],
      [6300, { kind: 'decline-draw', side: 'pompey' }],
      [9999, { kind: 'flag', side: 'pompey' }],
      [9999, { kind: 'claim-time', side: 'caesar' }],
    ];
    for (const [now, request] of requests) {
      const accepted = give(table, request, new SeededChance(1), now);
      if (!accepted.ok) throw new Error(accepted.message);
      table = accepted.game;
    }
    const file: GameFile = {
      options: table.options,
      players: { caesar: 'A', pompey: 'B' },
      dice: [],
      entries: table.entries,
    };
    expect(parseGameFile(makeGameFile(file))).toEqual({ ok: true, file });
    expect(makeGameFile(file).split('\n').slice(9, 12)).toEqual([
      expect.stringMatching(/^1 \+0\.000 - pause #[0-9a-f]{8}$/),
      expect.stringMatching(/^2 \+1\.001 - resume #/),
      expect.stringMatching(/^3 \+0\.099 - outage 0\.050 #/),
    ]);
  });

  test('an aborted game survives, and is over', () => {
    const started = newGame(
      { edition: '1.1', revision: REVISION, rules: {}, clock: null },
      new SeededChance(1),
      5000,
    );
    const aborted = give(
      started.game,
      { kind: 'abort', reason: 'in the “first” turn, "quoted"' },
      new SeededChance(1),
      6000,
    );
    if (!aborted.ok) throw new Error(aborted.message);
    expect(aborted.game.result).toEqual({ winner: null, reason: 'aborted' });
    const { options, entries } = aborted.game;
    const file: GameFile = { options, players: { caesar: 'A', pompey: 'B' }, dice: [], entries };
    expect(parseGameFile(makeGameFile(file))).toEqual({ ok: true, file });
  });

  test('a name that no file can hold is refused when the file is made', () => {
    for (const caesar of ['', 'x'.repeat(61), 'two\nlines', '\ud800']) {
      expect(() => makeGameFile({ ...game, players: { caesar, pompey: 'B' } })).toThrow(RangeError);
    }
  });

  test.each([{ pompey: 'legatus' }, { caesar: 'tiro', pompey: 'level-9' }])(
    'the sides that a machine plays: %o',
    (machines) => {
      const file = { ...game, machines };
      const made = makeGameFile(file);
      expect(made).toContain(`\npompey-machine: ${machines.pompey}\nstarted: `);
      expect(parseGameFile(made)).toEqual({ ok: true, file });
      expect(codes(file)).toEqual([]);
      expect(text).not.toContain('machine'); // where there is none, files are as they always were
      expect(fault(made.replace(machines.pompey, '"Two words"'))).toContain('“pompey-machine” is a word');
      expect(() => makeGameFile({ ...game, machines: { caesar: 'a\nb' } })).toThrow(RangeError);
    },
  );

  test('notes stand behind their entries, and one that was changed is found', () => {
    const notes = [
      { entry: 0, text: 'A “deal” to "remember" \\ in\ntwo lines' },
      { entry: 7, text: 'x'.repeat(MAX_NOTE) },
      { entry: 7, text: '二' },
      { entry: game.entries.length - 1, text: 'note "1" #00000000' },
    ];
    const file = { ...game, notes };
    const made = makeGameFile(file);
    expect(parseGameFile(made)).toEqual({ ok: true, file });
    expect(codes(file)).toEqual([]);
    const line = made.split('\n').findIndex((each) => each.includes('note "二"'));
    expect(fault(made.replace('note "二"', 'note "三"'))).toContain(`changed in line ${line + 1}`);
    expect(fault(made.replace('note "二"', 'note 二'))).toContain(`bad-entry in line ${line + 1}`);
    expect(fault(made.replace('note "二"', 'note ""'))).toContain('bad-entry');
    expect(fault(made.replace('note "二"', String.raw`note "\u4e8c"`))).toContain('bad-entry');
    const gap = text.split('\n').indexOf('');
    expect(
      fault(
        text
          .split('\n')
          .toSpliced(gap + 1, 0, 'note "early" #00000000')
          .join('\n'),
      ),
    ).toContain(`bad-entry in line ${gap + 2}`);
    for (const wrong of [
      { entry: 1, text: '' },
      { entry: 1, text: 'x'.repeat(MAX_NOTE + 1) },
      { entry: 1, text: '\ud800' },
      { entry: -1, text: 'x' },
      { entry: 0.5, text: 'x' },
      { entry: game.entries.length, text: 'x' },
    ])
      expect(() => makeGameFile({ ...game, notes: [wrong] })).toThrow(RangeError);
  });

  test('one that a person can read', () => {
    expect(text).toMatch(
      /^rubicon-game\/1\nedition: 2\.0\nrevision: 1\nclock: 900000\+60000\ncaesar: "Gaius files"\n/,
    );
    expect(text).toMatch(/\n\d+ \+\d+\.\d{3} pompey @\d+ fire P\.\w+ \[[1-6 ]+\] #[0-9a-f]{8}\n/);
  });

  test('times', () => {
    expect(makeTime(0)).toBe('1970-01-01T00:00:00.000Z');
    for (let day = -20_000; day < 40_000; day += 37) {
      const ms = day * 86_400_000 + ((day * 977) % 86_400) * 1000 + 123;
      expect([makeTime(ms), parseTime(makeTime(ms))]).toEqual([new Date(ms).toISOString(), ms]);
    }
    for (const wrong of ['2026-02-29T00:00:00.000Z', '2026-1-1T00:00:00.000Z', '2026-01-01', ''])
      expect(parseTime(wrong)).toBeUndefined();
  });

  test('what is wrong with a file is said with its line', () => {
    const lines = text.split('\n');
    const gap = lines.indexOf('');
    const change = (line: number, to: string): string => lines.with(line, to).join('\n');
    expect(fault('')).toBe('not-a-game in line 1: A game file begins with “rubicon-game/1”.');
    expect(fault(change(0, 'rubicon-game/2'))).toBe(
      'future-version in line 1: This file is of version 2; this program reads up to 1. Use a newer program.',
    );
    expect(fault(change(0, 'rubicon-game/0'))).toContain('not-a-game');
    expect(fault(change(1, 'edition: 3.0'))).toBe('bad-header in line 2: “edition” is one of 2.0, 1.1, 1.0.');
    expect(fault(change(2, 'revision: 99'))).toContain('future-version in line 3');
    expect(fault(change(3, 'clock: 5'))).toContain('bad-header in line 4: “clock” is two numbers');
    expect(fault(change(4, 'caesar: Gaius'))).toContain('“caesar” is a name in quotation marks');
    expect(fault(change(5, 'caesar: "Twice"'))).toBe('bad-header in line 6: “caesar” stands twice.');
    expect(fault(change(5, 'moon: full'))).toContain(`“pompey” is missing`);
    expect(fault(change(6, 'started: yesterday'))).toContain('bad-header in line 7');
    expect(fault(change(7, 'commitment-1: abc'))).toContain('64 hexadecimal digits');
    expect(fault(change(4, 'no colon'))).toBe('bad-header in line 5: A header line is “name: value”.');
    expect(fault(lines.toSpliced(gap, 0, 'moon: full').join('\n'))).toBe(
      `bad-header in line ${gap + 1}: “moon” is not known.`,
    );
    expect(fault(lines.slice(0, 4).join('\n'))).toBe('truncated in line 4: The file ends in its header.');
    expect(fault(text.slice(0, -20))).toContain('truncated');
    expect(fault(lines.slice(0, gap + 1).join('\n'))).toContain('truncated');
    expect(fault(lines.toSpliced(gap + 5, 1).join('\n'))).toBe(
      `missing-entry in line ${gap + 6}: Here stands entry 5, where entry 4 belongs.`,
    );
    expect(fault(change(gap + 5, lines[gap + 5]!.replace(/ #.*/, '')))).toContain('bad-entry');
    expect(fault(change(gap + 5, '4 hello #00000000'))).toContain('bad-entry');
    expect(fault(text.replace('Gaius', 'Titus'))).toContain('changed');
    expect(fault('rubicon-game/1\n'.padEnd(2_100_000, 'x'))).toContain('file-too-long');
  });

  test('one die, one order, one entry changed: found by the checks of the file, and without them by rules and dice', () => {
    const rolled = game.entries.findIndex(
      ({ kind, rolls }, index) => index > 20 && kind === 'order' && rolls.length > 0,
    );
    const changed = (entries: GameFile['entries']): GameFile => ({ ...game, entries });
    const die = game.entries.with(rolled, {
      ...game.entries[rolled]!,
      rolls: game.entries[rolled]!.rolls.map((roll) => (roll + 1) % 6),
    });
    expect(codes(changed(die))[0]).toMatch(
      /^(?:unfair-roll|not-legal|not-asked|wrong-step|stale-decision|roll-mismatch) \d+$/,
    );
    expect(codes(changed(die)).some((code) => code === `unfair-roll ${rolled}`)).toBe(true);
    const ordered = game.entries.findIndex(
      (entry) => entry.kind === 'order' && entry.order.startsWith('move'),
    );
    const order = game.entries[ordered] as Extract<GameFile['entries'][number], { kind: 'order' }>;
    const other = game.entries.with(ordered, { ...order, order: 'move C.Legio7 Rome-Genua' });
    expect(codes(changed(other))[0]).toBe(`not-legal ${ordered}`);
    const removed = codes(changed(game.entries.toSpliced(ordered, 1)));
    expect(Number(removed[0]!.split(' ')[1])).toBeGreaterThanOrEqual(ordered);
    for (const entries of [die, other, game.entries.toSpliced(ordered, 1)]) {
      const [before, after] = [text, makeGameFile(changed(entries))].map((each) => each.split('\n'));
      const at = after!.findIndex((line, index) => line !== before![index]);
      // The changed line under its old check
      expect(
        fault(before!.with(at, `${after![at]!.replace(/ #.*/, '')} #${before![at]!.slice(-8)}`).join('\n')),
      ).toMatch(new RegExp(`in line ${at + 1}:`));
    }
  });

  test('a broken commitment, a missing or early secret, an unknown epoch are named', () => {
    const [first, second] = game.dice;
    const dice = (epochs: GameFile['dice']): string[] => codes({ ...game, dice: epochs });
    expect(dice([])).toEqual(['no-commitment -', expect.stringMatching(/^no-commitment \d+$/)]);
    expect(dice([{ ...first!, commitment: second!.commitment }, second!])).toEqual(['commitment-broken -']);
    expect(dice([{ ...first!, secret: null }, second!])).toEqual(['no-secret -']);
    expect(dice([first!])).toEqual([expect.stringMatching(/^no-commitment \d+$/)]);
    expect(dice([epochOf('other'), second!])[0]).toBe('unfair-roll 0');
    expect(codes({ ...game, entries: game.entries.slice(0, 30) })).toEqual(['secret-too-early -']);
    const swapped = { caesar: first!.entropies.pompey, pompey: first!.entropies.caesar };
    expect(dice([{ ...first!, entropies: swapped }, second!])[0]).toBe('unfair-roll 0');
  });
});
