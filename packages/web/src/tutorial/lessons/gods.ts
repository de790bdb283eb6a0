// Lesson: three turns with a god each, Jupiter, Vulcan, and two that cancel each other.
import { places, mistake, type Lesson } from './lesson.ts';

export const gods: Lesson = {
  id: 'gods',
  minutes: 4,
  rules: ['2.1', '2.2'],
  position:
    'position/1 turn=706.2 step=cards asked=caesar hands=Jupiter+Vulcan+Mars+2/2,3/1+2/1+Neptune+2/3 discards=1/2,2/1 last=2/2,3/2 seen=2/2+3/2 map=Alexandria(Cleopatra:4);Bilbilis(C.Equitatus2:2);Genua(C.Caesar:3,C.Legio8:3);Narbo(C.Legio10:3);Neapolis(P.Pompey:3,P.Legio1:4,P.Legio3:1);Tarraco(P.Legio2:4,P.Legio5:3) locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'gods.play',
      wants: ['play Jupiter'],
      part: 'cards',
      mistakes: [mistake('play 2/2', 'gods.play.not.command'), mistake('play *', 'gods.play.not.other')],
      replies: ['play 3/1'],
    },
    {
      key: 'gods.jupiter',
      wants: ['jupiter Tarraco'],
      areas: places('Tarraco'),
      mistakes: [mistake('done', 'gods.jupiter.not.done')],
      rolls: [1],
    },
    {
      key: 'gods.home',
      wants: ['defect Narbo'],
      areas: places('Narbo'),
      mistakes: [mistake('defect *', 'gods.home.not.far')],
      replies: ['done', 'done'],
    },
    {
      key: 'gods.vulcan',
      wants: ['play Vulcan'],
      part: 'cards',
      mistakes: [
        mistake('play Mars', 'gods.vulcan.not.mars'),
        mistake('play 2/2', 'gods.vulcan.not.command'),
      ],
      replies: ['play 2/3'],
    },
    {
      key: 'gods.erupt',
      wants: ['vulcan Neapolis'],
      areas: places('Neapolis'),
      mistakes: [mistake('vulcan *', 'gods.erupt.not.small'), mistake('done', 'gods.erupt.not.done')],
      replies: ['done', 'done'],
    },
    {
      key: 'gods.cancel',
      wants: ['play Mars'],
      part: 'cards',
      mistakes: [mistake('play 2/2', 'gods.cancel.not.command')],
      replies: ['play Neptune'],
    },
  ],
};
