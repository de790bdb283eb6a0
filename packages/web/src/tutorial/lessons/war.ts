// Lesson: a short war against the beginner machine, the last two turns of the last year in Italy and Sicily.
import type { Lesson } from './lesson.ts';

const LAST = 5;

export const war: Lesson = {
  id: 'war',
  minutes: 12,
  rules: ['1.2', '2.2', '7.1'],
  isFree: true,
  position:
    'position/1 turn=709.4 step=cards asked=caesar hands=3/1+2/2,2/2+3/1 discards=1/2,1/2 last=2/1,2/1 seen=2/1+2/1+2/3+2/3+2/2+2/2 map=Alexandria(Cleopatra:4~);Asculum(C.Legio14:3);Genua(C.Caesar:3,C.Legio8:3,C.Legio10:3,C.Equitatus1:2);Massilia(C.Legio11:2);Messana(P.Legio37:3);Neapolis(P.Pompey:3,P.Legio1:3,P.Legio3:2);Ravenna(C.Legio12:3,C.Legio13:3);Rhegium(P.Auxilia1:2);Rome(P.Legio5:3,P.Equitatus1:2);Syracuse(P.Legio6:3,P.Navis1:2);Tyrrhenum(C.Navis1:2) locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'war.card',
      wants: [],
      until: ({ step, turn }) => turn === LAST || step !== 'cards',
      part: 'cards',
    },
    { key: 'war.move', wants: [], until: ({ step, turn }) => turn === LAST || step !== 'move', part: 'hint' },
    { key: 'war.levy', wants: [], until: ({ step, turn }) => turn === LAST || step !== 'levy' },
    { key: 'war.battle', wants: [], until: ({ turn }) => turn === LAST },
    { key: 'war.last', wants: [], until: ({ result }) => result !== null, part: 'hint' },
  ],
};
