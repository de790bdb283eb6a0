import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { leaveUnread } from './unread.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Two ends of a connection; the first reads. */
async function connection(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [near] = (await once(server, 'connection')) as [Socket];
  server.close();
  open.push(near, far);
  far.write('before');
  await once(near, 'readable');
  expect(String(near.read())).toBe('before');
  return [near, far];
}

test('of a connection that is left unread, nothing is read any more', async () => {
  const [[near, far], [other, beyond]] = [await connection(), await connection()];
  leaveUnread(near);
  far.write('after');
  beyond.write('after');
  await expect.poll(() => other.bytesRead).toBe('beforeafter'.length);
  await rest(50);
  expect(near.bytesRead).toBe('before'.length);
});

test('a connection that is closed already is left alone', async () => {
  const [near] = await connection();
  near.destroy();
  expect(() => leaveUnread(near)).not.toThrow();
});
