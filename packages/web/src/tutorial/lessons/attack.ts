// Lesson: an attack by two roads, the main force first, reserves after it.
import { places, mistake, type Lesson } from './lesson.ts';

export const attack: Lesson = {
  id: 'attack',
  minutes: 4,
  rules: ['6.12', '6.11', '7.3'],
  position:
    'position/1 turn=706.4 step=move asked=caesar first=caesar moves=3 hands=2/2,1/3 discards=2/1,1/2 played=3/1,2/2 effects=3/1,2/2 seen=3/1+2/2 map=Alexandria(Cleopatra:4);Genua(C.Legio8:3,C.Legio10:3,C.Legio12:3);Massilia(C.Legio11:3);Ravenna(C.Legio13:3);Rome(P.Legio1:4,P.Legio3:2,P.Equitatus1:2) locked=C.Octavian,P.Brutus',
  steps: [
    { key: 'attack.enemy', wants: ['look Rome'], areas: places('Rome') },
    {
      key: 'attack.main',
      wants: ['move C.Legio8 Genua-Rome', 'move C.Legio10 Genua-Rome', 'move C.Legio12 Genua-Rome'],
      areas: places('Genua Rome'),
      path: places('Genua Rome'),
      mistakes: [
        mistake('move C.Legio13 Ravenna-Rome', 'attack.main.not.ravenna'),
        mistake('wish C.Legio11 Rome', 'attack.main.not.massilia'),
        mistake('move C.Legio13 *', 'attack.main.not.thirteenth'),
      ],
    },
    {
      key: 'attack.reserve',
      wants: ['move C.Legio13 Ravenna-Rome'],
      areas: places('Ravenna Rome'),
      path: places('Ravenna Rome'),
      mistakes: [mistake('move C.Legio13 *', 'attack.reserve.not.away')],
    },
    {
      key: 'attack.far',
      wants: ['move C.Legio11 Massilia-Genua'],
      areas: places('Massilia Genua'),
      path: places('Massilia Genua'),
      mistakes: [
        mistake('wish C.Legio11 Rome', 'attack.far.not.rome'),
        mistake('move C.Legio11 *', 'attack.far.not.away'),
      ],
    },
    {
      key: 'attack.end',
      wants: ['done'],
      part: 'prompt',
      replies: ['done', 'done', 'fire P.Equitatus1', 'fire P.Legio1', 'fire P.Legio3'],
      rolls: [6, 4, 3, 5, 6, 4, 6, 5],
    },
    {
      key: 'attack.fight',
      wants: ['fire C.Legio10'],
      part: 'battle',
      mistakes: [
        mistake('fire C.Legio*', 'attack.fight.not.other'),
        mistake('pass *', 'attack.fight.not.pass'),
        mistake('wish C.Legio13', 'attack.fight.not.reserve'),
      ],
      rolls: [1, 4, 6],
    },
  ],
};
