// Checks of what players reach: the port, the public address, its sockets and its certificate.
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { PROTOCOL } from '@rubicon/protocol';
import { WebSocket } from 'ws';
import type { Config } from '../base/config.ts';
import { fail, messageOf, ok, warn, type Said } from './finding.ts';

const PATIENCE_MS = 10_000; // a proxy tries for a while before it says that there is no server
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Certificates that are trusted besides the usual ones: for tests. */
export interface Trust {
  readonly ca?: string;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

const ALIVE = '{"alive":true}';

export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Said> {
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const error = await listenOnce(host, port);
  if (error === null) return ok(`${at} is free: no server runs here now`);
  if (error.code !== 'EADDRINUSE')
    return fail(
      `The server cannot listen on ${at}: ${error.message}.`,
      error.code === 'EACCES' ? 'Choose a PORT from 1024 on.' : 'Set HOST to an address of this machine.',
    );
  const home = `http://${REACHED[host] ?? at.slice(0, at.lastIndexOf(':'))}:${port}`;
  const reply = await get(`${home}/healthz`, {}).catch(() => null);
  if (reply?.body !== ALIVE) return fail(`Something else uses ${at}.`, 'Stop it, or set another PORT.');
  const ready = await get(`${home}/readyz`, {}).catch(() => null);
  if (ready?.status !== 200)
    return fail(`Rubicon runs on ${at}, but is not ready to serve.`, 'Look at its log and at its database.');
  return ok(`Rubicon answers on ${at}`);
}

/** A server that listens on all addresses is reached on this machine's own. */
const REACHED: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const listenOnce = (host: string, port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/** The public address, then its sockets and its certificate if it answers. */
export async function checkPublic(url: URL, isClosed: boolean, nowMs: number, trust: Trust): Promise<Said[]> {
  const said = await checkAddress(url, trust);
  if (said.verdict === 'fail') return [said];
  const rest = [checkSocket(url, isClosed, trust)];
  if (url.protocol === 'https:') rest.push(checkCertificate(url, nowMs, trust));
  return [said, ...(await Promise.all(rest))];
}

async function checkAddress(url: URL, trust: Trust): Promise<Said> {
  let reply: Reply;
  try {
    reply = await get(new URL('/healthz', url).href, trust);
  } catch (error) {
    return fail(
      `${url.origin} cannot be reached from here: ${messageOf(error)}.`,
      'Check its name in DNS, the firewall, the proxy and its certificate.',
    );
  }
  if (reply.status >= 300 && reply.status < 400)
    return fail(`${url.origin} redirects elsewhere.`, 'Set PUBLIC_URL to the address players end at.');
  if (reply.status >= 502 && reply.status <= 504)
    return fail(
      `The proxy at ${url.origin} does not reach the server (${reply.status}).`,
      'Start the server, and check the address to which the proxy passes requests.',
    );
  return reply.body === ALIVE
    ? ok(`${url.origin} leads to a server`)
    : fail(`At ${url.origin} something else answers (${reply.status}).`, 'Let the proxy pass all paths on.');
}

function checkSocket(url: URL, isClosed: boolean, trust: Trust): Promise<Said> {
  const { promise, resolve } = Promise.withResolvers<Said>();
  const address = new URL(`/api/${PROTOCOL}/socket`, url);
  address.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, { origin: url.origin, handshakeTimeout: PATIENCE_MS, ...trust });
  const notPassed = 'Let the proxy pass on Upgrade and Connection headers (docs/hosting.md).';
  socket.on('open', () => {
    resolve(ok('WebSockets are passed on'));
    socket.close();
  });
  socket.on('unexpected-response', (request, { statusCode = 0 }) => {
    request.destroy();
    if (statusCode === 401 && isClosed)
      resolve(ok('WebSockets are for people of this closed server; the address answers'));
    else if (statusCode === 403)
      resolve(
        fail('The server takes its own page for another site’s.', 'Let the proxy keep the Host header.'),
      );
    else resolve(fail(`WebSockets are not passed on (${statusCode}).`, notPassed));
  });
  socket.on('error', (error) =>
    resolve(fail(`WebSockets are not passed on: ${messageOf(error)}.`, notPassed)),
  );
  return promise;
}

function checkCertificate(url: URL, nowMs: number, trust: Trust): Promise<Said> {
  const { promise, resolve } = Promise.withResolvers<Said>();
  const { hostname, port } = url;
  const line = connectTls(
    { host: hostname, port: port === '' ? 443 : Number(port), servername: hostname, ...trust },
    () => {
      const { valid_from: from, valid_to: until } = line.getPeerCertificate();
      resolve(certificateSaid(Date.parse(from), Date.parse(until), nowMs));
      line.end();
    },
  );
  line.setTimeout(PATIENCE_MS, () => line.destroy(new Error('it does not answer')));
  line.on('error', (error) =>
    resolve(fail(`The certificate does not hold: ${messageOf(error)}.`, 'Renew it.')),
  );
  return promise;
}

/** Some hold for a year, some for hours: what is left is compared with that. */
export function certificateSaid(fromMs: number, untilMs: number, nowMs: number): Said {
  const leftMs = untilMs - nowMs;
  const heldMs = untilMs - fromMs;
  const hours = Math.max(0, Math.floor(leftMs / HOUR_MS));
  const left = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  if (leftMs < Math.min(3 * DAY_MS, heldMs / 10))
    return fail(`The certificate ends in ${left}.`, 'Renew it now: without it no one can play.');
  if (leftMs < Math.min(14 * DAY_MS, heldMs / 4))
    return warn(`The certificate ends in ${left}.`, 'See why it was not renewed by itself.');
  return ok(`the certificate holds for ${left}`);
}

/** Follows no redirect. */
function get(address: string, trust: Trust): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const options = { agent: false, timeout: PATIENCE_MS, signal: AbortSignal.timeout(PATIENCE_MS), ...trust };
  const asked = (address.startsWith('https:') ? httpsGet : httpGet)(address, options, (answer) => {
    let body = '';
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      if (body.length < 1000) body += text;
    });
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    answer.on('error', reject);
  });
  asked.on('error', reject);
  return promise;
}
