// Lesson: how to read a block, with five blocks in one location.
import { places, mistake, type Lesson } from './lesson.ts';

const GENUA = places('Genua');

export const blocks: Lesson = {
  id: 'blocks',
  minutes: 3,
  rules: ['3.11', '3.12', '3.21', '3.26'],
  position:
    'position/1 turn=706.5 step=move asked=caesar first=caesar moves=2 levies=1 hands=-,- discards=3/1,1/2 played=2/1,2/2 effects=2/1,2/2 map=Alexandria(Cleopatra:4);Genua(C.Caesar:3,C.Legio7:1,C.Legio10:3,C.Equitatus3:2,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4) locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'blocks.strength',
      wants: ['hold C.Legio10'],
      areas: GENUA,
      mistakes: [
        mistake('hold C.Legio7', 'blocks.strength.not.seventh'),
        mistake('hold C.Caesar', 'blocks.strength.not.caesar'),
      ],
    },
    {
      key: 'blocks.worn',
      wants: ['hold C.Legio7'],
      areas: GENUA,
      mistakes: [mistake('hold *', 'blocks.worn.not.other')],
    },
    {
      key: 'blocks.letter',
      wants: ['hold C.Caesar'],
      areas: GENUA,
      mistakes: [
        mistake('hold C.Equitatus3', 'blocks.letter.not.horse'),
        mistake('hold C.Legio*', 'blocks.letter.not.legion'),
        mistake('hold C.Navis1', 'blocks.letter.not.fleet'),
      ],
    },
    {
      key: 'blocks.firepower',
      wants: ['hold C.Legio10'],
      areas: GENUA,
      mistakes: [
        mistake('hold C.Caesar', 'blocks.firepower.not.caesar'),
        mistake('hold C.Equitatus3', 'blocks.firepower.not.caesar'),
        mistake('hold *', 'blocks.firepower.not.other'),
      ],
    },
    {
      key: 'blocks.fleet',
      wants: ['hold C.Navis1'],
      areas: GENUA,
      mistakes: [mistake('hold *', 'blocks.fleet.not.land')],
    },
  ],
};
