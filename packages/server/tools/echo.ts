// The least work an order could need, for comparison: a bare server that writes what it is sent to a file, makes it
// durable together with whatever else arrived meanwhile, and then sends everyone at the table as many bytes as the
// real one does.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const [file, bytes] = process.argv.slice(2);
const out = await open(file!, 'a');
const filler = 'x'.repeat(Number(bytes));
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

const stored = (text: string): Promise<void> =>
  new Promise((resolve) => {
    waiting.push({ text, resolve });
    if (!isWriting) void write();
  });

const tables = new Map<string, Set<WebSocket>>();
const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  const answer = async (text: string): Promise<void> => {
    const { id } = JSON.parse(text) as { id: string };
    await stored(text);
    for (const each of table) each.send(JSON.stringify({ id: each === socket ? id : null, filler }));
  };
  socket.on('message', (data: Buffer) => void answer(data.toString()));
});
http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
