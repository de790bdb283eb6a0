// Receivers of notifications in tests: a mailbox, a browser and a webhook on this machine.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export interface Letter {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface Mailbox {
  readonly url: string; // for SMTP_URL
  readonly letters: Letter[];
  isClosed: boolean; // refuses every mail
  stop(): Promise<void>;
}

/** As much of SMTP as a sender needs. */
export async function mailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let buffer = '';
    let to = '';
    let isData = false;
    say('220 mailbox');
    socket.on('data', (data) => {
      buffer += data.toString('utf8');
      for (;;) {
        const end = isData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          box.letters.push(letterOf(to, part));
          isData = false;
          say('250 taken');
        } else if (/^EHLO/i.test(part)) say('250 mailbox');
        else if (/^RCPT TO:/i.test(part)) {
          to = /<(.*)>/.exec(part)?.[1] ?? '';
          say(box.isClosed ? '451 not now' : '250 ok');
        } else if (/^DATA/i.test(part)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  });
  const box: Mailbox = {
    url: `smtp://127.0.0.1:${await listen(server)}/?ignoreTLS=true`,
    letters: [],
    isClosed: false,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return box;
}

function letterOf(to: string, data: string): Letter {
  const split = data.indexOf('\r\n\r\n');
  const head = data.slice(0, split).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = data.slice(split + 4);
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable';
  return { to, headers, text: isQuoted ? unquoted(body) : body };
}

const unquoted = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  );

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly heard: Heard[];
  status: number;
  stop(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const server = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (self.status < 400) {
        const { url: path = '', headers } = request;
        self.heard.push({ path, headers, body: Buffer.concat(parts) });
      }
      response.writeHead(self.status).end();
    });
  });
  const self: Receiver = {
    url: `http://127.0.0.1:${await listen(server)}`,
    heard: [],
    status: 201,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return self;
}

/** A browser that has subscribed to push messages at a push service. */
export interface Browser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The text of a message, checked as a push service and a browser check it. */
  open(heard: Heard, serverKey: string): unknown;
}

export function browser(service: string, name = 'device'): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${service}/${name}`;
  return {
    subscription: {
      endpoint,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    open: ({ headers, body }, serverKey) => {
      checkVapid(headers.authorization ?? '', new URL(endpoint).origin, serverKey);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted.');
      return JSON.parse(decrypt(body, pair, auth)) as unknown;
    },
  };
}

/** RFC 8292: a token for this push service, signed by the server the browser knows. */
function checkVapid(authorization: string, audience: string, serverKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    string | number
  >;
  if (
    key !== serverKey ||
    aud !== audience ||
    Number(exp) * 1000 < Date.now() ||
    !/^(?:mailto|https):/.test(String(sub))
  )
    throw new Error(`This is not for us: ${authorization}`);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong.');
}

/** RFC 8291 and 8188, for a message of one record. */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
