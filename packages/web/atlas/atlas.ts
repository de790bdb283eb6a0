// Everything the map is made of, computed once: what is where, before any of it is drawn.
import { makeLettering, type Lettering } from './lettering.ts';
import { BATTLES } from './names.ts';
import type { Point } from './point.ts';
import { makeProjection, type Projection } from './projection.ts';
import { makeRelief, type Relief } from './relief.ts';
import { makeRoads } from './roads.ts';
import { makeSeaways, makeStraits, type Strait } from './seaways.ts';
import { makeTerrain, type Terrain } from './terrain.ts';

export interface Atlas {
  readonly projection: Projection;
  readonly terrain: Terrain;
  readonly lettering: Lettering;
  readonly roads: ReadonlyMap<number, readonly Point[]>; // by link
  readonly seaways: ReadonlyMap<number, readonly Point[]>; // by link
  readonly straits: ReadonlyMap<number, Strait>; // by link
  readonly battles: readonly { readonly name: string; readonly at: Point }[];
  readonly relief: Relief;
  readonly rose: Point;
}

export const makeAtlas = (): Atlas => {
  const projection = makeProjection();
  const terrain = makeTerrain(projection);
  const lettering = makeLettering(projection);
  const battles = BATTLES.map(({ name, at }) => ({ name, at: projection.project(at) }));
  const fields = battles.map(({ at }) => at);
  const roads = makeRoads(projection, terrain, lettering, fields);
  return {
    projection,
    terrain,
    lettering,
    roads,
    seaways: makeSeaways(projection, terrain),
    straits: makeStraits(projection, terrain),
    battles,
    relief: makeRelief(projection, terrain, lettering, roads.values(), fields),
    rose: projection.project([19.2, 37.4]),
  };
};
