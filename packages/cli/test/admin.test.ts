// The commands of an administrator, beside a whole server and without one.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SeededChance, makePosition, rulesFor, startGame } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { noSite, readConfig, silentLog, startServer, type Running } from '@rubicon/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rubiconIn, scratch, type Ran } from './kit.ts';

let dataDir = '';
let running: Running | null = null;

beforeEach(() => {
  dataDir = path.join(scratch(), 'data');
});
afterEach(() => stop());

const admin = (...argv: string[]): Promise<Ran> => rubiconIn({ env: { DATA_DIR: dataDir } }, ...argv);

async function start(): Promise<string> {
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'no', MACHINE_WORKERS: '1', LOG_LEVEL: 'silent' };
  running = await startServer(readConfig(env), noSite, silentLog);
  return running.url;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

/** A person at the server, and the means to ask in their name. */
async function guest(
  url: string,
  name: string,
): Promise<(address: string, body: unknown) => Promise<Response>> {
  const post = (address: string, body: unknown, cookie = '') =>
    fetch(`${url}/api/2${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...(cookie !== '' && { cookie }) },
      body: JSON.stringify(body),
    });
  const [cookie] = (await post('/guest', { name })).headers.getSetCookie();
  return (address, body) => post(address, body, cookie!.split(';')[0]);
}

/** A running game of Ann against Ben. */
async function begun(url: string): Promise<GameId> {
  const [ann, ben] = [await guest(url, 'Ann'), await guest(url, 'Ben')];
  const made = await ann('/games', {
    edition: '2.0',
    rules: {},
    side: 'caesar',
    opponent: { kind: 'open' },
    pace: { kind: 'none' },
    aids: { odds: true, hints: true, intel: true, undo: true },
    visibility: 'public',
  });
  const { card } = (await made.json()) as { card: { game: GameId } };
  await ben(`/games/${card.game}/join`, {});
  for (const each of [ann, ben])
    await each(`/games/${card.game}/start`, { entropy: randomBytes(32).toString('hex') });
  return card.game;
}

const statusOf = async (url: string, game: GameId): Promise<string> => {
  const update = (await (await fetch(`${url}/api/2/games/${game}`)).json()) as {
    table: { card: { status: string } };
  };
  return update.table.card.status;
};

describe('with a running server', () => {
  test('people and games are listed', async () => {
    const game = await begun(await start());
    const people = await admin('admin', 'people');
    expect([people.code, people.err]).toEqual([0, '']);
    expect(people.out).toMatch(/^Ann {23}\d{4}-\d\d-\d\d \d\d:\d\d {2}guest/m);
    expect(people.out).toContain('2 people.');
    const games = await admin('admin', 'games', '--status', 'running');
    expect(games.out).toMatch(new RegExp(`^${game}  running  705\\.1  .*  Ann – Ben\n1 game\\.\n$`));
    const { games: all } = JSON.parse((await admin('admin', 'games', '--json')).out) as { games: object[] };
    expect(all).toEqual([expect.objectContaining({ id: game, players: { caesar: 'Ann', pompey: 'Ben' } })]);
    expect((await admin('admin', 'games', '--status', 'over')).out).toBe('0 games.\n');
  });

  test('reports are listed with their chat and resolved; a muted account cannot chat', async () => {
    const url = await start();
    const game = await begun(url);
    const eve = await guest(url, 'Eve');
    const tell = (text: string) => eve(`/games/${game}/chat`, { room: 'spectators', text });
    await tell('Ave');
    await tell('You\n  are fools');
    const found = await fetch(`${url}/api/2/games/${game}/chat?room=spectators`);
    const { lines } = (await found.json()) as { lines: { person: string; number: number }[] };
    const line = { game, room: 'spectators', number: lines[1]!.number };
    const gaia = await guest(url, 'Gaia');
    await gaia('/reports', { person: lines[0]!.person, reason: 'abuse', text: 'Rude.', line });
    const { out } = await admin('admin', 'reports');
    expect(out).toMatch(/^[\da-f]{8} {2}.* {2}Gaia about Eve: abuse\. Rude\.$/m);
    expect(out).toMatch(/^ {4}.* {2}Eve: Ave\n {2}→ .* {2}Eve: You are fools$/m);
    expect(out).toContain('1 report.');
    const id = out.slice(0, 8);
    expect(await admin('admin', 'resolve', id)).toMatchObject({ code: 2 });
    expect((await admin('admin', 'resolve', id, '--note', 'Muted.')).out).toBe(
      'Resolved the report about Eve.\n',
    );
    expect((await admin('admin', 'reports')).out).toBe('0 reports.\n');
    expect((await admin('admin', 'reports', '--resolved')).out).toContain('Resolved: Muted.');
    expect((await admin('admin', 'resolve', id, '--note', 'x')).err).toContain('no-report');
    expect((await admin('admin', 'mute', 'Eve', '--days', '2')).out).toMatch(/^Muted Eve until /);
    expect((await tell('Still here')).status).toBe(403);
    expect((await admin('admin', 'unmute', 'Eve')).out).toBe('Unmuted Eve.\n');
    expect((await tell('Back')).status).toBe(201);
  });

  test('a ban takes effect at once', async () => {
    const url = await start();
    const ann = await guest(url, 'Ann');
    expect((await ann('/me/tokens', { label: 'bot' })).status).toBe(201);
    expect((await admin('admin', 'ban', 'ann')).out).toBe('Banned Ann.\n');
    await expect
      .poll(async () => (await ann('/me/tokens', { label: 'bot' })).status, { timeout: 30_000 })
      .toBe(401);
    expect((await admin('admin', 'people')).out).toContain('  banned ');
    expect((await admin('admin', 'unban', 'Ann')).out).toBe('Unbanned Ann.\n');
    expect((await admin('admin', 'people')).out).not.toContain('  banned ');
    const nobody = await admin('admin', 'ban', 'Nemo');
    expect(nobody.code).toBe(1);
    expect(nobody.err).toContain('error[no-person]');
  });

  test('a game continues from another position, and is aborted', async () => {
    const url = await start();
    const game = await begun(url);
    const bad = await admin('admin', 'rebase', game, '--position', '-', '--reason', 'A fault.');
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('error[bad-position]');
    const file = path.join(scratch(), 'position');
    writeFileSync(file, `${makePosition(startGame(rulesFor('2.0'), new SeededChance(1)).state)}\n`);
    const rebased = await admin('admin', 'rebase', game, '--position', file, '--reason', 'A fault.');
    expect([rebased.out, rebased.code]).toEqual(['The game continues from this position.\n', 0]);
    const ended = await admin('admin', 'end', game, '--reason', 'Both have left.', '--json');
    expect([ended.out, ended.code]).toEqual(['{"done":true}\n', 0]);
    expect(await statusOf(url, game)).toBe('aborted');
    const again = await admin('admin', 'end', game, '--reason', 'Once more.');
    expect(again.code).toBe(1);
    expect((await admin('admin', 'end', 'none', '--reason', 'x')).err).toContain('error[no-game]');
  });

  test('all games are checked; a broken one is reported with exit code 1', async () => {
    const game = await begun(await start());
    const fine = await rubiconIn({ env: { DATA_DIR: dataDir }, errIsTerminal: true }, 'admin', 'check');
    expect([fine.code, fine.out]).toEqual([0, '1 game checked. No problems found.\n']);
    expect(fine.err).toContain('1 of 1 games');
    await stop();
    const db = new DatabaseSync(path.join(dataDir, 'rubicon.sqlite'));
    db.prepare(`update entries set text = '{"kind":"resume","rolls":[],"atMs":1}' where game = ?`).run(game);
    db.close();
    const broken = await admin('admin', 'check');
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(new RegExp(`^BAD  ${game}  Entry 0: .*\n1 game checked. Problems in 1 game`));
    const json = JSON.parse((await admin('admin', 'check', '--json')).out) as object;
    expect(json).toMatchObject({ ok: false, checked: 1, stopped: false, broken: [{ id: game }] });
  });

  test('a backup is made while the server runs, and restored when it is stopped', async () => {
    const url = await start();
    const game = await begun(url);
    const file = path.join(scratch(), 'copy.sqlite');
    const made = await admin('backup', file);
    expect([made.out, made.err]).toEqual([`Backup written to ${file}.\n`, '']);
    expect((await admin('backup', file)).err).toContain('error[file-exists]');
    await guest(url, 'Carbo');
    expect((await admin('restore', file)).err).toContain('error[in-use]');
    await stop();

    const put = await admin('restore', file);
    expect(put.code).toBe(0);
    expect(put.out).toMatch(
      /^Restored .*\.\nThe previous database is now .*rubicon-before-\d{8}T\d{6}Z\.sqlite\.\n$/,
    );
    expect((await admin('admin', 'people')).out).not.toContain('Carbo');
    expect(readdirSync(dataDir).some((name) => name.startsWith('rubicon-before-'))).toBe(true);
    const again = await start();
    expect(await statusOf(again, game)).toBe('running');
    const { table } = (await (await fetch(`${again}/api/2/games/${game}`)).json()) as {
      table: { dice: object[] };
    };
    expect(table.dice).toHaveLength(2);
  });

  test('an invitation is a code', async () => {
    await start();
    expect((await admin('admin', 'invite')).out).toMatch(/^[\w-]{16}\n$/);
    expect(JSON.parse((await admin('admin', 'invite', '--json')).out)).toEqual({
      code: expect.stringMatching(/^[\w-]{16}$/) as string,
    });
    expect((await admin('admin', 'restored')).out).toContain('new dice');
  });
});

describe('without a server', () => {
  test('without a database, nothing is created', async () => {
    for (const argv of [
      ['admin', 'people'],
      ['backup', path.join(scratch(), 'copy')],
    ]) {
      const { code, err } = await admin(...argv);
      expect(code).toBe(1);
      expect(err).toContain('error[no-database]');
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a request waits for the next server', async () => {
    const game = await begun(await start());
    await stop();
    const { out, code } = await admin('admin', 'end', game, '--reason', 'Both have left.');
    expect([out, code]).toEqual(['No server has answered yet. It will be done when one runs.\n', 0]);
    const url = await start();
    await expect.poll(() => statusOf(url, game), { timeout: 30_000 }).toBe('aborted');
  });
});

const WRONG: [argv: string[], code: string, says: string][] = [
  [['admin'], 'unknown-command', 'Subcommands: people, ban,'],
  [['admin', 'poeple'], 'unknown-command', 'Did you mean people?'],
  [['admin', 'end'], 'missing-argument', 'usage: rubicon admin end GAME'],
  [['admin', 'end', 'x'], 'missing-option', '--reason TEXT'],
  [['admin', 'rebase', 'x', '--reason', 'y'], 'missing-option', '--position FILE'],
  [['admin', 'games', '--status', 'lost'], 'bad-value', 'waiting, running, over, aborted'],
  [['backup'], 'missing-argument', 'usage: rubicon backup FILE'],
  [['restore'], 'missing-argument', 'usage: rubicon restore FILE'],
];

test.each(WRONG)('wrong usage: rubicon %j', async (argv, code, says) => {
  const ran = await admin(...argv);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain(`error[${code}]: `);
  expect(ran.err).toContain(says);
});

test('an invalid environment is wrong usage', async () => {
  const { code, err } = await rubiconIn({ env: { DATABASE_URL: 'mysql://x' } }, 'admin', 'people');
  expect(code).toBe(2);
  expect(err).toContain('error[bad-environment]: DATABASE_URL');
});

test.each(['people', 'ban', 'unban', 'invite', 'games', 'end', 'rebase', 'check', 'restored'])(
  'help of “admin %s”',
  async (word) => {
    const { out, code } = await admin('admin', word, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`usage: rubicon admin ${word} `);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  },
);

describe('mail', () => {
  /** Takes one letter, or refuses it. */
  async function mailServer(takes: boolean): Promise<{ url: string; taken: string[]; stop: () => void }> {
    const taken: string[] = [];
    const server = createServer((socket) => {
      let isData = false;
      socket.write('220 here\r\n');
      socket.on('error', () => socket.destroy());
      socket.on('data', (data) => {
        const text = data.toString();
        if (isData) taken.push(text);
        const isEnd = isData && text.endsWith('\r\n.\r\n');
        if (text.startsWith('DATA')) isData = true;
        else if (isEnd) isData = false;
        const refuses = !takes && text.startsWith('RCPT');
        if (!isData || text.startsWith('DATA'))
          socket.write(
            refuses ? '550 not here\r\n' : text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n',
          );
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, taken, stop: () => server.close() };
  }

  const mailTest = (env: Record<string, string>, ...argv: string[]) =>
    rubiconIn({ env }, 'mail-test', ...argv);

  test('a test email is accepted, or the error of the mail server is printed', async () => {
    const good = await mailServer(true);
    const env = { MAIL_FROM: 'Rubicon <rubicon@mail.example>', PUBLIC_URL: 'https://rubicon.example' };
    const sent = await mailTest({ ...env, SMTP_URL: good.url }, 'me@mail.example');
    expect([sent.code, sent.err]).toEqual([0, '']);
    expect(sent.out).toContain('accepted the email to me@mail.example');
    expect(good.taken.join('')).toContain('Subject: A test of mail');
    good.stop();
    const bad = await mailServer(false);
    const refused = await mailTest({ ...env, SMTP_URL: bad.url }, 'me@mail.example');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('not here')]);
    bad.stop();
  });

  test('missing settings and an invalid address are reported', async () => {
    expect((await mailTest({}, 'me@mail.example')).err).toContain('no-mail');
    expect((await mailTest({ SMTP_URL: 'smtp://127.0.0.1' }, 'me@mail.example')).err).toContain('MAIL_FROM');
    expect(await mailTest({}, 'nonsense')).toMatchObject({ code: 2 });
  });
});
