// Whether a request that may change something comes from our own page. A browser says where a request comes from and
// sends its cookies along whoever wrote the page; a program that sends its own token is nobody's tool.
export interface Sender {
  readonly origin: string | undefined; // the header
  readonly host: string | undefined; // the header
  readonly hasCookie: boolean;
  readonly hasToken: boolean;
}

export function comesFromHome({ origin, host, hasCookie, hasToken }: Sender, publicUrl: URL | null): boolean {
  if (hasToken) return true;
  if (origin === undefined) return !hasCookie; // no browser: one sends it with everything but what only reads
  if (origin === publicUrl?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host && /^https?:/.test(origin);
}
