// Which cached file answers a request.

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The address of the file, or null when the network must answer. All pages are the same document. */
export function storedFile(asked: Asked, root: string, files: ReadonlySet<string>): string | null {
  if (asked.method !== 'GET') return null;
  const { origin, pathname } = new URL(asked.url);
  const plain = origin + pathname;
  if (!plain.startsWith(root)) return null;
  if (files.has(plain.slice(root.length))) return plain;
  if (plain === `${root}status`) return null; // only the server knows its state
  return asked.mode === 'navigate' ? `${root}index.html` : null;
}
