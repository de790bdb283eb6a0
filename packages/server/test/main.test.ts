import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { begun, dial, entropy, guest, withToken } from './live-kit.ts';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');

const dirs: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

interface Process {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly exited: Promise<number | null>;
  /** The address it prints. */
  readonly url: () => Promise<string>;
}

function start(env: Record<string, string>): Process {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', MACHINE_WORKERS: '1', RATE_LIMITS: 'no', ...env },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('exit', resolve);
  const find = (): string | undefined => /Rubicon is at (\S+)/.exec(said)?.[1];
  return {
    child,
    said: () => said,
    exited: promise,
    url: async () => {
      await expect.poll(find, { timeout: 60_000 }).toBeDefined();
      return find()!;
    },
  };
}

const newDir = (): string => {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-main-'));
  dirs.push(dir);
  return dir;
};

test('it starts as configured, keeps its secrets, and stops when it should', async () => {
  const metricsToken = 'open-sesame-open-sesame';
  const server = start({ DATA_DIR: newDir(), LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken });
  const url = await server.url();
  const [gaia, livia] = [await guest(url, 'Gaia'), await guest(url, 'Livia')];
  const password = 'correct horse battery staple';
  await gaia.done('PUT', '/me/password', { password });
  const program = await withToken(livia);
  const game = await begun(gaia, program);
  await gaia.done('PUT', `/games/${game}/notes`, { text: 'the ides of March' });
  const given = entropy();
  await gaia.send('POST', `/games/${game}/start`, { entropy: given });
  const line = await dial(gaia);
  line.say({ kind: 'watch', watch: 1, game, after: 0 });
  await expect.poll(() => line.heard.some(({ kind }) => kind === 'update')).toBe(true);

  server.child.kill('SIGTERM');
  expect(await line.closed).toBe(1001);
  expect(line.heard.at(-1)).toMatchObject({ kind: 'bye', code: 'stopping' });
  expect(await server.exited).toBe(0);
  const secrets = [
    password,
    gaia.credentials['cookie']!.split('=')[1]!,
    program.credentials['authorization']!.split(' ')[1]!,
    metricsToken,
    given,
    'ides of March',
    'remoteAddress',
  ];
  const said = server.said();
  expect(said).toContain('"route":"/api/2/games/:game/notes"');
  for (const secret of secrets) expect(said).not.toContain(secret);
  for (const text of said
    .trim()
    .split('\n')
    .filter((each) => !each.startsWith('Rubicon is at')))
    expect(JSON.parse(text)).toMatchObject({ level: expect.stringMatching(/debug|info/) as unknown });
});

test('a second interrupt does not wait for others', async () => {
  const server = start({ DATA_DIR: newDir(), LOG_LEVEL: 'silent' });
  const { port } = new URL(await server.url());
  const slow = connect(Number(port), '127.0.0.1');
  slow.on('error', () => {});
  slow.write('POST /api/2/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
  slow.write('content-length: 100\r\n\r\n{');
  await new Promise((resolve) => void setTimeout(resolve, 300));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => void setTimeout(resolve, 1000));
  server.child.kill('SIGINT');
  expect(await server.exited).toBe(1);
  slow.destroy();
});

test.each([
  [{ PORT: 'eighty', CLOSED: 'perhaps' }, /PORT is eighty.*\nCLOSED is perhaps/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is set, but it should be/],
])('what is set wrongly is said, and nothing is opened', async (env, sentence) => {
  const server = start(env);
  expect(await server.exited).toBe(1);
  expect(server.said()).toMatch(sentence);
});

test('a port and a folder in use are reported in a sentence', async () => {
  const dir = newDir();
  const first = start({ DATA_DIR: dir, LOG_LEVEL: 'silent' });
  const { port } = new URL(await first.url());
  const samePort = start({ DATA_DIR: newDir(), PORT: port, LOG_LEVEL: 'silent' });
  expect(await samePort.exited).toBe(1);
  expect(samePort.said()).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]+\\n$`));
  const sameDir = start({ DATA_DIR: dir, LOG_LEVEL: 'silent' });
  expect(await sameDir.exited).toBe(1);
  expect(sameDir.said().trim().split('\n')).toHaveLength(1);
});
