// Whether someone was logged in on this device when a page last asked the server: the start page asks only then.
const KEY = 'rubicon.logged-in';

export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage may be blocked
  }
}

export function noteLoggedIn(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the start page shows no games online
  }
}
