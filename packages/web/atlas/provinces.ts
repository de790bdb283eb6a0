// Provinces: where their borders run, a point or more inside each, and the colour of its wash. Longitude first.
import { pointsOf, type Point } from './point.ts';

/** Straits too narrow to show: cut through the land along this line. */
export const CHANNELS: Readonly<Record<string, readonly Point[]>> = {
  Bosphorus: pointsOf('29.35,41.6 29.13,41.22 29.05,41.1 28.98,40.98 28.9,40.8'),
  Hellespontus: pointsOf('25.9,39.95 26.18,40.02 26.4,40.15 26.7,40.38 27,40.5 27.2,40.55'),
};

/** Lines that separate two provinces; over the sea they only close the gap. */
export const PROVINCE_BORDERS: readonly (readonly Point[])[] = [
  pointsOf('-2,44 -1.7,43.3 -1.3,43 0.6,42.7 1.8,42.45 3,42.4 3.9,42.4'), // Pyrenees
  pointsOf('-9.6,41.9 -8.4,41.9 -6.2,41.55 -5.2,40.6 -5,39.4 -5.6,38.4 -7,38 -7.3,37.3 -7.3,36.7'), // Lusitania
  pointsOf('-5.6,38.4 -4.2,38.6 -2.9,38.3 -2.3,37.4 -2,36.9 -2,36.3'), // Baetica
  pointsOf('1,42.65 1.1,43.5 2.3,43.9 3.6,44.4 4.6,45.3 5.8,46.1 6.9,46.2'), // Narbonensis
  pointsOf(
    '7.4,43.2 7.2,43.8 6.9,44.4 6.8,45.4 6.9,46.2 8.5,46.4 10.2,46.5 12,46.6 13.4,46.5 14,46 13.95,45.65 13.55,45.55 13.1,45.3',
  ), // Alps
  pointsOf('6.9,46.2 7.4,47.4 7.9,48.8 7.4,50.2 6.2,51.4 5,53'), // Rhine
  pointsOf(
    '8.5,46.4 9.2,47.6 11,48.5 13.5,48.3 16.5,48.1 18.8,47.6 18.9,45.6 20.4,44.8 22.6,44.4 24.5,43.75 27,44.1 28.2,45.3 29.6,45.2 31,45',
  ), // Danube
  pointsOf('9.3,43.6 9.9,44.05 10.6,44.2 11.7,44 12.7,43.9 13.4,44.2'), // Cisalpina
  pointsOf('18.7,41.6 19.3,42 20.4,42.1 21.4,42.5 22.2,43.3 22.6,44.4'), // Illyricum
  pointsOf('21.4,42.5 22.6,41.9 23.6,41.6 24.6,41.6 24.7,40.7 24.7,40.2'), // Macedonia
  pointsOf('19.2,39.2 19.9,39.45 20.9,39.75 21.9,39.75 22.7,39.9 23.6,39.9'), // Achaia
  pointsOf('22.2,43.3 23.8,43 26,42.9 27.6,42.8 29,42.8'), // Moesia
  pointsOf('27.9,40.8 28,40.3 28.9,40.05 30,39.7 30.9,39 30.4,38 29.4,37.3 28.7,36.7 28.5,36'), // Asia
  pointsOf('30,39.7 31.2,40.3 32.2,40.9 33,41.3 33.4,42 33.6,42.8'), // Bithynia
  pointsOf('30.4,38 31.8,38 33,38.2 34.2,38.4 34.6,39.4 34.3,40.4 33,41.3'), // Galatia
  pointsOf('34.2,38.4 35.2,38 36.2,37.7 36.6,37.2 36.2,36.6 35.8,36.4 35.4,36.3'), // Cilicia
  pointsOf('36.6,37.2 38.2,37.6 41,37.8'), // Cappadocia
  pointsOf('34.4,32.8 35.1,32.9 35.7,33 36.4,32.4 36.9,31.2 38,30.6 42,30.2'), // Judaea
  pointsOf('33.9,31.8 34.3,31.1 34.4,30.2 34.9,29.4 35,27'), // Aegyptus
  pointsOf('25.9,32.2 25.5,31.4 25,30.6 25,27'), // Cyrenaica
  pointsOf('18.9,31.2 19,30.2 18.9,29.4 18.9,27'), // Africa
  pointsOf('8.6,37.5 8.6,36.9 8.4,36.2 8.2,35 8.6,34 9.4,32.8 10.2,31 10.2,27'), // Numidia
  pointsOf('5,37.4 4.9,36.7 4.6,35.8 4.2,34.5 4,33 4,27'), // Caesariensis
  pointsOf('-2.2,35.8 -2.2,35 -2.2,34.2 -1.8,33 -1.6,31 -1.6,27'), // Tingitana
  pointsOf('-11.5,29.2 -9.4,29.7 -6,30.6 -1.8,32.4 4,32.9 9.4,32.4'), // Gaetulia
];

export type Wash = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

export const PROVINCES: readonly { readonly wash: Wash; readonly inside: readonly Point[] }[] = [
  { wash: 'a', inside: pointsOf('-2,41.5 -4,42 -1.5,39') }, // tarrac
  { wash: 'c', inside: pointsOf('-7.5,39.5') }, // lusit
  { wash: 'b', inside: pointsOf('-5,37.5') }, // baet
  { wash: 'b', inside: pointsOf('2.5,47 0,46 5,48') }, // galliaN
  { wash: 'd', inside: pointsOf('4.7,44.5 3,43.6') }, // narb
  { wash: 'c', inside: pointsOf('9.5,45.2 11.5,45.2 12.5,45.8') }, // cisalp
  { wash: 'a', inside: pointsOf('12.6,42.3 15,41 16.2,39.3') }, // italia
  { wash: 'b', inside: pointsOf('17,44 18,43.6') }, // illyr
  { wash: 'c', inside: pointsOf('21.5,41 20.3,40.8 23.4,40.6') }, // maced
  { wash: 'd', inside: pointsOf('22,38.7 22.2,37.4 21.3,39.4 23.8,38.6') }, // achaia
  { wash: 'a', inside: pointsOf('26,41.8 25,42.2') }, // thrac
  { wash: 'e', inside: pointsOf('24,43.3 27.3,43.4') }, // moesia
  { wash: 'b', inside: pointsOf('28.6,38.6 28,39.4') }, // asia
  { wash: 'd', inside: pointsOf('30.8,40.7 29.5,40.4') }, // bithyn
  { wash: 'c', inside: pointsOf('32.8,39.5') }, // galat
  { wash: 'e', inside: pointsOf('31.4,37.4 32,37') }, // pisid
  { wash: 'a', inside: pointsOf('36,39 35,41.3 38,40') }, // cappad
  { wash: 'c', inside: pointsOf('37,35.5 36.8,34 38,36.6') }, // syria
  { wash: 'd', inside: pointsOf('35.3,31.9') }, // judaea
  { wash: 'b', inside: pointsOf('31,30 28,30.5 33.3,30.3') }, // aegypt
  { wash: 'c', inside: pointsOf('22,32.2 22,30') }, // cyren
  { wash: 'a', inside: pointsOf('10,35.5 12,32 15,31.5 9.4,36.6') }, // africa
  { wash: 'b', inside: pointsOf('6.6,35.6 7,34') }, // numid
  { wash: 'c', inside: pointsOf('2,35.8 1,34.6') }, // mauretC
  { wash: 'd', inside: pointsOf('-5,34.4 -4,33') }, // mauretT
  { wash: 'f', inside: pointsOf('-4,30 2,31 7,31') }, // gaetul
  { wash: 'f', inside: pointsOf('10,49.5 15,49.5 21,47.5 27,47.5 24,45') }, // german
  { wash: 'c', inside: pointsOf('14.2,37.5') }, // sicil
  { wash: 'd', inside: pointsOf('9.05,40') }, // sard
  { wash: 'b', inside: pointsOf('9.1,42.2') }, // cors
  { wash: 'e', inside: pointsOf('24.9,35.2') }, // creta
  { wash: 'a', inside: pointsOf('33,35') }, // cypr
  { wash: 'f', inside: pointsOf('-4,50.5 -1,51') }, // brit
];
