import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGameFile, parseGameFile, type GameFile, type LogEntry } from '@rubicon/engine';
import { fileWith, rubicon, rubiconIn, savedGame } from './kit.ts';

interface Finding {
  code: string;
  entry: number | null;
  line?: number;
  message: string;
}
interface Verdict {
  ok: boolean;
  rolls: number;
  entries: number;
  findings: Finding[];
}

let text: string;
let game: GameFile;
let fire: number; // an entry that rolled

beforeAll(async () => {
  text = readFileSync(await savedGame([], 12), 'utf8');
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  game = parsed.file;
  fire = game.entries.findIndex((entry) => entry.kind === 'order' && entry.order.startsWith('fire '));
});

async function verify(content: string): Promise<Verdict & { code: number; said: string }> {
  const { code, out, err } = await rubiconIn({ input: content }, 'verify', '--json', '-');
  expect(err).toBe('');
  const { out: said, code: same } = await rubicon('verify', fileWith(content));
  expect(same).toBe(code);
  return { ...(JSON.parse(out) as Verdict), code, said };
}

/** The game with other entries, its check sums right again: only rules and dice can tell. */
const remade = (change: (entries: LogEntry[]) => void): string => {
  const entries = [...game.entries];
  change(entries);
  return makeGameFile({ ...game, entries });
};

const order = (index: number): Extract<LogEntry, { kind: 'order' }> => {
  const entry = game.entries[index]!;
  if (entry.kind !== 'order') throw new Error(`Entry ${index} is no order.`);
  return entry;
};

test('a fair game passes every check', async () => {
  const { code, ok, findings, entries, rolls, said } = await verify(text);
  expect([code, ok, findings]).toEqual([0, true, []]);
  expect(entries).toBe(game.entries.length);
  expect(rolls).toBe(game.entries.reduce((sum, entry) => sum + entry.rolls.length, 0));
  for (const about of ['file', 'rules', 'commitment', 'rolls']) expect(said).toContain(`ok   ${about}`);
  expect(said).toContain('No problems found.');
});

describe('changed in a text editor', () => {
  const lineOf = (entry: number): number =>
    text.split('\n').findIndex((line) => line.startsWith(`${entry} +`));
  const edited = (entry: number, change: (line: string) => string[]): string =>
    text
      .split('\n')
      .flatMap((line, index) => (index === lineOf(entry) ? change(line) : [line]))
      .join('\n');

  test.each([
    [
      'a die',
      (line: string) => [line.replace(/\[(\d)/, (_, die: string) => `[${(Number(die) % 6) + 1}`)],
      'changed',
    ],
    ['an order', (line: string) => [line.replace('fire', 'pass')], 'changed'],
    ['an entry removed', () => [], 'missing-entry'],
    ['an entry twice', (line: string) => [line, line], 'missing-entry'],
    ['its check sum', (line: string) => [line.replace(/#.*/, '#00000000')], 'changed'],
  ])('%s', async (_, change, code) => {
    const content = edited(fire, change);
    expect(content).not.toBe(text);
    const verdict = await verify(content);
    expect([verdict.code, verdict.ok]).toEqual([1, false]);
    expect(verdict.findings).toHaveLength(1);
    expect(verdict.findings[0]).toMatchObject({ code });
    expect(verdict.findings[0]!.message).toContain(String(fire));
    expect(Math.abs(verdict.findings[0]!.line! - lineOf(fire) - 1)).toBeLessThanOrEqual(1);
    expect(verdict.said).toContain(`(${code})`);
  });

  test('the end cut off', async () => {
    expect(await verify(text.slice(0, -20))).toMatchObject({ code: 1, findings: [{ code: 'truncated' }] });
  });

  test('no game at all', async () => {
    expect(await verify('hello\n')).toMatchObject({ code: 1, findings: [{ code: 'not-a-game', line: 1 }] });
  });
});

describe('changed with recalculated checksums', () => {
  test('a die: the commitment gives another', async () => {
    const [die = 0, ...rest] = order(fire).rolls;
    const verdict = await verify(
      remade((entries) => (entries[fire] = { ...order(fire), rolls: [(die + 1) % 6, ...rest] })),
    );
    expect(verdict.code).toBe(1);
    expect(verdict.findings).toContainEqual(expect.objectContaining({ code: 'unfair-roll', entry: fire }));
    expect(verdict.said).toMatch(new RegExp(`BAD  rolls +Entry ${fire}: a roll`));
  });

  test('the deal', async () => {
    const start = game.entries[0]!;
    const rolls = start.rolls.with(0, (start.rolls[0]! + 1) % 20);
    const verdict = await verify(remade((entries) => (entries[0] = { ...start, rolls })));
    expect(verdict.findings).toContainEqual(expect.objectContaining({ code: 'unfair-roll', entry: 0 }));
  });

  test('an order to another legal one: its rolls no longer fit', async () => {
    const changed = { ...order(fire), order: order(fire).order.replace('fire', 'pass') };
    const verdict = await verify(remade((entries) => (entries[fire] = changed)));
    expect(verdict).toMatchObject({ code: 1, findings: [{ code: 'roll-mismatch', entry: fire }] });
  });

  test.each([10, 40, 90])('order %i to an illegal one', async (index) => {
    const changed = { ...order(index), order: 'move C.Legio7 Rome-Neapolis' };
    const verdict = await verify(remade((entries) => (entries[index] = changed)));
    expect(verdict.code).toBe(1);
    expect(verdict.findings[0]).toMatchObject({ entry: index });
    expect(verdict.said).toMatch(new RegExp(`BAD  rules +Entry ${index}: `));
  });

  test('any entry removed', async () => {
    const last = game.entries.length - 1;
    for (const index of [1, 2, 5, 17, 33, fire, Math.floor(last / 2), last - 1]) {
      const verdict = await verify(remade((entries) => entries.splice(index, 1)));
      expect(verdict.code, `entry ${index}`).toBe(1);
      // The entry in its place does not follow, or one soon after it
      expect(verdict.findings[0]!.entry, `entry ${index}`).toBeGreaterThanOrEqual(index);
      expect(verdict.findings[0]!.entry, `entry ${index}`).toBeLessThanOrEqual(index + 3);
    }
    expect(await verify(remade((entries) => entries.splice(0, 1)))).toMatchObject({
      code: 1,
      findings: [{ code: 'bad-start', entry: 0 }],
    });
    expect(await verify(remade((entries) => entries.splice(last, 1)))).toMatchObject({
      code: 1,
      findings: [{ code: 'secret-too-early', entry: null }],
    });
  });

  test.each([
    ['another secret', { secret: 'c'.repeat(64) }, 'commitment-broken'],
    ['another commitment', { commitment: 'c'.repeat(64) }, 'commitment-broken'],
    ['no secret', { secret: null }, 'no-secret'],
    ['another entropy', { entropies: { caesar: 'c'.repeat(64), pompey: 'b'.repeat(64) } }, 'unfair-roll'],
  ])('%s', async (_, change, code) => {
    const verdict = await verify(makeGameFile({ ...game, dice: [{ ...game.dice[0]!, ...change }] }));
    expect(verdict.code).toBe(1);
    expect(verdict.findings.map((finding) => finding.code)).toContain(code);
    expect(verdict.said).toContain(`(${code})`);
  });

  test('no dice to check', async () => {
    const verdict = await verify(makeGameFile({ ...game, dice: [] }));
    expect(verdict).toMatchObject({ code: 1, rolls: 0, findings: [{ code: 'no-commitment' }] });
  });
});

describe('sides that were bid for', () => {
  /** The saved game has no handicap, as if each had got the side they wanted. */
  const bid = (caesar: number, pompey: number, wanted: 'caesar' | 'pompey' = 'caesar'): string =>
    makeGameFile({
      ...game,
      bids: { caesar: { side: 'caesar', points: caesar }, pompey: { side: wanted, points: pompey } },
    });

  test('are shown with the bids', async () => {
    const { code, said } = await verify(bid(4, 2, 'pompey'));
    const names = [game.players.caesar, game.players.pompey];
    const line = `${names[0]} bid 4 for Caesar, ${names[1]} bid 2 for Pompey: no points are given`;
    expect(code).toBe(0);
    expect(said).toContain(`ok   bids        ${line}`);
    expect((await rubicon('show', fileWith(bid(4, 2, 'pompey')))).out).toContain(`Bids for sides: ${line}.`);
  });

  test.each([
    [bid, 3, 'wrong-handicap'],
    [bid, 9, 'wrong-sides'],
  ])('must follow from them', async (make, theirs, code) => {
    const found = await verify(make(4, theirs));
    expect(found.code).toBe(1);
    expect(found.findings).toMatchObject([{ code, entry: null }]);
    expect(found.said).toContain('BAD  bids');
  });
});
