import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileWith, rubicon, rubiconIn, scratch } from './kit.ts';

const COMMANDS = [
  'simulate',
  'replay',
  'verify',
  'show',
  'legal',
  'odds',
  'arena',
  'ladder',
  'admin',
  'backup',
  'restore',
  'drill',
  'doctor',
];

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('“%s” names every command', async (word) => {
    const { code, out, err } = await rubicon(word);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
  });

  test.each(COMMANDS)('of “%s”, in three ways', async (command) => {
    const { code, out } = await rubicon(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`usage: rubicon ${command} `);
    expect(out).toContain('--json');
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect((await rubicon('help', command)).out).toBe(out);
    expect((await rubicon(command, '-h')).out).toBe(out);
  });

  test('without a command it goes to standard error and is wrong usage', async () => {
    const { code, out, err } = await rubicon();
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('usage:');
  });
});

const FILE = 'no-such-directory/game.rubicon'; // nothing here may be written
const WRONG: [argv: string[], code: string, says: string][] = [
  [['simualte'], 'unknown-command', 'Did you mean simulate?'],
  [['verfy', FILE], 'unknown-command', 'Did you mean verify?'],
  [
    ['xylophone'],
    'unknown-command',
    'Commands: simulate, replay, verify, show, legal, odds, stats, analyse, puzzles, arena,',
  ],
  [['help', 'shwo'], 'unknown-command', 'Did you mean show?'],
  [['simulate', '--game', '3'], 'unknown-option', 'Did you mean --games?'],
  [['simulate', '--wings'], 'unknown-option', 'Options: --games, --seed,'],
  [['verify', FILE, '-x'], 'unknown-option', '--json'],
  [['simulate', '--games'], 'missing-value', '--games N'],
  [['simulate', '--games', '--seed', '3'], 'missing-value', '--games N'],
  [['simulate', '--games='], 'missing-value', '--games N'],
  [['simulate', '--games', '0'], 'bad-value', 'from 1 to'],
  [['simulate', '--games', '1e3'], 'bad-value', 'from 1 to'],
  [['simulate', '--seed=-1'], 'bad-value', 'from 0 to 4294967295'],
  [['simulate', '--edition', '3.0'], 'bad-value', '2.0, 1.1, 1.0, all'],
  [['simulate', '--seed', '1', '--seed', '2'], 'option-twice', 'once'],
  [['simulate', '--json=yes'], 'no-value', '--json'],
  [['simulate', 'now'], 'too-many-arguments', '“now”'],
  [['simulate', '--names', 'A,B'], 'needs-save', '--save FILE'],
  [['simulate', '--force'], 'needs-save', '--save FILE'],
  [['simulate', '--save', FILE, '--games', '2'], 'one-game', '--games'],
  [['simulate', '--save', FILE, '--edition', 'all'], 'one-game', '2.0, 1.1, 1.0'],
  [['simulate', '--save', FILE, '--names', 'A'], 'bad-value', 'two names'],
  [['simulate', '--save', FILE, '--names', 'A,B,C'], 'bad-value', 'two names'],
  [['simulate', '--save', FILE, '--names', `${'A'.repeat(61)},B`], 'bad-value', '--names'],
  [['simulate', '--save', FILE, '--secret', 'x'], 'bad-value', '64 hexadecimal digits'],
  [['simulate', '--save', FILE, '--entropy', 'x'], 'bad-value', 'two values'],
  [['simulate', '--save', FILE, '--entropy', 'x,y'], 'bad-value', '64 hexadecimal digits'],
  [['verify'], 'missing-argument', 'usage: rubicon verify'],
  [['show', 'position/1', 'turn=705.1'], 'too-many-arguments', 'quotation marks'],
  [['show', 'position/1', '--as', 'cicero'], 'bad-value', 'caesar, pompey, spectator'],
  [['show', 'position/1', '--at', '3'], 'no-game', '--at'],
  [['legal', 'position/1', '--first-turn', 'pompey'], 'bad-value', 'caesar, cards'],
  [['legal', 'position/1', '--cleopatra-acts', 'now'], 'bad-value', 'next-turn, next-round'],
];

describe('wrong usage exits with 2, a code and what to do', () => {
  test.each(WRONG)('rubicon %j', async (argv, code, says) => {
    const ran = await rubicon(...argv);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(`error[${code}]: `);
    expect(ran.err).toContain(says);
  });

  test('with --json the error is JSON on standard output too', async () => {
    const { code, out, err } = await rubicon('simulate', '--json', '--wings');
    expect(code).toBe(2);
    expect(err).toContain('unknown-option');
    expect(JSON.parse(out)).toEqual({
      error: {
        code: 'unknown-option',
        message: expect.any(String) as string,
        todo: expect.any(String) as string,
      },
    });
  });
});

const noText = new Uint8Array([0xff, 0xfe, 0x00]);
const REFUSED: [name: string, content: string | Uint8Array, code: string][] = [
  ['no text', noText, 'not-text'],
  ['nothing', '', 'not-a-game'],
  ['something else', 'hello\n', 'not-a-game'],
  ['a game of the future', 'rubicon-game/2\nedition: 3.0\n\n', 'future-version'],
  ['half a header', 'rubicon-game/1\nedition: 2.0', 'truncated'],
  ['a header that is none', 'rubicon-game/1\nedition\n\n', 'bad-header'],
  ['far too much', 'x'.repeat(8_000_001), 'file-too-long'],
];

describe('refused files exit with 1 and without a stack trace', () => {
  test.each(REFUSED)('replay: %s', async (_, content, code) => {
    const ran = await rubicon('replay', fileWith(content));
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain(`error[${code}]: `);
    expect(ran.err).not.toContain('    at ');
    expect(ran.err.trimEnd().split('\n')).toHaveLength(2);
    expect((await rubiconIn({ input: content }, 'replay', '-')).err).toContain(`error[${code}]: `);
  });

  test('a missing file, a directory', async () => {
    const dir = scratch();
    expect((await rubicon('verify', path.join(dir, 'none'))).err).toContain('error[no-such-file]');
    expect((await rubicon('show', dir)).err).toContain('error[no-file]');
    expect((await rubicon('legal', 'position')).code).toBe(1);
  });

  test('text from a file cannot control the terminal', async () => {
    const { err, code } = await rubicon('show', 'position/1 \u{1b}[2J\u{202e}=1');
    expect(code).toBe(1);
    expect(err).toContain('bad-field');
    expect(err).not.toContain('\u{1b}');
    expect(err).not.toContain('\u{202e}');
  });
});

test('a bug is reported as one, with a stack trace only on request', async () => {
  const input = new Error('the world is broken');
  const { code, err } = await rubiconIn({ input }, 'show', '-');
  expect(code).toBe(1);
  expect(err).toContain('error[internal]: This is a bug in rubicon');
  expect(err).not.toContain('    at ');
  expect((await rubiconIn({ input, env: { RUBICON_DEBUG: '1' } }, 'show', '-')).err).toContain('    at ');
});
