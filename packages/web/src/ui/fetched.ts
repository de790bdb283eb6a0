// Fetches what the page cannot do without, as often as the connection fails.
const RETRY_MS = 1000;
const SLOWEST_RETRY_MS = 15_000;

/** Attempts it until it succeeds. The attempt only fetches: any other error of it would never be seen. */
export async function untilFetched<T>(attempt: () => Promise<T>): Promise<T> {
  for (let waitMs = RETRY_MS; ; waitMs = Math.min(2 * waitMs, SLOWEST_RETRY_MS)) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/** The same, once for all who ask. */
export function fetchedOnce<T>(attempt: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => (fetched ??= untilFetched(attempt));
}

/** A file of the site. */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
