// Lesson: under attack, which blocks are pinned, which may leave, and which may respond.
import { places, mistake, type Lesson } from './lesson.ts';

export const pinning: Lesson = {
  id: 'pinning',
  minutes: 3,
  rules: ['6.13', '6.14'],
  position:
    'position/1 turn=706.4 step=move asked=caesar first=pompey moves=2 hands=2/2,1/3 discards=2/1,1/2 played=2/1,3/1 effects=2/1,3/1 seen=2/1+3/1 entered=Rome-Genua:pompey:1 attacks=Genua:pompey:Rome map=Alexandria(Cleopatra:4);Genua(C.Antonius:1,C.Legio8:3,C.Legio12:3,P.Legio1:4!<Rome,P.Legio3:3!<Rome);Lugdunum(C.Legio16:3);Ravenna(C.Caesar:3,C.Legio13:3);Rome(P.Legio5:3) locked=C.Octavian,P.Brutus',
  steps: [
    { key: 'pinning.lock', wants: ['look Genua'], areas: places('Genua') },
    {
      key: 'pinning.leave',
      wants: ['move C.Antonius Genua-Massilia'],
      areas: places('Genua Massilia'),
      path: places('Genua Massilia'),
      mistakes: [
        mistake('move C.Legio8 *', 'pinning.leave.not.legion'),
        mistake('move C.Legio12 *', 'pinning.leave.not.legion'),
        mistake('wish C.Antonius Rome', 'pinning.leave.not.road'),
        mistake('move C.Antonius *', 'pinning.leave.not.elsewhere'),
      ],
    },
    {
      key: 'pinning.respond',
      wants: ['move C.Caesar Ravenna-Genua', 'move C.Legio13 Ravenna-Genua'],
      areas: places('Ravenna Genua'),
      path: places('Ravenna Genua'),
      mistakes: [
        mistake('move C.Legio16 *', 'pinning.respond.not.sixteenth'),
        mistake('wish C.Legio8', 'pinning.respond.not.pinned'),
        mistake('wish C.Legio12', 'pinning.respond.not.pinned'),
        mistake('move *', 'pinning.respond.not.away'),
      ],
    },
    { key: 'pinning.end', wants: ['done'], part: 'prompt' },
  ],
};
