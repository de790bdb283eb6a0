// Whether a request that may change something comes from our own page. A browser says where a request comes from and
// sends its cookies along whoever wrote the page; a program that sends its own token is nobody's tool.
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
  if (origin === undefined) return !hasCookie; // no browser: one sends it with everything but what only reads
  if (origin === publicUrl?.origin) return true;
  // Mostly it is written just so, and need not be taken apart
  if (origin === `https://${host}`) return true;
  if (origin === `http://${host}` && publicUrl === null) return !isTls;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Where the site has TLS, a page of the same name without it may be anybody's on the way
  const hasTls = isTls || (publicUrl?.protocol === 'https:' && publicUrl.hostname === from.hostname);
  return from.host === host && (from.protocol === 'https:' || (from.protocol === 'http:' && !hasTls));
}
