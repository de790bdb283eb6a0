// Checks that a request that may change something comes from our own page. A browser states the origin of a request
// but sends its cookies along whichever page made it; a program that sends its own token cannot be tricked that way.
export interface Sender {
  readonly origin: string | undefined; // the header
  readonly host: string | undefined; // the header
  readonly isTls: boolean; // as far as we or a trusted proxy can see
  readonly hasCookie: boolean;
  readonly hasToken: boolean;
}

export function comesFromHome(sender: Sender, publicUrl: URL | null): boolean {
  const { origin, host, isTls, hasCookie, hasToken } = sender;
  if (hasToken) return true;
  if (origin === undefined) return !hasCookie; // not a browser: browsers send it with every request that is not read-only
  if (origin === publicUrl?.origin) return true;
  // Usually the strings are equal and need no parsing
  if (origin === `https://${host}`) return true;
  if (origin === `http://${host}` && publicUrl === null) return !isTls;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Where the site has TLS, a page of the same name without it may have been forged on the way
  const hasTls = isTls || (publicUrl?.protocol === 'https:' && publicUrl.hostname === from.hostname);
  return from.host === host && (from.protocol === 'https:' || (from.protocol === 'http:' && !hasTls));
}
