// Bakes the map: `node packages/web/atlas/bake.ts` writes the files the board is drawn from.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeAtlas } from './atlas.ts';
import { colourSheet } from './colours.ts';
import { drawMap } from './drawing.ts';
import { writeGeometry } from './geometry.ts';
import { writeOutline } from './outline.ts';

const OUT = path.join(import.meta.dirname, '..', 'src', 'board', 'map');

/** The output files of the bake, by name. */
export const bakeMap = (): ReadonlyMap<string, string> => {
  const atlas = makeAtlas();
  return new Map([
    ['geometry-lines.ts', writeGeometry(atlas)],
    ['outline.ts', writeOutline(atlas)],
    ['map.svg', drawMap(atlas)],
    ['map-colours.css', colourSheet()],
  ]);
};

if (import.meta.main)
  for (const [name, text] of bakeMap()) {
    writeFileSync(path.join(OUT, name), text);
    console.log(`${name}: ${text.length} characters`);
  }
