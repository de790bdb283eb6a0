// The session cookie. Behind TLS its name prefix makes browsers reject it from any other host.
const PLAIN = 'rubicon';
const SECURE = '__Host-rubicon';
const LASTS_S = 400 * 86_400; // the longest browsers allow; the session store decides how long a session really lasts

const cookieName = (isSecure: boolean): string => (isSecure ? SECURE : PLAIN);

/** The cookie's value; null if there is none, or it is not one of our sessions. */
export function readCookie(header: string | undefined, isSecure: boolean): string | null {
  const name = `${cookieName(isSecure)}=`;
  const found = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(name));
  const value = found?.slice(name.length) ?? '';
  return /^[\w-]{20,100}$/.test(value) ? value : null;
}

/** `null` deletes the cookie. */
export function makeCookie(value: string | null, isSecure: boolean): string {
  const age = value === null ? 0 : LASTS_S;
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
