import mapUrl from './map.svg?url';

let fetched: Promise<string> | null = null;

/** The map as an SVG drawing, in the colours and fonts of the page it is placed on. It is fetched once. */
export function mapDrawing(): Promise<string> {
  fetched ??= fetch(mapUrl).then((response) => response.text());
  return fetched;
}
