// Lesson: group moves, roads and their limits, and where blocks must stop.
import { places, mistake, type Lesson } from './lesson.ts';

export const roads: Lesson = {
  id: 'roads',
  minutes: 4,
  rules: ['4.31', '6.1', '6.11'],
  position:
    'position/1 turn=706.5 step=move asked=caesar first=caesar moves=3 levies=1 hands=-,- discards=2/1,1/2 played=3/1,2/2 effects=3/1,2/2 map=Alexandria(Cleopatra:4);Lugdunum(C.Legio14:3,C.Legio16:3,C.Equitatus1:3);Massilia(C.Legio7:2,C.Legio9:3,C.Legio10:3,C.Legio11:3,C.Legio12:3);Neapolis(P.Pompey:3,P.Legio1:4);Rome(C.Legio8:3) locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'roads.group',
      wants: ['move C.Legio9 Massilia-Genua', 'move C.Legio10 Massilia-Genua'],
      areas: places('Massilia Genua'),
      path: places('Massilia Genua'),
      mistakes: [
        mistake('move * Massilia-Genua-Rome', 'roads.group.not.rome'),
        mistake('move * Lugdunum-*', 'roads.group.not.lugdunum'),
      ],
    },
    {
      key: 'roads.two',
      wants: ['move C.Legio11 Massilia-Genua-Rome'],
      areas: places('Massilia Rome'),
      path: places('Massilia Genua Rome'),
      mistakes: [
        mistake('move C.Legio11 Massilia-Genua', 'roads.two.not.short'),
        mistake('wish C.Legio11 Neapolis', 'roads.two.not.neapolis'),
      ],
    },
    {
      key: 'roads.full',
      wants: ['move C.Legio12 Massilia-Genua'],
      areas: places('Massilia Genua'),
      path: places('Massilia Genua'),
      mistakes: [
        mistake('move C.Legio7 Massilia-Genua*', 'roads.full.not.seventh'),
        mistake('move C.Legio12 Massilia-Genua-*', 'roads.full.not.on'),
      ],
    },
    {
      key: 'roads.minor',
      wants: ['move C.Legio14 Lugdunum-Genua', 'move C.Legio16 Lugdunum-Genua'],
      areas: places('Lugdunum Genua'),
      path: places('Lugdunum Genua'),
      mistakes: [
        mistake('move C.Legio* Lugdunum-Genua-*', 'roads.minor.not.on'),
        mistake('move C.Equitatus1 *', 'roads.minor.not.horse'),
        mistake('move C.Legio7 *', 'roads.minor.not.seventh'),
      ],
    },
    {
      key: 'roads.stop',
      wants: ['move C.Legio8 Rome-Neapolis'],
      areas: places('Rome Neapolis'),
      path: places('Rome Neapolis'),
      mistakes: [
        mistake('wish C.Equitatus1 Genua', 'roads.stop.not.full'),
        mistake('move C.Legio8 *', 'roads.stop.not.away'),
      ],
    },
  ],
};
