import { fetchFile, fetchedOnce } from '../../ui/fetched.ts';
import mapUrl from './map.svg?url';

/** The map as an SVG drawing, in the colours and fonts of the page it is placed on. There is no board without it. */
export const mapDrawing = fetchedOnce(async () => (await fetchFile(mapUrl)).text());
