// SQLite on a disk that fills up, and on one that may only be read: a small file system of our own, which takes root.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import { afterAll, expect, test } from 'vitest';
import { check, nextDeed } from './crash.ts';
import { begun, dial, guest, live } from './live-kit.ts';
import { toldOutage } from './outage-kit.ts';

const PATIENT = { timeout: 30_000 };
const disk = mkdtempSync(path.join(tmpdir(), 'rubicon-disk-'));
const isMounted = mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk);
if (!isMounted) console.log('Full disks are not tried: this user may not mount a file system.');
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

function mount(...args: readonly string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Until not a byte more fits. */
function fill(file: string): void {
  for (const size of [65_536, 4096, 1])
    for (;;)
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
}

test.skipIf(!isMounted)('a full disk stops play until there is room, and nothing is lost', async () => {
  const dataDir = path.join(disk, 'data');
  const ballast = path.join(disk, 'ballast');
  const server = await live({ DATA_DIR: dataDir });
  const players = { caesar: await guest(server.url, 'Gaius'), pompey: await guest(server.url, 'Gnaeus') };
  const game = await begun(players.caesar, players.pompey);
  const line = await dial(players.pompey);
  const chance = new SeededChance(5);
  const acknowledged = [];
  for (let round = 0; round < 2; round++) {
    const deed = (await nextDeed(players, game, chance))!;
    fill(ballast);
    expect(await deed.by.send('POST', deed.path, deed.body)).toMatchObject({ status: 503, code: 'not-kept' });
    await expect.poll(() => toldOutage(line), PATIENT).not.toBe(null);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    rmSync(ballast);
    await expect.poll(() => toldOutage(line), PATIENT).toBe(null);
    await deed.by.done('POST', deed.path, deed.body);
    acknowledged.push(deed.deed);
  }
  await server.stop();
  await expect(check(dataDir, acknowledged, null)).resolves.toBeUndefined();
  expect(mount('-o', 'remount,ro', disk)).toBe(true);
  await expect(live({ DATA_DIR: dataDir })).rejects.toMatchObject({
    code: 'no-database',
    message: expect.stringMatching(/^The folder .*read-only/) as string,
  });
});
