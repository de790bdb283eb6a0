// Where the locations are drawn: latitude and longitude. A city beside a strait or among neighbours is moved a little
// along its shore, so that the water between them survives; the spread and the spline do the rest.
import type { Point } from './point.ts';

/** Latitude, longitude. */
export const CITY_PLACES: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  Aenos: [40.98, 26.1],
  Aleria: [42.1, 9.25],
  Alexandria: [31.1, 30],
  Ambracia: [39.25, 21.05],
  Ancyra: [39.93, 32.86],
  Antioch: [36.2, 36.4],
  Appia: [39.05, 29.97],
  Aquileia: [45.85, 13.3],
  Asculum: [42.9, 13.55],
  Asturica: [42.45, -6.05],
  Athena: [38.05, 23.75],
  Badias: [34.8, 6.7],
  Bilbilis: [41.38, -1.61],
  Brundisium: [40.55, 17.75],
  Burdigala: [44.84, -0.6],
  Byzantium: [41.25, 28.15],
  Caralis: [39.5, 9],
  CarthagoNova: [37.75, -1.2],
  Catabathmus: [31.4, 25.2],
  Cenabum: [47.9, 1.91],
  Cordoba: [37.88, -4.78],
  Creta: [35.25, 25],
  Cyrene: [32.65, 21.8],
  Damascus: [33.51, 36.31],
  Dyrrachium: [41.35, 19.8],
  Emerita: [38.92, -6.34],
  Ephesus: [37.9, 27.75],
  Eusebia: [38.72, 35.49],
  Gades: [36.6, -5.9],
  Genua: [44.55, 9],
  Iomnium: [36.65, 4.1],
  Jerusalem: [31.78, 35.23],
  Lilybaeum: [37.72, 12.75],
  Lugdunum: [45.76, 4.82],
  Massilia: [43.5, 5.5],
  Memphis: [29.85, 31.25],
  Messana: [38.02, 14.75],
  Narbo: [43.25, 2.75],
  Neapolis: [40.95, 14.45],
  Nicomedia: [40.66, 30.6],
  Olisipo: [38.8, -8.9],
  Pelusium: [30.95, 32.3],
  Perga: [37.05, 31],
  Pergamum: [39.35, 27.75],
  Portus: [41.15, -8.4],
  Pylos: [37.2, 22],
  Ravenna: [44.42, 12],
  Rhegium: [38.45, 16.2],
  Rome: [41.9, 12.6],
  Sala: [33.95, -6.6],
  Salamis: [35.05, 33.3],
  Salone: [43.65, 16.7],
  Serdica: [42.7, 23.32],
  Siga: [35.1, -1.4],
  Sinope: [41.8, 35.1],
  Sipontum: [41.55, 15.6],
  Sirmium: [44.97, 19.61],
  Syracuse: [37.08, 15.05],
  Tacape: [33.85, 9.9],
  Tarraco: [41.25, 1.2],
  Tarsus: [37, 35],
  Thessalonika: [40.85, 23],
  Thubactus: [32.3, 15],
  Tingis: [35.55, -5.6],
  Toletum: [39.86, -4.03],
  Treveri: [49.76, 6.64],
  Utica: [36.85, 9.75],
};

export const WIDE_CITIES: ReadonlySet<string> = new Set([
  ...['Genua', 'Ravenna', 'Narbo', 'Massilia', 'Tarraco', 'Neapolis'],
]);

/** Where a sea's Navis are, and how much space they get where the sea is narrow. */
export const SEA_PLACES: Readonly<
  Record<
    string,
    { readonly at: readonly [lat: number, lon: number]; readonly room?: Point; readonly slack?: number }
  >
> = {
  Atlanticus: { at: [44.9, -6.2] },
  Hispanum: { at: [39.1, 5.6] },
  Tyrrhenum: { at: [40, 11.9] },
  Internum: { at: [35.6, 18.6] },
  Hadriaticum: { at: [43, 15.5], room: [120, 84] },
  Aegaeum: { at: [38.9, 25.2], room: [128, 100] },
  Propontis: { at: [40.7, 28.15], room: [124, 70], slack: 10 },
  Euxinus: { at: [43.2, 31.6] },
  Egypticum: { at: [33.6, 29.2] },
};

/** Shore points that the spread must keep apart too: they widen the Propontis. */
export const SHORE_PINS: readonly (readonly [lat: number, lon: number, width: number, height: number])[] = [
  [41.02, 27.75, 14, 8],
  [41, 28.5, 14, 8],
  [40.36, 27.55, 14, 8],
  [40.4, 28.75, 14, 8],
  [40.5, 26.95, 14, 8],
];

/** Final corrections, in board px, of what the spline leaves slightly off. */
export const SETTLE: Readonly<Record<string, Point>> = {
  Aleria: [5, 0],
  Ancyra: [4, 0],
  Antioch: [-8, 0],
  Asculum: [-9, 0],
  Cordoba: [3, -16],
  Emerita: [4, 0],
  Eusebia: [6, 0],
  Gades: [-4, 2],
  Jerusalem: [8, 0],
  Olisipo: [6, 0],
  Rhegium: [3, 0],
  Tarsus: [-10, 0],
  // Navis are placed where they cover neither a town nor, the Propontis aside, their sea's name.
  Aegaeum: [2, 5],
  Atlanticus: [-30, -90],
  Euxinus: [24, 46],
  Hadriaticum: [124, 41],
  Hispanum: [0, -12],
  Internum: [-43, 8],
  Propontis: [0, 28],
  Tyrrhenum: [20, -32],
};
