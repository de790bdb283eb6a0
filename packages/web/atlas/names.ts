// Names on curves, sea borders and battlefields. Longitude first.
import { pointsOf, type Point } from './point.ts';

export interface CurvedName {
  readonly text: string;
  readonly along: readonly Point[];
  readonly size: number;
  readonly spacing: number;
}

export const PROVINCE_NAMES: readonly CurvedName[] = [
  { text: 'HISPANIA', along: pointsOf('-2.9,40.2 -1.6,40.25 -0.4,40.15'), size: 17, spacing: 2 },
  { text: 'CITERIOR', along: pointsOf('-3.2,39.6 -1.9,39.62 -0.8,39.55'), size: 17, spacing: 2 },
  { text: 'LVSITANIA', along: pointsOf('-7.9,40.15 -7,40 -5.6,40'), size: 14, spacing: 2 },
  { text: 'BAETICA', along: pointsOf('-6.7,37.75 -6,37.6 -5.2,37.55'), size: 12, spacing: 1.5 },
  { text: 'GALLIA', along: pointsOf('0.9,46.2 2,46.35 3.2,46.35'), size: 20, spacing: 6 },
  { text: 'COMATA', along: pointsOf('1,45.6 2.1,45.75 3.3,45.75'), size: 20, spacing: 5 },
  { text: 'NARBONENSIS', along: pointsOf('2,43.85 4,44.4 5.9,44.4'), size: 15, spacing: 2 },
  { text: 'GALLIA CISALPINA', along: pointsOf('7.6,45.2 9.6,45.3 11.6,45.3'), size: 15, spacing: 2.2 },
  { text: 'ITALIA', along: pointsOf('12.9,42.45 13.9,41.85 15,41.2'), size: 19, spacing: 7 },
  { text: 'ILLYRICVM', along: pointsOf('15.4,45.3 17.3,44.6 19,43.5'), size: 20, spacing: 5 },
  { text: 'MACEDONIA', along: pointsOf('20.6,41.7 21.4,41.75 22.3,41.9'), size: 12, spacing: 0.4 },
  { text: 'ACHAIA', along: pointsOf('21.75,37.8 22.15,37.84 22.6,37.9'), size: 11, spacing: 0.8 },
  { text: 'THRACIA', along: pointsOf('24.4,41.95 26,42.2 27.8,42.1'), size: 18, spacing: 6 },
  { text: 'MOESIA', along: pointsOf('22.7,43.75 25,43.45 28,43.7'), size: 16, spacing: 8 },
  { text: 'ASIA', along: pointsOf('28.6,37.85 29.2,37.95 29.8,37.95'), size: 17, spacing: 9 },
  { text: 'BITHYNIA', along: pointsOf('31.3,40.9 32.2,40.95 33.4,41.1'), size: 12.5, spacing: 1.5 },
  { text: 'GALATIA', along: pointsOf('31.6,38.75 32.8,38.8 34.1,38.95'), size: 16, spacing: 6 },
  { text: 'CAPPADOCIA', along: pointsOf('35.7,39.6 36.8,39.45 38.2,39.5'), size: 15, spacing: 2.5 },
  { text: 'CILICIA', along: pointsOf('31.9,37.75 32.7,37.75 33.6,37.95'), size: 14, spacing: 3 },
  { text: 'SYRIA', along: pointsOf('36.9,35.15 37.6,35 38.5,34.9'), size: 18, spacing: 5 },
  { text: 'IVDAEA', along: pointsOf('35.9,31 36.6,30.8 37.6,30.8'), size: 15, spacing: 4 },
  { text: 'AEGYPTVS', along: pointsOf('26.4,30 27.6,29.7 29,29.6'), size: 19, spacing: 5 },
  { text: 'CYRENAICA', along: pointsOf('19.8,31.2 21.8,31.5 24.4,31'), size: 19, spacing: 7 },
  { text: 'AFRICA', along: pointsOf('11,32.2 12.6,31.5 16.2,31'), size: 21, spacing: 12 },
  { text: 'NVMIDIA', along: pointsOf('5.6,35.7 6.6,35.8 7.8,35.8'), size: 14, spacing: 2.5 },
  { text: 'MAVRETANIA', along: pointsOf('-4.6,33.3 -1.6,33.75 3,34.65'), size: 22, spacing: 9 },
  { text: 'GAETVLIA', along: pointsOf('-1.5,31.6 2,32.2 6.5,33'), size: 17, spacing: 13 },
  { text: 'GERMANIA', along: pointsOf('8.6,49.1 11.5,48.95 16,49.4'), size: 22, spacing: 16 },
  { text: 'DACIA', along: pointsOf('20.6,46.4 23,46.7 26,46.3'), size: 22, spacing: 16 },
  { text: 'SARMATIA', along: pointsOf('27.5,48.6 31,48.2 36,48.4'), size: 20, spacing: 16 },
  { text: 'SICILIA', along: pointsOf('13.5,37.5 14.1,37.5 14.8,37.45'), size: 11, spacing: 1.5 },
];

export const SEA_NAMES: Readonly<Record<string, CurvedName>> = {
  Atlanticus: {
    text: 'Oceanus Atlanticus',
    along: pointsOf('-10.4,45.3 -6.4,44.75 -2.6,45.2'),
    size: 34,
    spacing: 4,
  },
  Hispanum: { text: 'Mare Hispanum', along: pointsOf('1.3,38 4.2,37.75 7.5,38.25'), size: 34, spacing: 7 },
  Tyrrhenum: {
    text: 'Mare Tyrrhenum',
    along: pointsOf('9.9,39.3 11.5,38.95 13.6,39.25'),
    size: 24,
    spacing: 2,
  },
  Internum: { text: 'Mare Internum', along: pointsOf('14,34.2 17.8,34.1 22.2,34.4'), size: 40, spacing: 11 },
  Hadriaticum: {
    text: 'Mare Hadriaticum',
    along: pointsOf('12.8,44.6 14.4,43.25 16.6,42.4'),
    size: 21,
    spacing: 2,
  },
  Aegaeum: {
    text: 'Mare Aegaeum',
    along: pointsOf('25.25,38.58 25.5,37.55 25.3,36.4'),
    size: 21,
    spacing: 2,
  },
  Propontis: {
    text: 'Propontis',
    along: pointsOf('27.4,40.62 28.2,40.73 29.3,40.7'),
    size: 17,
    spacing: 1.5,
  },
  Euxinus: { text: 'Pontus Euxinus', along: pointsOf('30.5,44.55 33,43.9 37,44.2'), size: 34, spacing: 9 },
  Egypticum: {
    text: 'Mare Egypticum',
    along: pointsOf('26.4,33 29.2,32.35 33.6,32.9'),
    size: 34,
    spacing: 8,
  },
};

/** Where one sea ends and the next begins, from shore to shore. */
export const SEA_BORDER_LINES: readonly (readonly Point[])[] = [
  pointsOf('-5.45,36.12 -5.42,35.86'),
  pointsOf('8.95,44.4 9.2,43.7 9.4,43'),
  pointsOf('9.2,41.4 9.2,41.2'),
  pointsOf('9,38.9 9.2,38.2 9.75,37.3'),
  pointsOf('10.7,37 11.5,37.2 12.45,37.65'),
  pointsOf('15.6,38.24 15.7,38.2'),
  pointsOf('18.45,40.1 18.9,40.15 19.4,40.35'),
  pointsOf('23.1,36.5 23.2,36 23.55,35.5'),
  pointsOf('26.3,35.15 27.1,35.5 27.8,36 28.3,36.7'),
  pointsOf('24.9,34.95 24.3,33.6 23.5,32.25'),
  pointsOf('26.0,40.25 26.2,40.03 26.3,39.8'),
  pointsOf('28.85,41.27 29.1,41.22 29.4,41.16'),
];

/** Battles of the war, 49 to 45 BC, marked by crossed swords. */
export const BATTLES: readonly { readonly name: string; readonly at: Point }[] = [
  { name: 'Ilerda', at: [0.6, 41.75] },
  { name: 'Dyrrachium', at: [21.3, 40.75] },
  { name: 'Pharsalus', at: [22.4, 39.3] },
  { name: 'Alexandria', at: [30.75, 30.35] },
  { name: 'Zela', at: [35.9, 40.2] },
  { name: 'Thapsus', at: [10.6, 35.55] },
  { name: 'Munda', at: [-4.9, 37.2] },
];
