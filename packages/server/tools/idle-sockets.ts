// Opens sockets that say nothing, in a process of its own.
import { WebSocket } from 'ws';

const [server, count] = process.argv.slice(2) as [string, string];
const AT_ONCE = 50;
for (let opened = 0; opened < Number(count); opened += AT_ONCE)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const socket = new WebSocket(`${server.replace('http', 'ws')}/api/2/socket`, {
        origin: server,
        perMessageDeflate: false,
      });
      await new Promise((resolve) => void socket.once('open', resolve));
    }),
  );
process.send!('open');
