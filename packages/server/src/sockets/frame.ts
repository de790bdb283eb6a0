// A text message as a WebSocket frame (RFC 6455 5.2), in one text of bytes. `ws` writes header and contents one after the
// other, which takes twice as long as one text: sending is what a busy server does most.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const TEXT = '\x81'; // whole, not a continuation
const LONGEST_BYTE = 125; // lengths above need more bytes
const TWO_BYTES = '\x7e';
const LONGEST = 65_535;

/** To be written as `latin1`. Null: too long, or it contains characters that take more than a byte. */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > LONGEST || Buffer.byteLength(text) !== length) return null;
  if (length <= LONGEST_BYTE) return TEXT + String.fromCharCode(length) + text;
  return TEXT + TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff) + text;
}

/** `stream`: what the socket writes to. No frame is ever begun on it before the last has ended. */
export function sendText(socket: WebSocket, stream: Duplex | null, text: string): void {
  const frame = stream === null ? null : frameOf(text);
  if (stream === null || frame === null) socket.send(text);
  else stream.write(frame, 'latin1');
}
