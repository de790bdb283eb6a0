// Lesson: an amphibious move under the protection of a fleet, then the moves of the fleets.
import { places, mistake, type Lesson } from './lesson.ts';

export const sea: Lesson = {
  id: 'sea',
  minutes: 4,
  rules: ['4.4', '4.42', '6.2', '6.3'],
  position:
    'position/1 turn=706.5 step=move asked=caesar first=caesar moves=3 levies=1 hands=-,- discards=2/1,1/2 played=3/1,2/2 effects=3/1,2/2 map=Alexandria(Cleopatra:4);Genua(C.Legio9:3,C.Legio10:3);Hispanum(P.Navis3:2);Massilia(C.Navis1:2);Neapolis(P.Legio1:4);Ravenna(C.Navis2:2);Syracuse(P.Legio37:3);Tyrrhenum(C.Navis3:2) locked=C.Octavian,P.Brutus',
  steps: [
    { key: 'sea.held', wants: ['look Tyrrhenum'], areas: places('Tyrrhenum') },
    {
      key: 'sea.embark',
      wants: ['embark C.Legio10 Genua-Tyrrhenum-Lilybaeum'],
      areas: places('Genua Lilybaeum'),
      path: places('Genua Tyrrhenum Lilybaeum'),
      mistakes: [
        mistake('wish C.Legio10 Neapolis', 'sea.embark.not.neapolis'),
        mistake('wish C.Legio10 Syracuse', 'sea.embark.not.syracuse'),
        mistake('embark C.Legio10 *', 'sea.embark.not.elsewhere'),
        mistake('move *', 'sea.embark.not.march'),
      ],
    },
    {
      key: 'sea.fight',
      wants: ['move C.Navis1 Massilia-Hispanum'],
      areas: places('Massilia Hispanum'),
      path: places('Massilia Hispanum'),
      mistakes: [
        mistake('wish C.Navis3', 'sea.fight.not.held'),
        mistake('move C.Navis2 *', 'sea.fight.not.second'),
        mistake('embark *', 'sea.fight.not.embark'),
      ],
    },
    {
      key: 'sea.sail',
      wants: ['move C.Navis2 Ravenna-Hadriaticum-Internum'],
      areas: places('Ravenna Hadriaticum Internum'),
      path: places('Ravenna Hadriaticum Internum'),
      mistakes: [
        mistake('move C.Navis2 Ravenna-Hadriaticum', 'sea.sail.not.short'),
        mistake('move C.Navis2 *', 'sea.sail.not.port'),
        mistake('wish C.Legio9 Lilybaeum', 'sea.sail.not.embark'),
      ],
    },
  ],
};
