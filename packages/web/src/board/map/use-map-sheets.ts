import { useEffect, useState } from 'preact/hooks';
import { fetchedOnce } from '../../ui/fetched.ts';
import { idle } from '../../ui/idle.ts';
import type { MapSheets } from './map-sheets.ts';

const file = fetchedOnce(() => import('./map-sheets.ts'));

/** With the code that makes them. */
export const fetchMapSheets = async (): Promise<MapSheets> => (await file()).mapSheets();

/** The map's sheets, once they are loaded. */
export function useMapSheets(): MapSheets | null {
  const [sheets, setSheets] = useState<MapSheets | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await idle(); // they are needed only once something is highlighted
      setSheets(await fetchMapSheets());
    };
    void load();
  }, []);
  return sheets;
}
