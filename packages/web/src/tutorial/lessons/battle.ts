// Lesson: a battle of two rounds with firing order, hits, reserves, a retreat and regrouping.
import { mistake, places, type Lesson } from './lesson.ts';

export const battle: Lesson = {
  id: 'battle',
  minutes: 5,
  rules: ['7.1', '7.2', '7.4', '7.6', '7.7'],
  position:
    'position/1 turn=706.4 step=levy asked=pompey first=caesar levies=1 entered=Genua-Rome:caesar:1,Ravenna-Rome:caesar:2 attacks=Rome:caesar:Genua hands=2/2,1/3 discards=2/1,1/2 played=3/1,2/2 effects=3/1,2/2 seen=3/1+2/2 map=Alexandria(Cleopatra:4);Ravenna(C.Navis2:2);Rome(C.Caesar:3!<Genua,C.Legio10:3!<Genua,C.Legio13:3!<Ravenna,P.Equitatus1:1,P.Legio1:4,P.Legio3:1) locked=C.Octavian,P.Brutus',
  opening: ['done'],
  steps: [
    {
      key: 'battle.first',
      wants: ['fire C.Caesar'],
      part: 'battle',
      mistakes: [mistake('pass C.Caesar', 'battle.first.not.pass')],
      replies: ['fire P.Equitatus1'],
      rolls: [2, 6, 3, 1],
    },
    {
      key: 'battle.hit',
      wants: ['hit C.Legio10'],
      part: 'battle',
      mistakes: [mistake('hit C.Caesar', 'battle.hit.not.caesar')],
      replies: ['fire P.Legio1', 'fire P.Legio3'],
      rolls: [5, 4, 6],
    },
    {
      key: 'battle.tenth',
      wants: ['fire C.Legio10'],
      part: 'battle',
      mistakes: [mistake('pass C.Legio10', 'battle.tenth.not.pass')],
      rolls: [4, 6],
    },
    {
      key: 'battle.second',
      wants: ['fire C.Caesar'],
      part: 'battle',
      mistakes: [
        mistake('pass C.Caesar', 'battle.second.not.pass'),
        mistake('retreat C.Caesar *', 'battle.second.not.retreat'),
      ],
      replies: ['hit P.Equitatus1', 'fire P.Legio1', 'fire P.Legio3'],
      rolls: [3, 5, 6, 4, 5],
    },
    {
      key: 'battle.retreat',
      wants: ['retreat C.Legio10 Rome-Ravenna'],
      part: 'battle',
      mistakes: [
        mistake('fire C.Legio10', 'battle.retreat.not.fire'),
        mistake('* C.Legio13*', 'battle.retreat.not.thirteenth'),
        mistake('retreat C.Legio10 *', 'battle.retreat.not.genua'),
        mistake('pass C.Legio10', 'battle.retreat.not.pass'),
      ],
    },
    {
      key: 'battle.win',
      wants: ['fire C.Legio13'],
      part: 'battle',
      mistakes: [
        mistake('pass C.Legio13', 'battle.win.not.pass'),
        mistake('retreat C.Legio13 *', 'battle.win.not.retreat'),
      ],
      replies: ['hit P.Legio1'],
      rolls: [2, 1, 5],
    },
    {
      key: 'battle.regroup',
      wants: ['regroup C.Legio13 Rome-Genua'],
      areas: places('Rome Genua'),
      path: places('Rome Genua'),
      mistakes: [
        mistake('regroup C.Caesar *', 'battle.regroup.not.caesar'),
        mistake('regroup C.Legio13 *', 'battle.regroup.not.elsewhere'),
        mistake('done', 'battle.regroup.not.done'),
      ],
    },
  ],
};
