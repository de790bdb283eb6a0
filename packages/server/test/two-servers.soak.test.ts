import { expect, test } from 'vitest';
import { faultyRun } from './two-servers/faulty-run.ts';
import { balancerProgram } from './two-servers/network.ts';

const FAULTS = Number(process.env['RUBICON_FAULTS'] ?? 1000);

test(`two servers behind a balancer, killed, stopped and cut off ${FAULTS} times: nothing is lost, twice or seen otherwise`, async () => {
  if (balancerProgram() === null) throw new Error('This needs haproxy. Run: apt-get install haproxy');
  const { faults, games, acknowledged, repeated, problems } = await faultyRun(FAULTS, 49);
  console.log(
    `two servers: killed ${faults.kill}, stopped ${faults.stop}, cut off ${faults.cut} times; ${games} games, ` +
      `${acknowledged} orders acknowledged, ${repeated} asked again`,
  );
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(FAULTS);
});
