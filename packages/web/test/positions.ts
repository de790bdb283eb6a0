// Positions to start a test with, most of them early in the game.
import type { Level } from '@rubicon/ai';
import { gameAt } from '../tools/game-at.ts';

const CARDS =
  'hands=2/2+2/2+1/2,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2';
const REST =
  'Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2);Rome(P.Legio3:3);Syracuse(P.Legio37:3);Utica(P.Legio39:3)';
const ATTACKED =
  REST.replace('C.Legio13:3,', '')
    .replace('P.Legio3:3', 'P.Legio3:3,C.Legio13:3!<Ravenna')
    .replace(',P.Navis1:2', '') + ';Narbo(C.Legio7:3)';
const LOCKED = 'locked=C.Octavian,P.Brutus';
const SPAIN =
  'Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Tarraco(P.Legio2:4,P.Legio4:3,P.Equitatus1:2,P.Navis3:2)';
const BEFORE_TARRACO =
  'Tarraco(C.Legio7:3!<Narbo,C.Legio9:3!<Narbo,C.Legio10:3!<Narbo,P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Equitatus1:2,P.Navis3:2)';
const ENTERED = 'entered=Narbo-Tarraco:caesar:1 attacks=Tarraco:caesar:Narbo';

/** Both choose a card; Caesar's army is in Narbo, Pompey's in Tarraco. */
export const choosing = (): string =>
  gameAt(
    `position/1 turn=705.3 step=cards asked=caesar hands=2/2+2/2+Mars,2/1+2/1+1/2 discards=Apollo,4/1 last=2/3,2/2 seen=2/3+2/2 map=${REST};${SPAIN} ${LOCKED}`,
  );

/** Both choose their last card: it is the last turn of the game. */
export const lastTurn = (): string =>
  gameAt(
    `position/1 turn=709.5 step=cards asked=caesar hands=2/2,2/1 discards=Apollo,4/1 last=2/3,2/2 seen=2/3+2/2 map=${REST};${SPAIN} ${LOCKED}`,
  );

/** Caesar moves, with two moves; Legio III is alone in Rome. */
export const moving = (): string =>
  gameAt(
    `position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 ${CARDS} map=${REST};${SPAIN} ${LOCKED}`,
  );

/** Caesar moves with Mercury: an attack may come from two areas away. */
export const withMercury = (): string =>
  gameAt(
    `position/1 turn=705.2 step=move asked=caesar first=caesar moves=1 ${CARDS.replaceAll('2/3', 'Mercury').replace('Neptune+3/2+Mercury', 'Mercury+Neptune+3/2')} map=${REST};${SPAIN} ${LOCKED}`,
  );

const LEVYING = `position/1 turn=705.2 step=levy asked=caesar first=caesar moves=2 levies=3 ${CARDS} map=${REST};${SPAIN} ${LOCKED}`;

/** Caesar levies, three levies to spend. */
export const levying = (): string => gameAt(LEVYING);

/** The same, and Legio VIII can gain a step. */
export const levyingWeakened = (): string => gameAt(LEVYING.replace('C.Legio8:3', 'C.Legio8:2'));

/** Caesar levies; then a computer has its whole turn. */
export const levyingAgainst = (level: Level): string => gameAt(LEVYING, { pompey: level });

/** Caesar levies and has attacked Rome; a computer's whole turn comes before the battle, and it can attack nothing. */
export const attackedAgainst = (level: Level): string =>
  gameAt(
    `position/1 turn=705.2 step=levy asked=caesar first=caesar levies=3 entered=Ravenna-Rome:caesar:1 attacks=Rome:caesar:Ravenna ${CARDS} map=${ATTACKED} ${LOCKED}`,
    { pompey: level },
  );

/** Caesar has the last levies of a year; a computer plays Pompey. */
export const yearsEndAgainst = (level: Level): string =>
  gameAt(
    'position/1 turn=705.5 step=levy asked=caesar first=pompey levies=1 hands=-,- discards=1/3,2/3 played=3/2,4/1 effects=3/2,4/1 last=1/2,3/1 seen=Apollo+Neptune+4/1+3/2+3/2+3/1+3/1+2/2+2/1+1/2 map=Antioch(P.Scipio:3);Aquileia(C.Legio13:3);Asculum(C.Antonius:2,C.Legio9:3);Bilbilis(P.Equitatus1:2);Brundisium(P.Legio3:3);Cordoba(P.Legio2:4);Eusebia(P.Equitatus3:1);Gades(P.Legio4:3,P.Legio6:3);Genua(C.Caesar:3,C.Legio12:3,C.Legio16:3);Jerusalem(P.Legio34:3);Lugdunum(C.Legio8:3);Memphis(Cleopatra:4);Messana(P.Pompey:3,P.Legio1:4,P.Legio37:3,P.Ballista:1);Narbo(C.Legio10:2);Ravenna(C.Equitatus1:3);Rome(C.Legio14:3,C.Navis2:2);Sirmium(C.Legio11:3);Syracuse(P.Auxilia3:1);Tacape(P.Legio39:3);Tarraco(P.Legio5:2);Utica(C.Navis1:2);Tyrrhenum(P.Navis3:2) face-up=C.Legio7 locked=C.Octavian,P.Brutus',
    { pompey: level },
  );

/** A battle is fought at Tarraco, in its first round or a later one. */
export const fighting = (round = 1): string =>
  gameAt(
    `position/1 turn=705.2 step=battle asked=pompey first=caesar ${ENTERED} battle=Tarraco round=${round} battle-turn=2 ${CARDS} map=${REST};${BEFORE_TARRACO} ${LOCKED}`,
  );

const WEAK =
  'Narbo(C.Legio9:3);Tarraco(C.Legio7:1!<Narbo,C.Legio16:1!<Narbo,P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Equitatus1:2,P.Navis3:2)';

/** Caesar levies, and has attacked Tarraco with two blocks that a computer will drive off. */
export const losing = (): string =>
  gameAt(
    `position/1 turn=705.2 step=levy asked=caesar first=caesar levies=1 ${ENTERED} ${CARDS} map=${REST.replace('C.Legio16:3,', '')};${WEAK} ${LOCKED}`,
    { pompey: 'tiro' },
  );

/** Caesar levies, and has attacked Antioch, far from his armies, with blocks that a computer cannot withstand. */
export const winningFarAway = (): string =>
  gameAt(
    `position/1 turn=705.2 step=levy asked=caesar first=caesar levies=1 entered=Tarsus-Antioch:caesar:1 attacks=Antioch:caesar:Tarsus ${CARDS} map=${REST.replace('P.Scipio:3,P.Legio34:3', 'P.Legio34:1,C.Legio9:3!<Tarsus,C.Legio10:3!<Tarsus,C.Equitatus2:2!<Tarsus')} ${LOCKED}`,
    { pompey: 'tiro' },
  );

const NINE =
  'Alexandria(Cleopatra:4);Narbo(C.Antonius:2);Rome(P.Legio3:3);Tarraco(C.Caesar:3!<Narbo,C.Legio7:3!<Narbo,C.Legio8:3!<Narbo,C.Legio9:3!<Narbo,C.Legio10:3!<Narbo,C.Legio11:3!<Narbo,C.Equitatus1:3!<Narbo,C.Equitatus2:2!<Narbo,C.Ballista:2!<Narbo,P.Pompey:3,P.Scipio:3,P.Legio1:4,P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Legio6:3,P.Equitatus1:2,P.Navis3:2)';

/** A battle with nine blocks on each side; the defender's A block is to go. */
export const crowdedBattle = (round: number): string =>
  gameAt(
    `position/1 turn=705.2 step=battle asked=pompey first=caesar ${ENTERED} battle=Tarraco round=${round} ${CARDS} map=${NINE} ${LOCKED}`,
  );

/** A battle of four blocks against five, in its first round; the defender's cavalry is to go. */
export const evenBattle = (): string =>
  gameAt(
    `position/1 turn=705.2 step=battle asked=pompey first=caesar ${ENTERED} battle=Tarraco round=1 battle-turn=2 ${CARDS} map=Alexandria(Cleopatra:4);Narbo(C.Antonius:2);Rome(P.Legio3:3);Tarraco(C.Legio7:3!<Narbo,C.Legio8:3!<Narbo,C.Legio9:3!<Narbo,C.Legio10:3!<Narbo,P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Equitatus1:2,P.Navis3:2) ${LOCKED}`,
  );
