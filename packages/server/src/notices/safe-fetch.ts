// Requests to addresses that people have given: TLS only, public network only, short, and without redirects.
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './private-address.ts';

const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
const DEADLINE_MS = 8000;

export interface SafeFetch {
  /** What is wrong with an address, as far as its text shows; null if nothing is. */
  problemWith(url: string): string | null;
  /** Rejects if the address is not allowed or does not answer. */
  post(url: string, headers: Readonly<Record<string, string>>, body: Buffer | string): Promise<Answered>;
}

/** No more of a response is read. */
interface Answered {
  readonly status: number;
  readonly retryAfterS: number | null; // when to try again, if the receiver says so
}

export interface SafeFetchOptions {
  /** For tests: private addresses, any port, and no TLS. */
  readonly reachesInside: boolean;
  readonly deadlineMs?: number;
  readonly resolve?: typeof lookUp;
}

/** A connection that is not allowed. */
class Forbidden extends Error {
  readonly code = 'EFORBIDDEN';
}

export function safeFetch(options: SafeFetchOptions): SafeFetch {
  const { reachesInside, deadlineMs = DEADLINE_MS, resolve = lookUp } = options;

  function problemWith(text: string): string | null {
    if (!URL.canParse(text)) return 'This is no address.';
    const { protocol, hostname, port, username, password } = new URL(text);
    if (username !== '' || password !== '') return 'An address here has no name or password in it.';
    if (reachesInside) return /^https?:$/.test(protocol) ? null : 'An address here begins with https://.';
    if (protocol !== 'https:') return 'An address here begins with https://.';
    if (!PORTS.has(port)) return 'An address here has no port other than 443 or 8443.';
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(address) !== 0 && !isPublicAddress(address)) return 'This address is not on the public network.';
    return null;
  }

  // Resolved when connecting, and the connection goes to that very address: no second DNS answer can differ
  const lookup: LookupFunction = (hostname, { all, ...rest }, callback) => {
    resolve(hostname, { ...rest, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return callback(new Forbidden(`${hostname} is not on the public network.`), '', 0);
      if (all === true) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };

  return {
    problemWith,
    post: async (text, headers, body) => {
      const problem = problemWith(text);
      if (problem !== null) throw new Forbidden(problem);
      const url = new URL(text);
      const wanted: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false, // no connection is reused for a second request
        signal: AbortSignal.timeout(deadlineMs),
        ...(!reachesInside && { lookup }),
      };
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const answer = await new Promise<IncomingMessage>((resolved, reject) => {
        const request = send(url, wanted, resolved);
        request.on('error', reject);
        request.end(body);
      });
      answer.destroy(); // the body is not read
      return { status: answer.statusCode ?? 0, retryAfterS: retryIn(answer.headers) };
    },
  };
}

/** As Discord says it; in seconds, with parts of one. */
function retryIn(headers: IncomingHttpHeaders): number | null {
  const text = String(headers['x-ratelimit-reset-after'] ?? headers['retry-after'] ?? '');
  return /^\d{1,7}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
