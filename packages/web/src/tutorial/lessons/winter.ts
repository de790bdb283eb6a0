// Lesson: the last levies of a year, and the winter turn that follows.
import { places, mistake, type Lesson } from './lesson.ts';

export const winter: Lesson = {
  id: 'winter',
  minutes: 4,
  rules: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6'],
  position:
    'position/1 turn=706.5 step=levy asked=caesar first=pompey levies=1 hands=-,- discards=2/1,1/2 played=2/1,3/1 effects=2/1,3/1 map=Alexandria(P.Legio38:4);Asturica(C.Equitatus2:1);Athena(Cleopatra:3);Genua(C.Legio7:1,C.Legio8:3,C.Legio9:3,C.Legio12:3);Massilia(C.Legio11:3,C.Legio14:2);Neapolis(P.Pompey:3,P.Legio1:4);Rome(C.Caesar:3,C.Legio10:3);Tyrrhenum(C.Navis1:2);Utica(P.Legio39:3) locked=C.Octavian,P.Brutus',
  steps: [
    { key: 'winter.end', wants: ['done'], part: 'prompt', mistakes: [mistake('*', 'winter.end.not.levy')] },
    {
      key: 'winter.harbour',
      wants: ['harbour C.Navis1 Tyrrhenum-Rome'],
      areas: places('Tyrrhenum Rome'),
      path: places('Tyrrhenum Rome'),
      mistakes: [mistake('harbour C.Navis1 Tyrrhenum-Genua', 'winter.harbour.not.genua')],
    },
    {
      key: 'winter.supply',
      wants: ['disband C.Legio7'],
      areas: places('Genua'),
      mistakes: [mistake('disband *', 'winter.supply.not.strong')],
    },
    {
      key: 'winter.disband',
      wants: ['disband C.Equitatus2'],
      areas: places('Asturica'),
      mistakes: [
        mistake('done', 'winter.disband.not.done'),
        mistake('disband *', 'winter.disband.not.other'),
      ],
    },
    {
      key: 'winter.reset',
      wants: ['done'],
      part: 'prompt',
      mistakes: [mistake('disband *', 'winter.reset.not.more')],
      replies: ['done'],
    },
    { key: 'winter.points', wants: ['open points'], part: 'points' },
  ],
};
