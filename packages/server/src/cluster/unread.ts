import type { Socket } from 'node:net';

interface Handle {
  readStop(): void;
}

/**
 * Leaves what comes over a connection to the process it is passed on to. Node goes on reading until that process has
 * acknowledged the connection, and throws away what it reads; a paused stream reads all the same.
 */
export function leaveUnread(socket: Socket): void {
  const handle = Reflect.get(socket, '_handle') as Handle | null;
  handle?.readStop();
}
