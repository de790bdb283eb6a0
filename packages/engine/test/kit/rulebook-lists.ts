// What the game is made of, copied by hand from the rulebook's lists.
import { each } from './shorthand.ts';

/** Blocks, initiative letter (a ballista's when it defends), firepower, full strength. */
export const RATINGS: [blocks: string[], letter: string, firepower: number, strength: number][] = [
  [['C.Caesar'], 'A', 3, 3],
  [['C.Antonius'], 'A', 2, 2],
  [['C.Octavian'], 'A', 2, 3],
  [each('C.Legio', 7, 9, 16), 'C', 2, 3],
  [each('C.Legio', 8, 11, 12, 13, 14), 'C', 3, 3],
  [['C.Legio10'], 'C', 4, 3],
  [each('C.Legio', 17, 18, 19, 20), 'C', 2, 4],
  [['C.Legio21'], 'C', 3, 4],
  [['C.Equitatus1'], 'B', 2, 3],
  [['C.Equitatus2'], 'B', 2, 2],
  [['C.Equitatus3'], 'B', 3, 2],
  [['C.Equitatus4'], 'B', 3, 3],
  [each('C.Auxilia', 1, 2), 'B', 1, 4],
  [each('C.Auxilia', 3, 4), 'A', 1, 3],
  [['C.Ballista', 'P.Ballista'], 'B', 4, 2],
  [each('C.Navis', 1, 2, 3), 'D', 2, 2],
  [each('C.Navis', 4, 5), 'D', 3, 2],
  [['P.Pompey'], 'B', 3, 3],
  [['P.Scipio'], 'A', 2, 3],
  [['P.Brutus'], 'A', 2, 2],
  [each('P.Legio', 1, 2, 36, 38), 'C', 2, 4],
  [each('P.Legio', 3, 33, 34), 'C', 3, 3],
  [each('P.Legio', 4, 5, 6, 32, 35, 37, 39), 'C', 2, 3],
  [['P.Equitatus1'], 'B', 3, 2],
  [['P.Equitatus2'], 'B', 2, 4],
  [['P.Equitatus3'], 'B', 2, 3],
  [['P.Elephant'], 'B', 3, 4],
  [each('P.Auxilia', 1, 2), 'B', 1, 4],
  [each('P.Auxilia', 3, 4), 'A', 1, 3],
  [each('P.Navis', 1, 2), 'D', 3, 2],
  [each('P.Navis', 3, 4, 5), 'D', 2, 2],
  [['Cleopatra'], 'C', 1, 4],
];

/** Where each legion is raised. */
export const HOMES: [block: string, city: string][] = [
  ...each('C.Legio', 7, 8).map((b): [string, string] => [b, 'Tarraco']),
  ['C.Legio9', 'CarthagoNova'],
  ['C.Legio10', 'Cordoba'],
  ...each('C.Legio', 11, 12).map((b): [string, string] => [b, 'Genua']),
  ...each('C.Legio', 13, 14).map((b): [string, string] => [b, 'Ravenna']),
  ['C.Legio16', 'Aquileia'],
  ['C.Legio17', 'Rome'],
  ['C.Legio18', 'Neapolis'],
  ['C.Legio19', 'Syracuse'],
  ['C.Legio20', 'Athena'],
  ['C.Legio21', 'Ancyra'],
  ['P.Legio1', 'Rome'],
  ...each('P.Legio', 2, 4).map((b): [string, string] => [b, 'CarthagoNova']),
  ['P.Legio3', 'Ravenna'],
  ...each('P.Legio', 5, 6).map((b): [string, string] => [b, 'Tarraco']),
  ['P.Legio32', 'Athena'],
  ['P.Legio33', 'Creta'],
  ['P.Legio34', 'Antioch'],
  ['P.Legio35', 'Byzantium'],
  ['P.Legio36', 'Ephesus'],
  ['P.Legio37', 'Syracuse'],
  ['P.Legio38', 'Alexandria'],
  ['P.Legio39', 'Utica'],
];

/** Where the cavalry and the elephant are raised. */
export const HORSES: [block: string, city: string][] = [
  ['C.Equitatus1', 'Lugdunum'],
  ['C.Equitatus2', 'Toletum'],
  ['C.Equitatus3', 'Byzantium'],
  ['C.Equitatus4', 'Antioch'],
  ['P.Equitatus1', 'Toletum'],
  ['P.Equitatus2', 'Badias'],
  ['P.Equitatus3', 'Antioch'],
  ['P.Elephant', 'Utica'],
];

/** The ports of each sea. */
export const PORTS: Record<string, string[]> = {
  Atlanticus: ['Burdigala', 'Gades', 'Olisipo', 'Portus', 'Sala', 'Tingis'],
  Hispanum: [
    'Caralis',
    'CarthagoNova',
    'Genua',
    'Iomnium',
    'Massilia',
    'Narbo',
    'Siga',
    'Tarraco',
    'Tingis',
    'Utica',
  ],
  Tyrrhenum: ['Aleria', 'Caralis', 'Genua', 'Lilybaeum', 'Messana', 'Neapolis', 'Rhegium', 'Rome', 'Utica'],
  Internum: [
    'Ambracia',
    'Brundisium',
    'Creta',
    'Cyrene',
    'Lilybaeum',
    'Messana',
    'Pylos',
    'Rhegium',
    'Syracuse',
    'Tacape',
    'Thubactus',
    'Utica',
  ],
  Hadriaticum: ['Aquileia', 'Brundisium', 'Dyrrachium', 'Ravenna', 'Salone', 'Sipontum'],
  Aegaeum: ['Aenos', 'Athena', 'Creta', 'Ephesus', 'Thessalonika'],
  Propontis: ['Byzantium', 'Nicomedia'],
  Euxinus: ['Byzantium', 'Sinope'],
  Egypticum: ['Alexandria', 'Antioch', 'Catabathmus', 'Creta', 'Pelusium', 'Perga', 'Salamis', 'Tarsus'],
};

/** The seas that border each sea. */
export const BORDERS: Record<string, string[]> = {
  Atlanticus: ['Hispanum'],
  Hispanum: ['Atlanticus', 'Tyrrhenum'],
  Tyrrhenum: ['Hispanum', 'Internum'],
  Internum: ['Aegaeum', 'Egypticum', 'Hadriaticum', 'Tyrrhenum'],
  Hadriaticum: ['Internum'],
  Aegaeum: ['Egypticum', 'Internum', 'Propontis'],
  Propontis: ['Aegaeum', 'Euxinus'],
  Euxinus: ['Propontis'],
  Egypticum: ['Aegaeum', 'Internum'],
};

/** The historical deployment. */
export const DEPLOYMENT: Record<string, string[]> = {
  Ravenna: ['C.Caesar', 'C.Legio13', 'C.Navis2'],
  Genua: ['C.Antonius', 'C.Legio8', 'C.Legio12'],
  Massilia: ['C.Legio11', 'C.Legio14', 'C.Navis1'],
  Narbo: ['C.Legio7', 'C.Legio9', 'C.Legio10'],
  Lugdunum: ['C.Legio16', 'C.Equitatus1'],
  Neapolis: ['P.Pompey', 'P.Legio1', 'P.Navis1'],
  Brundisium: ['P.Legio3'],
  Syracuse: ['P.Legio37'],
  Antioch: ['P.Scipio', 'P.Legio34'],
  Alexandria: ['P.Navis2', 'Cleopatra'],
  Utica: ['P.Legio39', 'P.Navis3'],
  CarthagoNova: ['P.Legio2', 'P.Legio4'],
  Tarraco: ['P.Legio5', 'P.Legio6', 'P.Equitatus1'],
};
