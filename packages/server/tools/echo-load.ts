// Sends messages to the bare server as often as a load of games does to the real one: at each table one of two sends,
// in turn, some time after it was answered. Tells its parent that all have joined, and then the response times.
import { WebSocket } from 'ws';
import { spread } from './load-count.ts';

const [port, tables, thoughtMs, measureMs, watchers] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
const ask = { kind: 'ask', watch: 1, ask: { kind: 'order', decision: 100, order: 'fire C.Legio10' } };
const answerMs: number[] = [];

async function join(table: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false });
  await new Promise((resolve) => void socket.once('open', resolve));
  return socket;
}

async function sit(table: number): Promise<() => void> {
  const sockets = await Promise.all(Array.from({ length: watchers }, () => join(table)));
  let sentMs = 0;
  let turn = 0;
  const send = (): void => {
    sentMs = performance.now();
    sockets[turn]!.send(JSON.stringify({ ...ask, id: 'x'.repeat(22) }));
  };
  for (const [index, socket] of sockets.entries())
    socket.on('message', (data: Buffer) => {
      const { id } = JSON.parse(data.toString()) as { id: string | null };
      if (id === null || index !== turn) return;
      answerMs.push(performance.now() - sentMs);
      turn = 1 - turn;
      if (thoughtMs === 0) send();
      else setTimeout(send, thoughtMs);
    });
  return send;
}

const begins = await Promise.all(Array.from({ length: tables }, (_, table) => sit(table)));
process.send!('joined');
for (const begin of begins) setTimeout(begin, Math.random() * thoughtMs);
setTimeout(() => {
  const perSecond = answerMs.length / (measureMs / 1000);
  process.send!({ perSecond, answerMs: spread(answerMs) }, () => process.exit());
}, measureMs);
