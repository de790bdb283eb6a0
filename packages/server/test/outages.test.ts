// The database fails in every way we know, under servers that are played on: they stay up, say so, lose nothing, do
// nothing twice, charge nobody for the time, and go on by themselves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outageRig, rest, toldOutage, type Rig } from './outage-kit.ts';
import { COMMIT, FAULTS, type Fault } from './faults.ts';
import { POSTGRES_MS } from './store/test-postgres.ts';

const PATIENT = { timeout: 60_000, interval: 50 };
let rig: Rig;
beforeAll(async () => {
  rig = await outageRig(11);
}, POSTGRES_MS);
afterAll(async () => rig.close(), POSTGRES_MS);

const nextDeeds = () => Promise.all(rig.games.map(async (played) => (await rig.nextDeed(played))!));

const readiness = async (url: string): Promise<{ status: number; message?: string; alive: number }> => {
  const [ready, health] = [await fetch(`${url}/readyz`), await fetch(`${url}/healthz`)];
  const { message } = (await ready.json()) as { message?: string };
  return { status: ready.status, alive: health.status, ...(message !== undefined && { message }) };
};

const READERS = 24;
async function read(url: string, until: AbortSignal): Promise<void> {
  const one = async (): Promise<void> => {
    while (!until.aborted) {
      await fetch(`${url}/api/2/lobby`, { signal: until }).catch(() => undefined);
      await rest(5);
    }
  };
  await Promise.all(Array.from({ length: READERS }, one));
}

test.each(FAULTS)('$name', async ({ name, begin, end }: Fault) => {
  const { games, urls, insist, entriesOf } = rig;
  const deeds = await nextDeeds();
  const crowd = new AbortController();
  const reading = urls.map((url) => read(url, crowd.signal)); // so that connections are in use when it begins
  await begin(rig);
  const orders = deeds.map((deed) => insist(deed));
  for (const { line } of games) await expect.poll(() => toldOutage(line), PATIENT).not.toBe(null);
  crowd.abort();
  await Promise.all(reading);
  const toldMs = Date.now();
  for (const url of urls)
    expect(await readiness(url)).toEqual({
      status: 503,
      alive: 200,
      message: expect.stringMatching(/^The database .*\.$/) as string,
    });
  await rest(300);
  const endingMs = Date.now();
  await end(rig);
  const backMs = performance.now();
  const refusals = await Promise.all(orders);
  const wentOnMs = performance.now() - backMs;
  for (const codes of refusals) expect(['not-kept', 'outage']).toContain(codes[0]);
  for (const { line, game } of games) {
    await expect.poll(() => toldOutage(line), PATIENT).toBe(null);
    // From before anybody was told, until it was over, in every process of every server
    await expect
      .poll(async () => {
        // A connection that is found dead afterwards may make another outage of it
        const entries = await entriesOf(game);
        return entries.some(
          (entry) => entry.kind === 'outage' && entry.fromMs <= toldMs && entry.atMs >= endingMs,
        );
      }, PATIENT)
      .toBe(true);
  }
  for (const url of urls) await expect.poll(async () => (await readiness(url)).status, PATIENT).toBe(200);
  expect(rig.ended()).toBe(0);
  console.log(
    `${name}: away for ${Math.round(endingMs - toldMs)} ms and more, the last of ${orders.length} orders ${Math.round(wentOnMs)} ms after the return`,
  );
});

test('a database that restarts is hardly noticed', async () => {
  const deeds = await nextDeeds();
  await rig.postgres.halt('fast');
  const orders = deeds.map((deed) => rig.insist(deed));
  await rig.postgres.start();
  await Promise.all(orders);
  expect(rig.ended()).toBe(0);
});

test.each(['rubicon', 'rubicon writer', 'rubicon bus'])('connections of %s are ended', async (name) => {
  const deeds = await nextDeeds();
  const orders = deeds.map((deed) => rig.insist(deed));
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`;
  await expect.poll(async () => (await rig.sql(terminate)).length, PATIENT).toBeGreaterThan(0);
  await Promise.all(orders);
  for (const deed of await nextDeeds()) await rig.insist(deed);
  expect(rig.ended()).toBe(0);
});

test('a commit whose answer is lost is found by its id, and not done twice', async () => {
  const { proxy, games } = rig;
  const deeds = await nextDeeds();
  const before = proxy.cuts;
  proxy.cutAfter(COMMIT);
  const orders = deeds.map((deed) => rig.insist(deed));
  await expect.poll(() => proxy.cuts - before, PATIENT).toBeGreaterThanOrEqual(games.length);
  proxy.cutAfter(null);
  for (const codes of await Promise.all(orders)) expect(codes[0]).toBe('not-kept');
  for (const deed of deeds) await rig.insist(deed); // the same answer again
  rig.acknowledged.splice(-deeds.length);
  expect(rig.ended()).toBe(0);
});

test('after all of this every acknowledged order is there, once, and nothing else', async () => {
  expect(rig.acknowledged.length).toBeGreaterThan(30);
  await expect(rig.check()).resolves.toBeUndefined();
});
