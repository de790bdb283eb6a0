// Sends requests to the bare server as often as a load of games does to the real one. Reports response times to its
// parent.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [port, clients, delayMs, measureMs] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
];
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
const body = JSON.stringify({
  id: 'x'.repeat(22),
  ask: { kind: 'order', decision: 100, order: 'fire C.Legio10' },
});
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const answerMs: number[] = [];
const untilMs = performance.now() + measureMs;

function ask(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const asked = request({ port, method: 'POST', path: '/', agent, headers }, (response) => {
    response.resume();
    response.on('end', resolve);
  });
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

async function client(): Promise<void> {
  await pause(Math.random() * delayMs);
  while (performance.now() < untilMs) {
    const sentMs = performance.now();
    await ask();
    answerMs.push(performance.now() - sentMs);
    await pause(delayMs);
  }
}

await Promise.all(Array.from({ length: clients }, client));
process.send!(answerMs, () => process.exit());
