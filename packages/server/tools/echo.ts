// The least work an order could need, for comparison: a bare server that writes what it is sent to a file, makes it
// durable together with whatever else arrived meanwhile, and answers as many bytes as an update has.
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

const [file, bytes] = process.argv.slice(2);
const out = await open(file!, 'a');
const answer = JSON.stringify({ text: 'x'.repeat(Number(bytes)) });
let waiting: { readonly text: string; readonly resolve: () => void }[] = [];
let isWriting = false;

async function write(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    await out.write(group.map(({ text }) => text).join('\n'));
    await out.datasync();
    for (const { resolve } of group) resolve();
  }
  isWriting = false;
}

const app = fastify();
app.post('/', async (request, reply) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push({ text: JSON.stringify(request.body), resolve });
  if (!isWriting) void write();
  await promise;
  return reply.type('application/json').send(answer);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send!((app.server.address() as AddressInfo).port);
