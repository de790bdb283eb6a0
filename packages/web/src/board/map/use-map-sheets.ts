import { useEffect, useState } from 'preact/hooks';
import { idle } from '../../ui/idle.ts';
import { mapSheets, type MapSheets } from './map-sheets.ts';

/** The sheets of the map, once they are there. */
export function useMapSheets(): MapSheets | null {
  const [sheets, setSheets] = useState<MapSheets | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await idle(); // what is set above lights can wait until there are any
      setSheets(await mapSheets());
    };
    void load();
  }, []);
  return sheets;
}
