// Lesson: adding steps to blocks on the map, and levying new blocks from the pool.
import { places, mistake, type Lesson } from './lesson.ts';

export const levies: Lesson = {
  id: 'levies',
  minutes: 4,
  rules: ['6.4', '3.13', '3.22', '5.2'],
  position:
    'position/1 turn=706.4 step=levy asked=caesar first=pompey levies=5 hands=2/2,1/3 discards=2/1,1/2 played=2/2,3/1 effects=2/2,3/1 map=Alexandria(Cleopatra:4);Genua(C.Legio10:1,C.Legio8:3);Massilia(C.Legio11:3);Neapolis(P.Pompey:3,P.Legio1:4);Ravenna(C.Caesar:2) face-up=C.Legio16 locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'levies.step',
      wants: ['levy C.Legio10'],
      areas: places('Genua'),
      mistakes: [
        mistake('levy C.Caesar', 'levies.step.not.caesar'),
        mistake('wish C.Legio8', 'levies.step.not.full'),
        mistake('raise *', 'levies.step.not.raise'),
      ],
    },
    {
      key: 'levies.legion',
      wants: ['raise C.Legio12 Genua'],
      areas: places('Genua'),
      part: 'pool',
      mistakes: [
        mistake('raise C.Legio*', 'levies.legion.not.other'),
        mistake('raise C.Auxilia*', 'levies.legion.not.auxilia'),
        mistake('levy *', 'levies.legion.not.step'),
      ],
    },
    {
      key: 'levies.auxilia',
      wants: ['raise C.Auxilia1 Ravenna'],
      areas: places('Ravenna'),
      part: 'pool',
      mistakes: [
        mistake('raise C.Auxilia1 *', 'levies.auxilia.not.elsewhere'),
        mistake('raise C.Legio*', 'levies.auxilia.not.legion'),
        mistake('wish C.Auxilia1 Neapolis', 'levies.auxilia.not.enemy'),
      ],
    },
    {
      key: 'levies.fleet',
      wants: ['raise C.Navis1 Massilia'],
      areas: places('Massilia'),
      part: 'pool',
      mistakes: [
        mistake('raise C.Navis1 Ravenna', 'levies.fleet.not.ravenna'),
        mistake('wish C.Navis1 Genua', 'levies.fleet.not.genua'),
        mistake('raise C.Navis*', 'levies.fleet.not.other'),
      ],
    },
    {
      key: 'levies.end',
      wants: ['done'],
      part: 'prompt',
      mistakes: [mistake('*', 'levies.end.not.more')],
    },
  ],
};
