import { useEffect, useState } from 'preact/hooks';
import { idle } from '../../ui/idle.ts';
import type { MapSheets } from './map-sheets.ts';

/** The map's sheets, once they are loaded. */
export function useMapSheets(): MapSheets | null {
  const [sheets, setSheets] = useState<MapSheets | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await idle(); // they are needed only once something is highlighted
      const { mapSheets } = await import('./map-sheets.ts');
      setSheets(await mapSheets());
    };
    void load();
  }, []);
  return sheets;
}
