// Paths of a single step between two cities.
import { CITY_COUNT, PATH_DEPTH, PATH_FROM, PATH_LINK, PATH_TO } from '@rubicon/engine';

/** The path of one step by its city of departure * 256 + its link. */
export const STEP_PATHS = new Map<number, number>();
PATH_DEPTH.forEach((depth, path) => {
  if (depth === 1 && PATH_FROM[path]! < CITY_COUNT && PATH_TO[path]! < CITY_COUNT)
    STEP_PATHS.set(PATH_FROM[path]! * 256 + PATH_LINK[path]!, path);
});
