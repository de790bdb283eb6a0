import { CITY_COUNT, VALUE } from '@rubicon/engine';

/** Cities worth victory points. */
export const VICTORY_CITIES: readonly number[] = Array.from({ length: CITY_COUNT }, (_, city) => city).filter(
  (city) => VALUE[city]! > 0,
);
