// The figures of the rulebook: positions and the orders given from them, so that each figure shows what the rules make
// of them.
import type { AreaId, BlockId, Side, Viewer } from '@rubicon/engine';

export interface BoardFigure {
  readonly kind: 'board';
  readonly position: string;
  readonly orders: readonly string[]; // given from there by the side that decides; their paths are drawn as arrows
  readonly viewer: Viewer | 'all'; // whose view; `all` sees every face
  readonly crop: readonly string[]; // areas that must be visible
  readonly lit?: string; // a block: rings where its orders lead, including retreats and regrouping in a battle
  readonly isNear?: boolean; // rings only one step away
  readonly arrow?: readonly string[]; // a path nobody ordered
  readonly barred?: readonly string[]; // locations crossed out
  readonly hasChips?: boolean; // shows how many blocks used each road
  readonly ring?: readonly string[]; // locations to point out
}

/** Blocks in a row, each at a strength. */
interface RowFigure {
  readonly kind: 'row';
  readonly blocks: readonly { readonly block: string; readonly strength: number }[];
}

/** Blocks of a battle in the order in which they act. */
interface LineFigure {
  readonly kind: 'line';
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

export type Figure = BoardFigure | RowFigure | LineFigure;

const TURN_2 =
  'hands=2/2+2/2+1/2,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2';
const TURN_5 =
  'hands=-,- discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2+2/2+2/2+1/2+2/1+2/1+1/2';
const LOCKED = 'locked=C.Octavian,P.Brutus';
const EGYPT = 'Alexandria(P.Navis2:2,Cleopatra:4)';

const moving = (side: Side, map: string): string =>
  `position/1 turn=705.2 step=move asked=${side} first=${side} moves=2 levies=2 ${TURN_2} map=${EGYPT};${map} ${LOCKED}`;

const fighting = (
  side: Side,
  turn: number,
  area: string,
  entered: string,
  attacks: string,
  map: string,
): string =>
  `position/1 turn=705.2 step=battle asked=${side} first=caesar entered=${entered} attacks=${attacks} battle=${area} round=2 battle-turn=${turn} ${TURN_2} map=${EGYPT};${map} ${LOCKED}`;

// In all figures of a land battle two roads lead to Thessalonika
const THESSALONIKA = moving(
  'caesar',
  'Athena(P.Legio36:4);Dyrrachium(C.Caesar:3,C.Legio10:3,C.Legio13:3);Serdica(C.Legio8:3,C.Legio12:3);Thessalonika(P.Pompey:3,P.Legio32:3,P.Legio35:3,P.Auxilia1:4)',
);
const ATTACK = [
  'move C.Caesar Dyrrachium-Thessalonika',
  'move C.Legio10 Dyrrachium-Thessalonika',
  'move C.Legio8 Serdica-Thessalonika',
  'move C.Legio12 Serdica-Thessalonika',
];
const RESPONSE = [...ATTACK, 'done', 'done', 'move P.Legio36 Athena-Thessalonika'];
const AROUND_THESSALONIKA = ['Dyrrachium', 'Serdica', 'Aenos', 'Athena', 'Thessalonika'];
const ENTERED = 'Dyrrachium-Thessalonika:caesar:1,Serdica-Thessalonika:caesar:2';
const ATTACKED = 'Thessalonika:caesar:Dyrrachium';
const BATTLE = (acted: string): string =>
  `Athena(P.Legio36:4);Dyrrachium(C.Legio13:3);Thessalonika(C.Caesar:2!${acted}<Dyrrachium,C.Legio10:3!<Dyrrachium,C.Legio8:3!<Serdica,P.Pompey:3,P.Legio32:2,P.Legio35:3)`;

export const FIGURES = {
  strength: {
    kind: 'row',
    blocks: [
      { block: 'C.Legio13', strength: 3 },
      { block: 'C.Legio13', strength: 2 },
      { block: 'C.Legio13', strength: 1 },
    ],
  },
  'sea-control': {
    kind: 'board',
    position: moving(
      'caesar',
      'Hadriaticum(C.Navis2:2,C.Navis3:2);Internum(P.Navis4:2);Neapolis(P.Legio1:4,P.Navis1:2);Ravenna(C.Legio13:3)',
    ),
    orders: ['move C.Navis3 Hadriaticum-Internum'],
    viewer: 'all',
    crop: ['Ravenna', 'Hadriaticum', 'Internum', 'Tyrrhenum', 'Neapolis'],
  },
  strait: {
    kind: 'board',
    position: moving(
      'caesar',
      'Messana(P.Legio37:3);Rhegium(C.Legio8:3,C.Legio12:3,C.Legio13:3);Syracuse(P.Auxilia1:4)',
    ),
    orders: ['move C.Legio8 Rhegium-Messana'],
    viewer: 'all',
    crop: ['Messana', 'Rhegium', 'Syracuse'],
  },
  reach: {
    kind: 'board',
    position: moving('caesar', 'Lugdunum(C.Legio16:3,C.Equitatus1:3);Rome(P.Legio1:4)'),
    orders: [],
    viewer: 'all',
    crop: ['Lugdunum', 'Cenabum', 'Treveri', 'Burdigala', 'Narbo', 'Massilia', 'Genua', 'Ravenna', 'Rome'],
    lit: 'C.Legio16',
  },
  limits: {
    kind: 'board',
    position: moving(
      'pompey',
      'Serdica(P.Legio36:4,P.Auxilia2:4);Thessalonika(P.Pompey:3,P.Legio32:3,P.Legio33:3,P.Legio35:3,P.Auxilia1:4);Massilia(C.Legio11:3)',
    ),
    orders: [
      ...['P.Pompey', 'P.Legio32', 'P.Legio33', 'P.Legio35'].map(
        (block) => `move ${block} Thessalonika-Aenos`,
      ),
      'move P.Legio36 Serdica-Aenos',
      'move P.Auxilia2 Serdica-Aenos',
    ],
    viewer: 'all',
    crop: ['Thessalonika', 'Aenos', 'Serdica'],
    hasChips: true,
  },
  'main-attack': {
    kind: 'board',
    position: THESSALONIKA,
    orders: ATTACK,
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
  },
  pinning: {
    kind: 'board',
    position: THESSALONIKA,
    orders: [...ATTACK, 'done', 'done'],
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
    lit: 'P.Auxilia1',
    isNear: true,
    barred: ['Serdica'],
  },
  response: {
    kind: 'board',
    position: THESSALONIKA,
    orders: RESPONSE,
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
  },
  'navis-move': {
    kind: 'board',
    position: moving('caesar', 'Brundisium(P.Legio3:3);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2)'),
    orders: [],
    viewer: 'all',
    crop: [
      'Ravenna',
      'Aquileia',
      'Salone',
      'Dyrrachium',
      'Sipontum',
      'Brundisium',
      'Hadriaticum',
      'Internum',
    ],
    lit: 'C.Navis2',
  },
  amphibious: {
    kind: 'board',
    position: moving(
      'caesar',
      'Aegaeum(C.Navis4:2);Athena(P.Legio32:3);Brundisium(C.Legio17:4,C.Legio13:3);Internum(C.Navis2:2)',
    ),
    orders: ['embark C.Legio17 Brundisium-Internum-Aegaeum-Ephesus'],
    viewer: 'all',
    crop: ['Brundisium', 'Internum', 'Aegaeum', 'Ephesus', 'Athena'],
  },
  'battle-line': {
    kind: 'line',
    attackers: ['C.Caesar', 'C.Equitatus1', 'C.Legio8'],
    defenders: ['P.Auxilia3', 'P.Pompey', 'P.Navis1'],
  },
  reserves: {
    kind: 'board',
    position: THESSALONIKA,
    orders: [...RESPONSE, 'done', 'done'],
    viewer: 'spectator',
    crop: ['Dyrrachium', 'Serdica', 'Athena', 'Thessalonika'],
  },
  'attacker-retreat': {
    kind: 'board',
    position: fighting('caesar', 1, 'Thessalonika', ENTERED, ATTACKED, BATTLE('')),
    orders: [],
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
    lit: 'C.Caesar',
    barred: ['Aenos'],
  },
  'defender-retreat': {
    kind: 'board',
    position: fighting('pompey', 2, 'Thessalonika', ENTERED, ATTACKED, BATTLE('*')),
    orders: [],
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
    lit: 'P.Pompey',
    barred: ['Serdica'],
  },
  'sea-retreat': {
    kind: 'board',
    position: fighting(
      'pompey',
      4,
      'Messana',
      'Rhegium-Messana:caesar:1,Syracuse-Messana:caesar:2',
      'Messana:caesar:Rhegium',
      'Messana(C.Legio8:3!<Rhegium,C.Legio12:3!<Syracuse,P.Legio37:2,P.Legio38:3);Neapolis(P.Legio1:4);Lilybaeum(C.Auxilia1:4);Rhegium(C.Legio13:3);Syracuse(C.Legio14:3);Tyrrhenum(P.Navis1:2)',
    ),
    orders: [],
    viewer: 'all',
    crop: ['Messana', 'Rhegium', 'Syracuse', 'Neapolis', 'Tyrrhenum'],
    lit: 'P.Legio37',
    arrow: ['Messana', 'Tyrrhenum', 'Neapolis'],
  },
  regroup: {
    kind: 'board',
    position: `position/1 turn=705.2 step=regroup asked=caesar first=caesar battle=Thessalonika ${TURN_2} map=${EGYPT};Athena(P.Legio36:4);Dyrrachium(C.Legio13:3);Thessalonika(C.Caesar:2!,C.Legio10:3!,C.Legio8:3!) ${LOCKED}`,
    orders: [],
    viewer: 'all',
    crop: AROUND_THESSALONIKA,
    lit: 'C.Legio10',
  },
  'navis-retreat': {
    kind: 'board',
    position: fighting(
      'pompey',
      6,
      'Hadriaticum',
      'Ravenna-Hadriaticum:caesar:1',
      'Hadriaticum:caesar:Ravenna',
      'Brundisium(P.Legio3:3);Hadriaticum(C.Navis2:2!<Ravenna,C.Navis4:2!<Ravenna,P.Navis1:2,P.Navis4:1);Ravenna(C.Legio13:3)',
    ),
    orders: [],
    viewer: 'all',
    crop: ['Ravenna', 'Salone', 'Dyrrachium', 'Sipontum', 'Brundisium', 'Hadriaticum', 'Internum'],
    lit: 'P.Navis1',
  },
  cleopatra: {
    kind: 'board',
    position: `position/1 turn=705.5 step=levy asked=pompey first=caesar levies=2 ${TURN_5} map=Alexandria(C.Legio17:4);Antioch(P.Scipio:3);Jerusalem(Cleopatra:3);Massilia(C.Legio11:3) ${LOCKED}`,
    orders: ['done'],
    viewer: 'all',
    crop: ['Alexandria', 'Jerusalem', 'Memphis', 'Pelusium'],
    arrow: ['Jerusalem', 'Alexandria'],
  },
  supply: {
    kind: 'board',
    position: `position/1 turn=705.5 step=supply asked=caesar first=caesar ${TURN_5} map=${EGYPT};Neapolis(C.Legio8:3,C.Legio12:2,C.Legio18:1,C.Navis1:2);Rome(C.Caesar:3,C.Legio10:3,C.Legio13:3,C.Legio14:2,C.Legio17:4,C.Auxilia1:4) ${LOCKED}`,
    orders: [],
    viewer: 'all',
    crop: ['Rome', 'Neapolis'],
    ring: ['Rome', 'Neapolis'],
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof FIGURES;

export const figureOf = (id: FigureId): Figure => FIGURES[id];

export const asAreas = (areas: readonly string[]): readonly AreaId[] => areas as readonly AreaId[];
export const asBlock = (block: string): BlockId => block as BlockId;
