// The steps of the Dockerfile, run in folders: what they make starts, serves the page, and stops when told.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, parseDockerfile } from './dockerfile.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

test('the Dockerfile makes a server that starts, is healthy, serves the page and stops', async () => {
  const work = mkdtempSync(path.join(tmpdir(), 'rubicon-image-'));
  try {
    const { NODE_ENV: _, ...env } = process.env; // a test's would change what is built
    const steps = parseDockerfile(read('Dockerfile'));
    const image = build(ROOT, work, steps, read('.dockerignore'), env);
    const data = path.join(image.root, image.env['DATA_DIR']!);
    mkdirSync(data, { recursive: true });
    const child = spawn(image.command[0]!, image.command.slice(1), {
      cwd: path.join(image.root, image.workdir),
      env: { ...env, ...image.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, WORKERS: '2' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    const exited = new Promise<number | null>((resolve) => void child.on('exit', resolve));
    await expect.poll(() => said, { timeout: 120_000 }).toContain('Rubicon is at ');
    const url = /Rubicon is at (\S+)/.exec(said)![1]!;
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('{"ready":true}');
    expect(await (await fetch(url)).text()).toContain('<title>Rubicon</title>');
    const health = steps.find(({ name }) => name === 'HEALTHCHECK')!.rest.replace(/^.*CMD /, '');
    const [program, ...args] = JSON.parse(health) as string[];
    const check = spawn(program!, args, { env: { ...env, PORT: new URL(url).port } });
    expect(await new Promise((resolve) => void check.on('exit', resolve))).toBe(0);
    const app = path.join(image.root, image.workdir);
    const doctor = spawnSync(path.join(app, 'node_modules/.bin/rubicon'), ['doctor', '--json'], {
      env: { ...env, HOST: '127.0.0.1', PORT: new URL(url).port, DATA_DIR: data },
      encoding: 'utf8',
    });
    expect(JSON.parse(doctor.stdout)).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
