// The cookie of a session. Behind TLS its name makes browsers refuse it from anybody but this very host.
const PLAIN = 'rubicon';
const SECURE = '__Host-rubicon';
const LASTS_S = 400 * 86_400; // as long as browsers let one; how long a session lasts is decided where it is kept

const cookieName = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN);

/** What the cookie holds; null if there is none, or one that is no session of ours. */
export function readCookie(header: string | undefined, isSecure: boolean): string | null {
  const name = `${cookieName(isSecure)}=`;
  const found = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(name));
  const value = found?.slice(name.length) ?? '';
  return /^[\w-]{20,100}$/.test(value) ? value : null;
}

/** `null` takes the cookie away. */
export function makeCookie(value: string | null, isSecure: boolean): string {
  const age = value === null ? 0 : LASTS_S;
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
