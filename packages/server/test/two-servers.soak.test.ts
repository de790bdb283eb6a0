import { expect, test } from 'vitest';
import { faultyRun } from './two-servers/faulty-run.ts';
import { balancerProgram } from './two-servers/network.ts';

const KILLS = Number(process.env['RUBICON_KILLS'] ?? 1000);
const CHUNK = 50; // kills with one database
const chunks = Array.from({ length: Math.ceil(KILLS / CHUNK) }, (_, index) => index);

const seconds = (ms: number | undefined): string => `${((ms ?? 0) / 1000).toFixed(1)} s`;

test.each(chunks)(
  `two servers behind a balancer, chunk %i of ${chunks.length}: ${CHUNK} kills of servers and database, stops and cuts lose nothing, do nothing twice, show nothing else`,
  async (chunk) => {
    if (balancerProgram() === null) throw new Error('This needs haproxy. Run: apt-get install haproxy');
    const { wentOnMs, games, acknowledged, repeated, problems } = await faultyRun(CHUNK, 49 + chunk);
    for (const [kind, times] of Object.entries(wentOnMs)) {
      const sorted = times.toSorted((one, other) => one - other);
      console.log(
        `two servers ${chunk}: ${kind} ${times.length} times, went on after ${seconds(sorted[times.length >> 1])} (median), ${seconds(sorted.at(-1))} (longest)`,
      );
    }
    console.log(
      `two servers ${chunk}: ${games} games, ${acknowledged} orders acknowledged, ${repeated} asked again, ${problems.length} problems`,
    );
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(CHUNK);
  },
);
