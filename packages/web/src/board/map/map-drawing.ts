import mapUrl from './map.svg?url';

const RETRY_MS = 1000;
const SLOWEST_RETRY_MS = 15_000;

let fetched: Promise<string> | null = null;

/** The map as an SVG drawing, in the colours and fonts of the page it is placed on. It is fetched once. */
export function mapDrawing(): Promise<string> {
  fetched ??= fetchMap();
  return fetched;
}

/** There is no board without it: a connection that fails is tried again. */
async function fetchMap(): Promise<string> {
  for (let waitMs = RETRY_MS; ; waitMs = Math.min(2 * waitMs, SLOWEST_RETRY_MS)) {
    const response = await fetch(mapUrl).catch(() => null);
    const text = response?.ok === true ? await response.text().catch(() => null) : null;
    if (text !== null) return text;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
