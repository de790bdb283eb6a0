// Identifies the caller by the page's cookie or a program's token.
import type { FastifyRequest } from 'fastify';
import type { People, Visit } from '../people/service.ts';
import { Refused } from '../base/refused.ts';
import { makeCookie, readCookie } from './cookie.ts';
import { comesFromHome } from './origin.ts';

/**
 * `anyone` may also call a closed server; there a `visitor` must be logged in, as a `person` always must.
 * `session`: logged in by cookie. A token is not enough, so a leaked token cannot take over the account.
 */
export type Who = 'anyone' | 'visitor' | 'person' | 'session';

const BEARER = /^Bearer +([\w-]{20,200})$/i;

export const isSecure = (request: FastifyRequest, publicUrl: URL | null): boolean =>
  request.protocol === 'https' || publicUrl?.protocol === 'https:';

/** The session token in the page's cookie. */
const cookieOf = (request: FastifyRequest, publicUrl: URL | null): string | null =>
  readCookie(request.headers.cookie, isSecure(request, publicUrl));

/** Using a session extends it, and its cookie with it; null: no renewal is due. */
export function renewedCookie(
  request: FastifyRequest,
  visit: Visit | null,
  publicUrl: URL | null,
): string | null {
  const token = visit?.isRenewed === true ? cookieOf(request, publicUrl) : null;
  return token === null ? null : makeCookie(token, isSecure(request, publicUrl));
}

/**
 * Null: not logged in. An invalid token is refused rather than ignored: a program that sends one means to be logged
 * in.
 */
export async function callerOf(
  request: FastifyRequest,
  people: People,
  publicUrl: URL | null,
): Promise<Visit | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    const visit = token === undefined ? null : await people.visit(token);
    if (visit?.kind !== 'token')
      throw new Refused('bad-token', 'This token does not hold, or holds no more.');
    return visit;
  }
  const cookie = cookieOf(request, publicUrl);
  const visit = cookie === null ? null : await people.visit(cookie);
  return visit?.kind === 'cookie' ? visit : null;
}

/** A request that may change something must not come from another site's page. */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  const { origin, host, cookie, authorization } = request.headers;
  const sender = {
    origin,
    host,
    isTls: request.protocol === 'https',
    hasCookie: cookie !== undefined,
    hasToken: authorization !== undefined,
  };
  if (!comesFromHome(sender, publicUrl))
    throw new Refused('foreign-origin', 'This request comes from another site, and was not carried out.');
}

export function checkWho(visit: Visit | null, who: Who, isClosed: boolean): void {
  if (who === 'anyone' || (who === 'visitor' && !isClosed)) return;
  if (visit === null) throw new Refused('not-signed-in', 'For this one has to be signed in.');
  if (who === 'session' && visit.kind !== 'cookie')
    throw new Refused('session-needed', 'This cannot be done with a token: sign in on the page.');
}

const BROWSERS = ['Firefox', 'Edg', 'Chrome', 'Safari'];
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];

/** As much of the user agent as its owner needs to recognise the session. */
export function labelOf(userAgent: string | undefined): string {
  const named = (words: readonly string[]): string | undefined =>
    words.find((word) => userAgent?.includes(word));
  const browser = named(BROWSERS)?.replace('Edg', 'Edge');
  const system = named(SYSTEMS);
  if (browser === undefined) return 'A program';
  return system === undefined ? browser : `${browser}, ${system}`;
}
