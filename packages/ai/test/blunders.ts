// Positions in which levels once blundered, each as it stood when they had to decide.
export interface Blunder {
  readonly name: string;
  readonly position: string;
}

/** A command phase in which cities of points were left empty for nothing. */
export const EMPTIED: readonly Blunder[] = [
  {
    name: 'five blocks leave Rome with enemies beside it',
    position:
      'position/1 turn=705.3 step=move asked=caesar first=caesar moves=2 levies=2 hands=Neptune+2/1,1/2+1/2 discards=Mercury,Jupiter played=2/2,2/2 effects=2/2,2/2 last=2/3,2/2 seen=3/1+2/3+2/3+2/2+2/2+2/2 map=Aenos(C.Caesar:3,C.Legio13:3);Alexandria(Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Bilbilis(C.Legio7:3,C.Legio9:3,C.Legio10:3);CarthagoNova(P.Legio4:3);Creta(P.Ballista:2);Dyrrachium(C.Navis2:2);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Pylos(P.Legio3:3);Rome(C.Antonius:2,C.Legio8:3,C.Legio12:3,C.Legio17:4,C.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Legio2:4,P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3,P.Elephant:2);Tyrrhenum(P.Navis3:2);Internum(P.Navis2:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Rome and Byzantium at once',
    position:
      'position/1 turn=706.1 step=move asked=caesar first=caesar moves=4 levies=1 hands=3/2+2/2+2/1+2/1,Neptune+2/3+2/2+1/2 discards=Pluto,Apollo played=4/1,3/1 effects=4/1,3/1 seen=4/1+3/1 map=Alexandria(Cleopatra:4);Ancyra(C.Caesar:3,C.Legio21:1);Antioch(P.Equitatus3:1);Athena(P.Legio3:3);Byzantium(C.Equitatus3:2);CarthagoNova(P.Legio2:4,P.Equitatus1:2,P.Navis4:1);Creta(P.Legio33:1,P.Ballista:2);Dyrrachium(C.Navis2:2);Ephesus(C.Legio13:3);Massilia(C.Legio11:3,C.Legio14:3);Narbo(C.Legio16:3,C.Equitatus1:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Perga(P.Scipio:3,P.Legio34:3,P.Auxilia3:2);Rome(C.Antonius:2,C.Legio8:3,C.Legio12:3,C.Legio17:4,C.Ballista:2);Siga(C.Navis1:2);Syracuse(P.Legio37:3);Tarraco(P.Legio4:3,P.Legio5:3,P.Legio6:3);Toletum(C.Legio7:3,C.Legio9:3,C.Legio10:3);Utica(P.Legio39:3,P.Elephant:4,P.Navis2:2,P.Navis3:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Antioch, Tarraco and Utica in the first turn',
    position:
      'position/1 turn=705.1 step=move asked=pompey first=caesar moves=4 levies=1 hands=3/1+2/1+1/3+1/2,3/2+3/1+2/3+2/2 discards=Apollo,Neptune played=3/2,4/1 effects=3/2,4/1 seen=4/1+3/2 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Brundisium(P.Legio3:3);CarthagoNova(P.Legio2:4,P.Legio4:3);Dyrrachium(C.Ballista:2,C.Navis2:2!);Genua(C.Legio7:3!,C.Legio9:3!,C.Legio10:3!);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Rome(C.Caesar:3!,C.Antonius:2!,C.Legio8:3!,C.Legio12:3!,C.Legio13:3!);Syracuse(P.Legio37:3);Tarraco(P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3,P.Navis3:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Massilia in the first turn',
    position:
      'position/1 turn=705.1 step=move asked=caesar first=caesar moves=2 levies=2 hands=Neptune+2/3+2/2+1/2,3/2+2/2+2/1+2/1 discards=Apollo,1/2 played=2/2,4/1 effects=2/2,4/1 seen=4/1+2/2 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Brundisium(P.Legio3:3);CarthagoNova(P.Legio2:4,P.Legio4:3);Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2);Syracuse(P.Legio37:3);Tarraco(P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3,P.Navis3:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Alexandria and Carthago Nova, far from any enemy',
    position:
      'position/1 turn=706.2 step=move asked=pompey first=caesar moves=2 levies=3 hands=3/1+2/3+2/3,2/2+1/2+1/2 discards=2/1,Mercury played=3/1,2/3 effects=3/1,2/3 last=3/2,3/1 seen=3/2+3/1+3/1+2/3 map=Aenos(C.Legio13:2!);Alexandria(Cleopatra:3);Ancyra(P.Scipio:3);Antioch(P.Legio34:3,P.Equitatus3:1);Athena(C.Equitatus3:2);Brundisium(P.Legio1:4);Byzantium(C.Caesar:2!,C.Legio7:3!,C.Legio9:3!,C.Legio10:3!,C.Auxilia1:1);Caralis(P.Legio4:3);CarthagoNova(P.Legio2:4,P.Navis3:2);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Lilybaeum(P.Pompey:3,P.Legio3:3);Massilia(C.Legio11:2,C.Legio14:1,C.Equitatus1:3!);Narbo(P.Legio5:1,P.Legio6:1);Nicomedia(P.Auxilia3:1,P.Ballista:2);Rhegium(C.Legio8:3,C.Legio12:3,C.Legio16:3,C.Ballista:2);Rome(C.Antonius:2,C.Legio17:1);Syracuse(P.Legio37:3);Tarraco(P.Equitatus1:2);Thessalonika(C.Auxilia2:1!,C.Auxilia3:1!);Utica(P.Legio39:3);Tyrrhenum(P.Navis1:2) face-up=C.Navis1,C.Navis4,P.Legio32,P.Elephant,P.Navis2,P.Navis4 locked=C.Octavian,P.Brutus',
  },
  {
    name: 'all four blocks leave Massilia beside four enemies, in the third year',
    position:
      'position/1 turn=707.3 step=move asked=caesar first=caesar moves=2 levies=3 hands=2/1+2/1,Mercury+1/2 discards=1/3,Jupiter played=2/3,2/2 effects=2/3,2/2 last=2/3,2/2 seen=4/1+3/2+2/3+2/3+2/2+2/2 map=Aenos(C.Legio9:3);Alexandria(P.Legio38:1);Antioch(C.Caesar:3);Athena(C.Legio20:1);Burdigala(P.Brutus:1);Byzantium(C.Auxilia3:1);CarthagoNova(P.Auxilia3:1);Dyrrachium(C.Navis2:2);Ephesus(P.Legio34:3,P.Legio36:1,P.Navis2:2);Jerusalem(C.Legio21:2,C.Equitatus4:3);Massilia(C.Legio8:3,C.Legio11:3,C.Legio14:3,C.Ballista:2);Narbo(P.Legio2:3,P.Legio6:3,P.Equitatus1:2,P.Ballista:2);Pergamum(C.Legio7:3,C.Legio10:3,C.Equitatus3:2);Ravenna(P.Legio1:4,P.Legio3:1);Rhegium(C.Antonius:2,C.Legio17:1);Rome(C.Legio12:2);Sipontum(P.Pompey:2);Syracuse(P.Legio37:3);Tarraco(P.Legio5:1);Tarsus(Cleopatra:4);Utica(P.Legio39:3);Egypticum(P.Navis1:1) dead=P.Scipio locked=C.Octavian',
  },
  {
    name: 'all four blocks leave Massilia beside four legions',
    position:
      'position/1 turn=706.4 step=move asked=caesar first=caesar moves=2 levies=2 hands=2/1,Vulcan discards=1/2,Mars played=2/2,1/2 effects=2/2,1/2 last=3/2,2/3 seen=4/1+3/2+3/1+3/1+3/1+2/3+2/2+1/2 map=Alexandria(P.Legio38:1);Antioch(P.Scipio:1);Asculum(P.Pompey:3,P.Ballista:2);Athena(C.Legio9:3,C.Ballista:2);Badias(P.Equitatus2:1,P.Elephant:4);Brundisium(P.Legio3:1);Byzantium(C.Equitatus3:1);CarthagoNova(P.Navis3:2);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Genua(C.Legio12:1,C.Legio16:3);Jerusalem(Cleopatra:4);Massilia(C.Legio7:3,C.Legio10:3,C.Legio14:3,C.Equitatus1:3);Narbo(P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Legio6:3);Rhegium(C.Antonius:2,C.Auxilia3:1);Rome(C.Auxilia4:1);Siga(C.Navis1:2,C.Navis4:1);Sirmium(C.Legio11:3);Syracuse(P.Legio37:3);Tarraco(P.Equitatus1:2);Tarsus(C.Caesar:2,C.Legio13:1,C.Auxilia1:1);Utica(P.Legio39:3);Aegaeum(P.Navis1:2) face-up=P.Legio32,P.Legio34,P.Equitatus3,P.Navis2 locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Tarraco, far from any help',
    position:
      'position/1 turn=708.1 step=move asked=caesar first=pompey moves=2 levies=3 entered=Neapolis-Rome:pompey:1 attacks=Rome:pompey:Neapolis hands=Jupiter+Mercury+Pluto+2/3,3/1+2/2+2/1+1/2 discards=Apollo,1/2 played=2/3,3/2 effects=2/3,3/2 seen=3/2+2/3 map=Aenos(C.Legio9:3,C.Auxilia2:1);Alexandria(P.Scipio:3,P.Legio38:1,Cleopatra:3);Ancyra(C.Legio21:1);Antioch(C.Caesar:3,C.Legio13:1);Athena(C.Legio20:1);Badias(P.Equitatus2:1,P.Elephant:4);Byzantium(C.Auxilia3:1);CarthagoNova(P.Legio2:2,P.Legio4:3,P.Navis2:2,P.Navis3:2);Catabathmus(P.Auxilia4:1);Creta(P.Legio33:3);Dyrrachium(C.Navis2:2);Ephesus(P.Legio34:3,P.Legio36:1,P.Auxilia3:2,P.Ballista:2);Jerusalem(C.Equitatus4:3,C.Auxilia1:1);Massilia(C.Equitatus1:3);Perga(P.Auxilia1:1!);Pergamum(C.Legio7:3,C.Legio10:3,C.Equitatus3:2);Rome(C.Antonius:1,C.Legio8:2,C.Legio12:2,C.Ballista:2,P.Pompey:3!<Neapolis,P.Legio1:4!<Neapolis,P.Legio3:3!<Neapolis);Siga(C.Navis1:2);Syracuse(P.Legio37:3);Tarraco(C.Legio11:3,C.Legio14:2,C.Legio16:1);Utica(P.Legio39:3);Egypticum(P.Navis1:2!) locked=C.Octavian,P.Brutus',
  },
];

/** A hit that was taken on a leader at strength I though another block could take it. */
export const LEADERS_HIT: readonly Blunder[] = [
  {
    name: 'Caesar or a legion',
    position:
      'position/1 turn=707.3 step=hits asked=caesar first=caesar entered=Tarsus-Antioch:caesar:1,Egypticum-Antioch:pompey:2 attacks=Antioch:caesar:Tarsus battle=Antioch round=3 battle-turn=4 hits=1 hands=Pluto+1/3,Mercury+Neptune discards=Apollo,Jupiter played=2/3,1/2 effects=2/3,1/2 last=2/3,2/2 seen=3/1+3/1+2/3+2/3+2/2+1/2 map=Alexandria(P.Legio38:2);Antioch(C.Caesar:1!*<Tarsus,C.Legio13:1!<Tarsus,P.Scipio:2*,P.Legio34:1*,P.Equitatus3:1*,P.Navis2:2!<Egypticum,Cleopatra:1);Athena(C.Legio20:1,C.Navis5:1);Badias(P.Equitatus2:3);Burdigala(C.Legio14:3);Byzantium(C.Auxilia1:1);CarthagoNova(P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Equitatus1:2);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3);Nicomedia(C.Equitatus3:2!,C.Auxilia3:1);Ravenna(P.Pompey:3,P.Legio1:4,P.Ballista:2);Rome(C.Antonius:2,C.Legio8:3,C.Legio12:3,C.Legio17:3,C.Ballista:2);Siga(C.Navis1:2,C.Navis4:1);Sipontum(P.Legio3:3);Syracuse(P.Legio37:3);Tacape(P.Elephant:4);Tarraco(P.Legio6:3,P.Auxilia3:1,P.Auxilia4:1);Thessalonika(C.Auxilia2:1);Toletum(C.Legio7:3,C.Legio9:3,C.Legio10:3);Utica(P.Legio39:3);Internum(P.Navis1:1) face-up=C.Legio21,C.Auxilia4 locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Antonius or a legion',
    position:
      'position/1 turn=707.2 step=hits asked=caesar first=pompey entered=Messana-Syracuse:caesar:1 attacks=Syracuse:caesar:Messana battle=Syracuse round=2 battle-turn=2 hits=1 hands=Pluto+Vulcan+1/2,2/3+2/1+1/3 discards=Apollo,Neptune played=2/2,3/2 effects=2/2,3/2 last=2/3,3/2 seen=3/2+3/2+2/3+2/2 map=Alexandria(P.Legio38:1);Antioch(P.Scipio:2,P.Equitatus3:1,P.Auxilia3:1);Athena(C.Legio10:3,C.Legio20:1);Byzantium(C.Legio9:3,C.Legio13:3,C.Equitatus3:2,C.Auxilia3:1);CarthagoNova(P.Equitatus1:2);Cyrene(Cleopatra:4);Damascus(P.Auxilia1:1,P.Auxilia4:1);Ephesus(P.Legio36:1);Genua(C.Octavian:1!,C.Legio16:1!,C.Equitatus1:1!);Iomnium(C.Navis1:1,C.Navis4:2,C.Navis5:2);Massilia(P.Legio2:1!,P.Legio4:1,P.Legio6:1);Nicomedia(P.Legio34:3,P.Auxilia2:2,P.Ballista:2);Rhegium(C.Legio8:3,C.Legio12:1,C.Ballista:2);Rome(C.Legio17:1);Sipontum(C.Navis2:2);Syracuse(C.Antonius:1!*<Messana,C.Legio14:1!<Messana,P.Pompey:2!*,P.Legio37:1,P.Navis1:1!);Tarraco(P.Legio5:1);Thessalonika(C.Legio7:3);Utica(P.Legio39:3,P.Elephant:4);Atlanticus(P.Navis4:1);Aegaeum(P.Navis2:1) face-up=C.Legio11 dead=C.Caesar locked=P.Brutus',
  },
  {
    name: 'Scipio, a legion or Cleopatra',
    position:
      'position/1 turn=707.4 step=hits asked=pompey first=caesar entered=Pelusium-Alexandria:caesar:1 attacks=Alexandria:caesar:Pelusium battle=Alexandria round=1 battle-turn=5 hits=1 hands=Mercury,1/2 discards=Mars,Neptune played=2/3,1/2 effects=2/3,1/2 last=2/2,2/1 seen=3/2+3/1+2/3+2/2+2/2+2/2+2/1+1/2 map=Aenos(C.Auxilia1:1);Alexandria(C.Legio13:3!*<Pelusium,C.Equitatus4:3!*<Pelusium,P.Scipio:1*,P.Legio38:1*,Cleopatra:1*);Antioch(C.Caesar:3);Asculum(P.Pompey:3,P.Legio1:4,P.Legio3:3);Athena(P.Legio32:1,P.Navis4:1);Burdigala(C.Legio14:3,C.Legio16:2,C.Equitatus1:3);Byzantium(C.Auxilia3:2);CarthagoNova(P.Legio2:1,P.Legio4:3);Dyrrachium(C.Navis2:2);Ephesus(P.Legio34:3,P.Legio36:3,P.Ballista:2!);Massilia(C.Antonius:2);Pergamum(C.Legio9:3,C.Equitatus3:2,C.Auxilia4:1);Rome(C.Legio11:3,C.Legio12:3,C.Legio17:1,C.Ballista:2);Siga(C.Navis1:2!,C.Navis4:2!,C.Navis5:2!);Syracuse(P.Legio37:3);Tarraco(P.Legio5:1,P.Legio6:3);Toletum(P.Equitatus1:2,P.Auxilia3:1);Utica(P.Legio39:3,P.Elephant:4,P.Navis3:2);Atlanticus(P.Navis1:2);Aegaeum(P.Navis2:1) face-up=C.Legio8,C.Legio10,C.Auxilia2 locked=C.Octavian,P.Brutus',
  },
];

/** A command phase after which a leader stood almost alone beside many enemies. */
export const EXPOSED: readonly Blunder[] = [
  {
    name: 'Antonius in Narbo beside four blocks',
    position:
      'position/1 turn=705.2 step=move asked=caesar first=caesar moves=3 levies=1 hands=2/3+2/2+2/1,Jupiter+2/2+2/1 discards=1/2,Apollo played=3/1,2/3 effects=3/1,2/3 last=4/1,2/3 seen=4/1+3/1+2/3+2/3 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Brundisium(P.Legio3:3);CarthagoNova(P.Legio4:3);Dyrrachium(C.Navis2:2);Massilia(C.Antonius:2);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Ballista:2,P.Navis1:2);Ravenna(C.Legio16:3,C.Equitatus1:3);Rome(C.Legio8:3,C.Legio11:3,C.Legio12:3,C.Legio14:3,C.Ballista:1);Siga(C.Navis1:2);Sirmium(C.Caesar:3,C.Legio13:3);Syracuse(P.Legio37:3);Tarraco(P.Legio2:4,P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3,P.Elephant:2);Tyrrhenum(P.Navis3:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'Scipio in Pelusium with one block beside five',
    position:
      'position/1 turn=709.5 step=move asked=pompey first=caesar moves=1 levies=2 entered=Antioch-Tarsus:caesar:1 attacks=Tarsus:caesar:Antioch hands=-,- discards=Mercury,Jupiter played=1/3,1/2 effects=1/3,1/2 last=2/1,2/2 seen=3/2+3/1+2/3+2/3+2/3+2/2+2/2+2/1+1/3+1/2 map=Aenos(C.Caesar:3);Alexandria(C.Legio12:3,C.Legio21:4,C.Ballista:2,P.Auxilia1:1~,Cleopatra:1~);Ancyra(C.Auxilia4:1);Antioch(C.Equitatus3:2);Aquileia(P.Auxilia4:2);Athena(C.Auxilia2:1,C.Navis5:1);Brundisium(P.Pompey:3);Byzantium(C.Legio7:2,C.Legio10:3);CarthagoNova(P.Equitatus1:2,P.Navis1:2);Dyrrachium(C.Legio16:1,C.Navis2:2);Ephesus(P.Auxilia3:1);Lugdunum(P.Legio2:2);Massilia(P.Legio4:2,P.Legio5:2);Nicomedia(C.Legio20:3);Pelusium(P.Scipio:3,P.Auxilia2:4,P.Ballista:2);Rome(C.Legio9:2,C.Legio11:3,C.Legio13:3,C.Legio17:1);Siga(C.Octavian:3);Sipontum(P.Legio1:1);Syracuse(P.Legio37:3);Tarraco(P.Legio6:3);Tarsus(C.Equitatus4:3!<Antioch,P.Legio32:3,P.Legio36:4);Utica(P.Legio39:1,P.Elephant:2,P.Navis2:1);Hispanum(C.Navis1:1,C.Navis4:1) face-up=C.Auxilia1,C.Auxilia3 dead=C.Antonius locked=P.Brutus',
  },
  {
    name: 'Octavian in Ravenna beside Rome',
    position:
      'position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=1 hands=Vulcan+2/1+1/2,2/2+2/2+2/2 discards=Pluto,Jupiter played=2/1,2/3 effects=2/1,2/3 last=2/3,4/1 seen=4/1+2/3+2/3+2/1 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);CarthagoNova(P.Legio4:3);Dyrrachium(C.Ballista:2,C.Navis2:2);Genua(C.Caesar:1);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2,C.Navis4:1);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Rome(P.Pompey:2,P.Legio1:1,P.Legio3:2,P.Ballista:1,P.Navis1:2);Syracuse(P.Legio37:3);Tarraco(P.Legio2:4,P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3);Tyrrhenum(P.Navis3:1) face-up=C.Legio8,C.Legio12,C.Legio13 dead=C.Antonius locked=P.Brutus',
  },
  {
    name: 'Antonius in Lilybaeum',
    position:
      'position/1 turn=707.4 step=move asked=caesar first=caesar moves=2 levies=2 hands=2/1,Pluto discards=Vulcan,Mars played=2/2,1/2 effects=2/2,1/2 last=2/3,2/1 seen=3/2+3/1+2/3+2/3+2/2+2/2+2/1+1/2 map=Alexandria(P.Legio38:1);Antioch(P.Scipio:3,P.Legio34:2,P.Equitatus3:2);Asculum(P.Legio1:4);Athena(C.Legio20:1,C.Equitatus3:2,C.Navis4:1,C.Navis5:1);Badias(P.Pompey:3,P.Equitatus2:1);Burdigala(P.Legio6:1);Byzantium(C.Auxilia1:1);CarthagoNova(P.Legio2:1);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Jerusalem(Cleopatra:4);Massilia(C.Legio9:3,C.Legio10:3,C.Legio14:3);Messana(C.Legio8:3,C.Legio11:3,C.Legio16:3,C.Equitatus1:3,C.Ballista:2);Narbo(P.Legio4:3,P.Legio5:2,P.Elephant:4,P.Ballista:2);Rhegium(C.Antonius:2,C.Legio12:3);Rome(C.Octavian:2,C.Legio7:3,C.Legio17:1);Siga(C.Auxilia3:1,C.Navis1:2);Syracuse(P.Legio37:3,P.Auxilia3:1,P.Navis1:2,P.Navis4:2);Tarraco(P.Equitatus1:2);Utica(P.Legio39:3);Hispanum(P.Navis3:2);Aegaeum(P.Navis5:1);Egypticum(P.Navis2:2) face-up=C.Legio13,C.Auxilia2 dead=C.Caesar locked=P.Brutus',
  },
  {
    name: 'Antonius in Massilia with one block',
    position:
      'position/1 turn=708.3 step=move asked=caesar first=pompey moves=1 levies=3 hands=Neptune+1/2,2/1+2/1 discards=Mars,Mercury played=1/3,2/2 effects=1/3,2/2 last=3/1,2/3 seen=3/2+3/1+3/1+2/3+2/2+1/3 map=Alexandria(P.Legio38:1,P.Navis2:1,Cleopatra:4);Ancyra(C.Legio10:3,C.Auxilia1:1,C.Auxilia2:1);Antioch(C.Caesar:3,C.Equitatus3:2,C.Equitatus4:3);Asturica(C.Legio11:3);Athena(C.Legio20:1);Badias(P.Equitatus2:1,P.Elephant:4);Byzantium(C.Legio7:2);CarthagoNova(P.Legio5:3);Creta(P.Legio33:1);Ephesus(P.Legio36:1);Gades(P.Auxilia4:1);Massilia(C.Antonius:2,C.Legio14:3,C.Legio16:3);Narbo(P.Brutus:2,P.Legio2:4,P.Legio4:3!,P.Equitatus1:2);Neapolis(C.Legio17:2,C.Legio18:1,C.Navis5:1);Nicomedia(C.Legio9:2);Ravenna(P.Pompey:3!,P.Legio3:3);Rome(C.Legio12:1);Salone(C.Navis2:2);Siga(C.Navis1:1,C.Navis4:1);Syracuse(C.Legio8:3,C.Legio19:1,C.Ballista:2);Tacape(P.Legio37:1);Tarraco(P.Legio6:3);Tarsus(P.Auxilia3:1);Thubactus(P.Legio39:3);Utica(P.Ballista:2);Egypticum(P.Navis1:2) face-up=C.Legio21,C.Equitatus1,P.Legio1 dead=P.Scipio locked=C.Octavian',
  },
  {
    name: 'Pompey in Asculum with one block',
    position:
      'position/1 turn=705.2 step=move asked=pompey first=caesar moves=2 levies=3 hands=2/3+2/1+1/2,Pluto+2/2+2/2 discards=Mercury,Jupiter played=2/3,2/3 effects=2/3,2/3 last=3/2,4/1 seen=4/1+3/2+2/3+2/3 map=Aenos(C.Caesar:3!,C.Legio13:3!,C.Auxilia1:1);Alexandria(Cleopatra:4);Antioch(P.Scipio:3);Aquileia(C.Legio7:3!,C.Legio9:3!,C.Legio10:3!);Asculum(P.Pompey:3,P.Legio1:4,P.Ballista:1);Brundisium(P.Legio3:3);CarthagoNova(P.Legio2:4,P.Legio4:3);Dyrrachium(C.Navis2:2);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2,C.Navis4:1);Perga(P.Legio34:3);Rome(C.Antonius:2,C.Legio8:3,C.Legio12:3,C.Legio17:1,C.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3);Hispanum(P.Navis3:2);Tyrrhenum(P.Navis1:2);Egypticum(P.Navis2:2) locked=C.Octavian,P.Brutus',
  },
];

/** A command phase in which an attack was made that almost surely fails. */
export const HOPELESS: readonly Blunder[] = [
  {
    name: 'one block on two in Antioch',
    position:
      'position/1 turn=706.2 step=move asked=caesar first=caesar moves=3 levies=1 hands=2/3+2/3+2/2,Neptune+2/1+2/1 discards=Mars,Mercury played=3/1,2/2 effects=3/1,2/2 last=4/1,3/2 seen=4/1+3/2+3/1+2/2 map=Alexandria(Cleopatra:4);Ambracia(C.Equitatus1:3,C.Auxilia3:1);Antioch(P.Scipio:3,P.Equitatus3:2);Athena(P.Legio32:2,P.Navis2:2);Badias(P.Equitatus2:1);Byzantium(C.Caesar:3,C.Legio13:3,C.Equitatus3:1);CarthagoNova(P.Legio4:3);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Massilia(C.Legio14:3);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3,C.Legio11:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Legio3:3);Nicomedia(P.Legio34:3,P.Ballista:2);Rome(C.Antonius:2,C.Legio8:3,C.Legio12:3,C.Legio17:2,C.Ballista:2);Siga(C.Navis1:2);Syracuse(P.Legio37:3);Tacape(P.Elephant:2);Tarraco(P.Legio2:4,P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Tarsus(C.Legio21:2);Utica(P.Legio39:3);Aegaeum(P.Navis1:2) face-up=C.Legio16,C.Auxilia1 locked=C.Octavian,P.Brutus',
  },
  {
    name: 'four blocks on four better ones in Byzantium',
    position:
      'position/1 turn=706.5 step=move asked=caesar first=pompey moves=2 levies=1 hands=-,- discards=Mars,Neptune played=2/1,Pluto effects=2/1,Pluto last=2/3,2/2 seen=Pluto+3/2+3/1+3/1+2/3+2/3+2/3+2/2+2/2+2/1 map=Aenos(C.Legio13:3,C.Equitatus3:2,C.Auxilia3:2,C.Auxilia4:1);Alexandria(P.Legio38:1);Antioch(P.Scipio:3,P.Equitatus3:1);Aquileia(C.Legio17:1);Athena(C.Legio9:3,C.Legio20:1,C.Auxilia1:1,C.Navis5:1);Badias(P.Elephant:4);Brundisium(P.Pompey:3,P.Legio1:1,P.Legio3:1);Byzantium(P.Legio34:3,P.Legio35:2,P.Auxilia3:2!,P.Ballista:2);CarthagoNova(P.Legio6:3);Catabathmus(Cleopatra:4);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Massilia(C.Legio11:3,C.Legio12:3,C.Legio14:3,C.Navis4:1);Narbo(P.Legio2:4,P.Legio5:3,P.Equitatus1:2);Rome(C.Antonius:2,C.Legio8:3,C.Legio16:1,C.Equitatus1:3,C.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Legio4:3);Thessalonika(C.Caesar:3,C.Legio7:3,C.Legio10:3);Utica(P.Legio39:3) face-up=C.Navis1,P.Legio32,P.Navis1,P.Navis2,P.Navis3 locked=C.Octavian,P.Brutus',
  },
  {
    name: 'three blocks on four in Byzantium',
    position:
      'position/1 turn=707.1 step=move asked=caesar first=pompey moves=3 levies=1 hands=3/1+2/2+2/1+1/3,Neptune+2/3+2/2+1/2 discards=Pluto,Jupiter played=3/1,4/1 effects=3/1,4/1 seen=4/1+3/1 map=Aenos(C.Legio9:3,C.Legio20:2,C.Auxilia1:1);Alexandria(P.Legio38:1,Cleopatra:4);Antioch(P.Scipio:3,P.Equitatus3:1);Aquileia(C.Legio17:1);Athena(C.Navis5:1);Badias(P.Elephant:4);Brundisium(P.Pompey:3,P.Legio1:1,P.Legio3:1);Byzantium(P.Legio34:3,P.Legio35:1,P.Auxilia3:1,P.Ballista:2!);CarthagoNova(P.Legio4:3!);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1);Massilia(C.Legio11:3,C.Legio12:3,C.Legio14:3,C.Navis4:1);Rome(C.Antonius:2,C.Legio8:3,C.Legio16:1,C.Equitatus1:3,C.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Legio2:4!,P.Legio5:3!,P.Legio6:3!,P.Equitatus1:2!);Thessalonika(C.Caesar:3,C.Legio7:3,C.Legio10:3);Utica(P.Legio39:3) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'three blocks on five in Massilia',
    position:
      'position/1 turn=705.5 step=move asked=pompey first=caesar moves=1 levies=2 hands=-,- discards=Mercury,Jupiter played=Neptune,1/2 effects=Neptune,1/2 last=2/1,1/2 seen=Neptune+3/1+2/3+2/3+2/2+2/2+2/2+2/1+1/2+1/2 map=Alexandria(P.Legio38:1,Cleopatra:4);Antioch(P.Legio34:3);Athena(C.Legio20:1,C.Auxilia1:2);CarthagoNova(P.Legio4:3);Ephesus(P.Legio36:1,P.Navis2:2);Eusebia(P.Scipio:3);Massilia(C.Legio9:3,C.Legio14:3,C.Legio16:3,C.Equitatus1:3,C.Navis1:2);Narbo(P.Legio2:4,P.Legio5:3,P.Equitatus1:2);Ravenna(C.Antonius:1,C.Navis2:2,C.Navis4:2);Rome(P.Pompey:2,P.Legio1:1,P.Legio3:1,P.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Legio6:3);Utica(P.Legio39:3,P.Elephant:4);Hispanum(P.Navis3:2);Tyrrhenum(P.Navis1:1) face-up=C.Legio7,C.Legio8,C.Legio10,C.Legio11,C.Legio12,C.Legio13,C.Ballista dead=C.Caesar locked=P.Brutus',
  },
  {
    name: 'five blocks on six in Rome, in the first turn',
    position:
      'position/1 turn=705.1 step=move asked=caesar first=pompey moves=2 levies=3 hands=Jupiter+Mercury+Vulcan+1/3,3/2+3/2+2/1+1/2 discards=Apollo,Neptune played=2/3,4/1 effects=2/3,4/1 seen=4/1+2/3 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);CarthagoNova(P.Legio4:3);Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2);Rome(P.Pompey:3!,P.Legio1:4!,P.Legio3:3!,P.Ballista:1,P.Navis1:2!,P.Navis3:2!);Syracuse(P.Legio37:3);Tarraco(P.Legio2:4!,P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'five blocks on four legions in Massilia',
    position:
      'position/1 turn=705.4 step=move asked=pompey first=caesar moves=2 levies=2 hands=2/1,Neptune discards=Jupiter,Mars played=2/1,2/2 effects=2/1,2/2 last=2/2,2/3 seen=4/1+3/2+3/1+2/3+2/3+2/2+2/2+2/1 map=Alexandria(P.Legio38:1,Cleopatra:4);Ancyra(C.Caesar:3!,C.Legio13:3!,C.Legio21:1);Antioch(P.Scipio:3,P.Legio34:3);Athena(C.Legio20:1,C.Auxilia2:1);Byzantium(C.Equitatus3:1);CarthagoNova(P.Legio4:3);Dyrrachium(C.Navis2:2);Ephesus(P.Legio36:1,P.Navis2:2);Massilia(C.Legio7:3,C.Legio9:3,C.Legio10:3,C.Legio14:3);Narbo(P.Legio2:4,P.Legio5:3,P.Legio6:3,P.Legio39:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Legio3:3,P.Ballista:2);Nicomedia(C.Auxilia1:1);Rome(C.Antonius:2,C.Legio8:3,C.Legio11:3,C.Legio12:3,C.Legio16:3!,C.Equitatus1:3!,C.Ballista:2);Siga(C.Navis1:2);Syracuse(P.Legio37:3);Tarraco(P.Equitatus1:2);Utica(P.Elephant:4);Hispanum(P.Navis3:2);Tyrrhenum(P.Navis1:2) locked=C.Octavian,P.Brutus',
  },
  {
    name: 'five blocks on five in Massilia',
    position:
      'position/1 turn=706.2 step=move asked=pompey first=caesar moves=2 levies=3 hands=2/3+2/3+2/1,Pluto+2/2+2/2 discards=Mars,Neptune played=3/1,2/3 effects=3/1,2/3 last=3/1,3/2 seen=3/2+3/1+3/1+2/3 map=Alexandria(P.Legio38:1,Cleopatra:4);Antioch(P.Scipio:3,P.Equitatus3:1);Asculum(P.Pompey:3,P.Legio1:4,P.Legio3:3);Athena(P.Legio32:1);Byzantium(C.Equitatus3:2,C.Auxilia3:1);CarthagoNova(P.Auxilia3:1,P.Ballista:2);Dyrrachium(C.Navis2:2);Ephesus(P.Legio34:3,P.Legio36:1);Massilia(C.Legio11:3,C.Legio14:3,C.Legio16:3,C.Equitatus1:3,C.Navis1:2);Narbo(P.Legio2:4,P.Legio4:3,P.Legio5:3,P.Legio6:3,P.Elephant:4);Rhegium(C.Antonius:2!,C.Legio17:1!);Rome(C.Legio8:3,C.Legio12:3,C.Ballista:2);Syracuse(P.Legio37:3);Tarraco(P.Equitatus1:2);Tarsus(C.Caesar:3!,C.Legio13:3!,C.Legio21:1!);Thessalonika(C.Legio7:3!,C.Legio9:3!,C.Legio10:3!);Utica(P.Legio39:3);Hispanum(P.Navis3:2);Tyrrhenum(P.Navis1:2);Propontis(P.Navis2:2) locked=C.Octavian,P.Brutus',
  },
];
