// Towns and names drawn a second time above the highlights, so that no ring or road crosses them.
import type { AreaId } from '@rubicon/engine';
import type { MapSheets } from './map-sheets.ts';

interface LetteringProps {
  readonly sheets: MapSheets | null;
  readonly areas: Iterable<AreaId>;
}

export const Lettering = ({ sheets, areas }: LetteringProps) =>
  sheets === null ? null : (
    <>
      {[...areas].map((area) => (
        <g key={area} dangerouslySetInnerHTML={{ __html: sheets.places.get(area)! }} />
      ))}
    </>
  );

/** The shapes towns are drawn with: needed once per page. */
export const TownShapes = ({ sheets }: Pick<LetteringProps, 'sheets'>) =>
  sheets === null ? null : <g dangerouslySetInnerHTML={{ __html: sheets.shapes }} />;
