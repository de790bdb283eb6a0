// The built page. It is small, so all of it is read at the start: a file that is not in the folder then cannot be
// requested, however a path is written.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { HEADERS } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Held {
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
}

export interface SiteRequest {
  readonly method: string;
  readonly target: string; // as it was sent
  readonly headers: IncomingHttpHeaders;
  readonly head?: string; // tags for the head of a page
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null; // null: none is sent
}

/** Answers requests for the page's files. */
export type Site = (request: SiteRequest) => SiteAnswer;

export function readSite(dir: string): Site {
  const files = holdAll(dir);
  return (request) => answer(files, request);
}

/** For a server without a page, such as in tests: every address is not found. */
export const noSite: Site = (request) => answer(new Map(), request);

function holdAll(dir: string): ReadonlyMap<string, Held> {
  const names = globSync('**/*.*', { cwd: dir })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.br'));
  if (!names.includes('index.html')) throw new Error(`there is no page to serve in ${dir}`);
  const files = new Map(names.map((name) => [`/${name}`, hold(dir, name)]));
  return files.set('/', files.get('/index.html')!);
}

function hold(dir: string, name: string): Held {
  const file = path.join(dir, name);
  const plain = readFileSync(file);
  return {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    tag: tagOf(plain),
    // Files in assets carry a hash of their content in their name
    cache: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null,
  };
}

const tagOf = (plain: Buffer): string => createHash('sha256').update(plain).digest('base64url').slice(0, 22);

function answer(
  files: ReadonlyMap<string, Held>,
  { method, target, headers, head = '' }: SiteRequest,
): SiteAnswer {
  if (method !== 'GET' && method !== 'HEAD') {
    const refused = say(405, 'This address can only be read.');
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
  }
  const found = fileAt(files, pathOf(target));
  const held = found === undefined || head === '' ? found : withHead(found, head);
  if (held === undefined) return say(404, 'There is nothing at this address. The game is at /.');
  const small = acceptsBrotli(headers['accept-encoding']?.toString() ?? '') ? held.brotli : null;
  const body = small ?? held.plain;
  const tag = small === null ? `"${held.tag}"` : `"${held.tag}-br"`;
  const known = {
    ...HEADERS,
    'cache-control': held.cache,
    etag: tag,
    ...(held.brotli !== null && { vary: 'accept-encoding' }),
  };
  if (knows(headers['if-none-match'] ?? '', tag)) return { status: 304, headers: known, body: null };
  return {
    status: 200,
    headers: {
      ...known,
      'content-type': held.type,
      'content-length': body.length,
      ...(small !== null && { 'content-encoding': 'br' }),
    },
    body: method === 'HEAD' ? null : body,
  };
}

function say(status: number, sentence: string): SiteAnswer {
  return {
    status,
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(`${sentence}\n`),
  };
}

// One segment only: the page names its files relative to its address
const PAGE = /^\/(?!api$|assets$|icons$)[a-z][a-z-]{0,30}(?:=[\w.&=-]{1,120})?$/;

/** Whether an address is answered with the page. */
export const isPage = (name: string): boolean => name === '/' || PAGE.test(name);

/** The page with more in its head: small, so compressed when it is asked for. */
function withHead(page: Held, head: string): Held {
  const plain = Buffer.from(page.plain.toString().replace('</head>', () => `  ${head}\n  </head>`));
  return {
    ...page,
    plain,
    tag: tagOf(plain),
    brotli: page.brotli === null ? null : brotliCompressSync(plain, QUICK),
  };
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** An address that looks like a page's is answered with the page, which does its own routing. */
const fileAt = (files: ReadonlyMap<string, Held>, name: string): Held | undefined =>
  files.get(name) ?? (PAGE.test(name) ? files.get('/') : undefined);

export function pathOf(target: string): string {
  const asked = target.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(asked);
  } catch {
    return ''; // malformed, so it is none of our files
  }
}

const acceptsBrotli = (accepted: string): boolean =>
  accepted.split(',').some((each) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(each));

const knows = (tags: string, tag: string): boolean =>
  tags === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
