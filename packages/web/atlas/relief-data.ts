// Mountains, woods and deserts. Longitude first.
import { pointsOf, type Point } from './point.ts';

/** Ridges the peaks are set along. */
export const RANGES: readonly (readonly Point[])[] = [
  pointsOf('-7.2,42.95 -5.6,43 -4.2,43.05'),
  pointsOf('-3.1,42.05 -2.2,41.6 -1.2,40.4'),
  pointsOf('-6.4,40.3 -5,40.45 -3.6,41.1'),
  pointsOf('-6.2,38.25 -4.6,38.45 -3,38.45'),
  pointsOf('-4.2,37 -3,37.15 -2.5,37.9'),
  pointsOf('2.6,44.9 3.4,44.5 4.1,45.1'),
  pointsOf('5.8,46.4 6.6,47.1 7.1,48.2'),
  pointsOf('8.6,44.45 9.7,44.45 10.8,44.1 12,43.6 13.1,42.6 13.9,41.9 14.9,41.2 15.8,40.4 16.3,39.5'),
  pointsOf('14.6,45.5 15.8,44.6 17.2,43.9 18.5,43.1 20,42.5'),
  pointsOf('20.5,41.7 20.9,40.6 21.2,39.8'),
  pointsOf('22.7,43.3 24.2,42.85 25.8,42.8 27.1,42.8'),
  pointsOf('23.5,41.75 24.6,41.6 25.4,41.5'),
  pointsOf('-5.4,34.9 -4.2,34.8'),
  pointsOf('0.2,35.4 1.8,35.9 3.4,36.15'),
  pointsOf('7.6,35.2 8,35.6'),
  pointsOf('-1,32.7 1,33.5 3,34.4 5,35 6.1,35.35'),
  pointsOf('29.6,36.9 30.4,37.3'),
  pointsOf('33.4,41.35 34.4,41.2'),
  pointsOf('36,41 37.6,40.6 39.4,40.6'),
  pointsOf('35.9,33.8 36.2,34.4 36.2,35.2'),
  pointsOf('29,40 29.6,40'),
  pointsOf('24.2,35.3 24.7,35.25'),
  pointsOf('33.4,28.6 34.2,28.8 34,29.4'),
  pointsOf('21.3,32.5 22.2,32.4'),
  pointsOf('22.2,37.7 22.4,37.3'),
  pointsOf('9.05,42.4 9.1,41.9'),
  pointsOf('9.25,40.5 9.3,39.9'),
  pointsOf('38.5,39.6 39.4,39.4'),
  pointsOf('16.2,49.3 17.6,48.9 18.8,49.2'),
  pointsOf('11.8,50.1 13.2,49.3'),
];

/** The same, in two rows of larger peaks. */
export const GREAT_RANGES: readonly (readonly Point[])[] = [
  pointsOf('6.95,43.95 6.85,44.9 7.1,45.7 8.2,46.2 9.6,46.5 11,46.85 12.6,47 14.3,46.9'),
  pointsOf('-1.6,43.05 -0.2,42.75 1.2,42.55 2.5,42.4'),
  pointsOf('22.2,45.35 24,45.5 25.5,45.6 26.4,46.6 25.2,47.6 23.6,48.5 21.4,49.2'),
  pointsOf('-8.8,31 -7.2,31.5 -5.6,32.3 -4,33 -2.8,33.6'),
  pointsOf('32.6,36.85 33.6,37.2 34.6,37.7 35.9,38 37.4,38.1 39,38.3'),
];

interface Patch {
  readonly at: Point;
  readonly count: number;
  readonly reach: Point; // degrees from the middle, east and north
}

export const WOODS: readonly Patch[] = [
  { at: [9, 48.6], count: 20, reach: [1.6, 0.7] },
  { at: [4.5, 49.6], count: 12, reach: [1.0, 0.4] },
  { at: [0.8, 46.6], count: 9, reach: [0.8, 0.5] },
  { at: [20.5, 46.5], count: 10, reach: [1.2, 0.5] },
  { at: [27.5, 46.3], count: 9, reach: [1.1, 0.5] },
  { at: [-7.6, 43.05], count: 5, reach: [0.6, 0.2] },
  { at: [14.5, 48.6], count: 12, reach: [1.2, 0.5] },
  { at: [2.6, 45.8], count: 6, reach: [0.5, 0.3] },
];

export const DESERTS: readonly Patch[] = [
  { at: [-1, 30.3], count: 60, reach: [6, 1.3] },
  { at: [6, 31.2], count: 46, reach: [3, 1.6] },
  { at: [14, 29.8], count: 60, reach: [4.5, 0.9] },
  { at: [22, 29.7], count: 56, reach: [4, 1] },
  { at: [28, 29.4], count: 50, reach: [2, 0.9] },
  { at: [38.3, 32.2], count: 70, reach: [1.5, 2.2] },
  { at: [34.6, 29.9], count: 10, reach: [0.6, 0.5] },
];
