// The 63 blocks (§1.3, §3): colour of wood, kind, rating, greatest strength, levy city, start.
import { CITY_COUNT, areaIndex } from './map.ts';

export const BLOCK_KINDS = [
  'leader',
  'legio',
  'equitatus',
  'elephant',
  'auxilia',
  'ballista',
  'navis',
  'cleopatra',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The colour of the wood: Caesar's tan, Pompey's green, Cleopatra's blue. The first two are numbered as the sides are. */
export const COLOURS = ['tan', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

type BlockRow = readonly [
  id: string,
  kind: BlockKind,
  rating: string,
  full: number,
  levyCity: string | null,
  start: string | null,
];

const ROWS: readonly BlockRow[] = [
  ['C.Caesar', 'leader', 'A3', 3, null, 'Ravenna'],
  ['C.Antonius', 'leader', 'A2', 2, null, 'Genua'],
  ['C.Octavian', 'leader', 'A2', 3, null, null],
  ['C.Legio7', 'legio', 'C2', 3, 'Tarraco', 'Narbo'],
  ['C.Legio8', 'legio', 'C3', 3, 'Tarraco', 'Genua'],
  ['C.Legio9', 'legio', 'C2', 3, 'CarthagoNova', 'Narbo'],
  ['C.Legio10', 'legio', 'C4', 3, 'Cordoba', 'Narbo'],
  ['C.Legio11', 'legio', 'C3', 3, 'Genua', 'Massilia'],
  ['C.Legio12', 'legio', 'C3', 3, 'Genua', 'Genua'],
  ['C.Legio13', 'legio', 'C3', 3, 'Ravenna', 'Ravenna'],
  ['C.Legio14', 'legio', 'C3', 3, 'Ravenna', 'Massilia'],
  ['C.Legio16', 'legio', 'C2', 3, 'Aquileia', 'Lugdunum'],
  ['C.Legio17', 'legio', 'C2', 4, 'Rome', null],
  ['C.Legio18', 'legio', 'C2', 4, 'Neapolis', null],
  ['C.Legio19', 'legio', 'C2', 4, 'Syracuse', null],
  ['C.Legio20', 'legio', 'C2', 4, 'Athena', null],
  ['C.Legio21', 'legio', 'C3', 4, 'Ancyra', null],
  ['C.Equitatus1', 'equitatus', 'B2', 3, 'Lugdunum', 'Lugdunum'],
  ['C.Equitatus2', 'equitatus', 'B2', 2, 'Toletum', null],
  ['C.Equitatus3', 'equitatus', 'B3', 2, 'Byzantium', null],
  ['C.Equitatus4', 'equitatus', 'B3', 3, 'Antioch', null],
  ['C.Auxilia1', 'auxilia', 'B1', 4, null, null],
  ['C.Auxilia2', 'auxilia', 'B1', 4, null, null],
  ['C.Auxilia3', 'auxilia', 'A1', 3, null, null],
  ['C.Auxilia4', 'auxilia', 'A1', 3, null, null],
  ['C.Ballista', 'ballista', 'B4', 2, null, null],
  ['C.Navis1', 'navis', 'D2', 2, null, 'Massilia'],
  ['C.Navis2', 'navis', 'D2', 2, null, 'Ravenna'],
  ['C.Navis3', 'navis', 'D2', 2, null, null],
  ['C.Navis4', 'navis', 'D3', 2, null, null],
  ['C.Navis5', 'navis', 'D3', 2, null, null],
  ['P.Pompey', 'leader', 'B3', 3, null, 'Neapolis'],
  ['P.Scipio', 'leader', 'A2', 3, null, 'Antioch'],
  ['P.Brutus', 'leader', 'A2', 2, null, null],
  ['P.Legio1', 'legio', 'C2', 4, 'Rome', 'Neapolis'],
  ['P.Legio2', 'legio', 'C2', 4, 'CarthagoNova', 'CarthagoNova'],
  ['P.Legio3', 'legio', 'C3', 3, 'Ravenna', 'Brundisium'],
  ['P.Legio4', 'legio', 'C2', 3, 'CarthagoNova', 'CarthagoNova'],
  ['P.Legio5', 'legio', 'C2', 3, 'Tarraco', 'Tarraco'],
  ['P.Legio6', 'legio', 'C2', 3, 'Tarraco', 'Tarraco'],
  ['P.Legio32', 'legio', 'C2', 3, 'Athena', null],
  ['P.Legio33', 'legio', 'C3', 3, 'Creta', null],
  ['P.Legio34', 'legio', 'C3', 3, 'Antioch', 'Antioch'],
  ['P.Legio35', 'legio', 'C2', 3, 'Byzantium', null],
  ['P.Legio36', 'legio', 'C2', 4, 'Ephesus', null],
  ['P.Legio37', 'legio', 'C2', 3, 'Syracuse', 'Syracuse'],
  ['P.Legio38', 'legio', 'C2', 4, 'Alexandria', null],
  ['P.Legio39', 'legio', 'C2', 3, 'Utica', 'Utica'],
  ['P.Equitatus1', 'equitatus', 'B3', 2, 'Toletum', 'Tarraco'],
  ['P.Equitatus2', 'equitatus', 'B2', 4, 'Badias', null],
  ['P.Equitatus3', 'equitatus', 'B2', 3, 'Antioch', null],
  ['P.Elephant', 'elephant', 'B3', 4, 'Utica', null],
  ['P.Auxilia1', 'auxilia', 'B1', 4, null, null],
  ['P.Auxilia2', 'auxilia', 'B1', 4, null, null],
  ['P.Auxilia3', 'auxilia', 'A1', 3, null, null],
  ['P.Auxilia4', 'auxilia', 'A1', 3, null, null],
  ['P.Ballista', 'ballista', 'B4', 2, null, null],
  ['P.Navis1', 'navis', 'D3', 2, null, 'Neapolis'],
  ['P.Navis2', 'navis', 'D3', 2, null, 'Alexandria'],
  ['P.Navis3', 'navis', 'D2', 2, null, 'Utica'],
  ['P.Navis4', 'navis', 'D2', 2, null, null],
  ['P.Navis5', 'navis', 'D2', 2, null, null],
  ['Cleopatra', 'cleopatra', 'C1', 4, null, 'Alexandria'],
];

export const BLOCK_COUNT = ROWS.length;
/** Name of a block in text, `C.Legio7`. */
export type BlockId = string & { readonly brand: 'BlockId' };
export const BLOCK_IDS: readonly BlockId[] = ROWS.map((row) => row[0] as BlockId);

const BY_ID = new Map<string, number>(BLOCK_IDS.map((id, index) => [id, index]));
export const blockIndex = (id: string): number | undefined => BY_ID.get(id);

export const CLEOPATRA = BY_ID.get('Cleopatra')!;
export const KIND: readonly BlockKind[] = ROWS.map((row) => row[1]);

const bytes = (value: (row: BlockRow, index: number) => number): Uint8Array => Uint8Array.from(ROWS, value);

/** §3.12: 0 to 3 for A to D; a ballista's depends on its role in the battle (§7.42), see `turnOf` in battle.ts. */
export const LETTER = bytes((row) => 'ABCD'.indexOf(row[2].charAt(0)));
export const FIREPOWER = bytes((row) => Number(row[2].charAt(1)));
export const FULL = bytes((row) => row[3]);
/** Strength gained or lost by one step: 2 for the elephant (§7.41). Also its lowest strength. */
export const STEP_SIZE = bytes((row) => (row[1] === 'elephant' ? 2 : 1));
export const COLOUR = bytes((row, index) => (index === CLEOPATRA ? 2 : row[0].startsWith('C') ? 0 : 1));
/** The side whose pool a block belongs to; Cleopatra begins with Pompey (§3.27). */
export const HOME_SIDE = bytes((row) => (row[0].startsWith('C.') ? 0 : 1));
export const IS_NAVIS = bytes((row) => Number(row[1] === 'navis'));
/** §3.21. */
export const IS_LEADER = bytes((row) => Number(row[1] === 'leader'));
export const IS_BALLISTA = bytes((row) => Number(row[1] === 'ballista'));
/** City where it must be raised (§3.13, §3.22, §3.24), or CITY_COUNT for any friendly city (§3.23, §3.25; Navis: any major port, §3.26). */
export const LEVY_CITY = bytes((row) => (row[4] === null ? CITY_COUNT : areaIndex(row[4])!));
/** City of the historical deployment (§5.1), or CITY_COUNT for the pool. */
export const START_CITY = bytes((row) => (row[5] === null ? CITY_COUNT : areaIndex(row[5])!));
/** The third leader of each side, locked until another is killed (§7.51). */
export const THIRD_LEADER: readonly number[] = ['C.Octavian', 'P.Brutus'].map((id) => BY_ID.get(id)!);
