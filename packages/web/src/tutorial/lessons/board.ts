// Lesson: the board at the start of the war with cities, seas, own blocks, hidden blocks and points.
import { places, mistake, type Lesson } from './lesson.ts';

export const board: Lesson = {
  id: 'board',
  minutes: 2,
  rules: ['1.1', '1.2', '4.2', '4.21'],
  position:
    'position/1 turn=705.1 step=move asked=caesar first=caesar moves=2 levies=1 hands=3/1+2/3+2/2+1/2,3/2+2/3+2/2+2/1 discards=2/1,3/1 played=2/1,2/2 effects=2/1,2/2 seen=2/2+2/1 map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Brundisium(P.Legio3:3);CarthagoNova(P.Legio2:4,P.Legio4:3);Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3);Lugdunum(C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio11:3,C.Legio14:3,C.Navis1:2);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2);Syracuse(P.Legio37:3);Tarraco(P.Legio5:3,P.Legio6:3,P.Equitatus1:2);Utica(P.Legio39:3,P.Navis3:2) locked=C.Octavian,P.Brutus',
  steps: [
    { key: 'board.city', wants: ['look Rome'], areas: places('Rome') },
    {
      key: 'board.own',
      wants: ['hold C.Caesar'],
      areas: places('Ravenna'),
      mistakes: [
        mistake('hold C.Legio13', 'board.own.not.legion'),
        mistake('hold C.Navis2', 'board.own.not.fleet'),
      ],
    },
    { key: 'board.fog', wants: ['look Neapolis'], areas: places('Neapolis') },
    { key: 'board.sea', wants: ['look Tyrrhenum'], areas: places('Tyrrhenum') },
    { key: 'board.points', wants: ['open points'], part: 'points' },
  ],
};
