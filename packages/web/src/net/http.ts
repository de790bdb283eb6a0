// One HTTP request to the server and its response. A refusal is thrown as `Refused`; so is a server that cannot be
// reached.
import { PROTOCOL } from '@rubicon/protocol/lists';
import { Refused } from '../authority/authority.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A refusal that may be temporary: the request may or may not have been carried out. */
export class Unanswered extends Refused {
  readonly afterMs: number; // how long to wait before asking again

  constructor(code: string, message: string, afterMs = 0) {
    super(code, message);
    this.afterMs = afterMs;
  }
}

export interface Http {
  /** The JSON of the response; undefined where there is none. */
  readonly ask: <T>(method: Method, path: string, body?: unknown, signal?: AbortSignal) => Promise<T>;
  readonly text: (path: string) => Promise<string>;
}

/** Where the server's addresses begin. */
export const HOME = `/api/${PROTOCOL}`;
/** A network that accepts requests and answers none is treated as down. */
const PATIENCE_MS = 20_000;
const LONG_PATIENCE_MS = 45_000; // for requests that the server holds open

export function connectHttp(fetching: typeof fetch = (...args) => fetch(...args)): Http {
  async function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    let response: Response;
    try {
      response = await fetching(`${HOME}${path}`, {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        signal:
          signal === undefined
            ? AbortSignal.timeout(PATIENCE_MS)
            : AbortSignal.any([signal, AbortSignal.timeout(LONG_PATIENCE_MS)]),
      });
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new Unanswered('unreachable', 'The server cannot be reached.');
    }
    if (!response.ok) throw await refusalIn(response);
    return response;
  }

  return {
    ask: async <T>(method: Method, path: string, body?: unknown, signal?: AbortSignal) => {
      const response = await send(method, path, body, signal);
      if (response.status === 204) return undefined as T;
      return (await response.json().catch(brokenOff)) as T;
    },
    text: async (path) => (await send('GET', path, undefined)).text().catch(brokenOff),
  };
}

function brokenOff(): never {
  throw new Unanswered('unreachable', 'The answer broke off.');
}

/** Refusals that may be temporary: the server had an error, was shutting down, or was asked too often. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'internal',
  'not-kept',
  'outage',
  'in-motion',
  'stopping',
  'machines-busy',
  'too-often',
]);
export const isTransient = (code: string): boolean => TRANSIENT.has(code);

/** Errors of the server that asking again does not fix. */
const FINAL: ReadonlySet<string> = new Set(['damaged-game', 'newer-game']);

interface Problem {
  readonly error?: { readonly code?: string; readonly message?: string; readonly rule?: string };
}

async function refusalIn(response: Response): Promise<Refused> {
  const { error } = (await response.json().catch(() => ({}))) as Problem;
  const code = error?.code ?? (response.status === 404 ? 'no-server' : 'unknown');
  const message = error?.message ?? `The server answered ${response.status}.`;
  const afterMs = 1000 * Number(response.headers.get('retry-after') ?? 0);
  return response.status === 429 || (response.status >= 500 && !FINAL.has(code))
    ? new Unanswered(code, message, Number.isFinite(afterMs) ? afterMs : 0)
    : new Refused(code, message, error?.rule ?? null);
}
