// Lesson: a turn and its cards, with discarding, playing, who goes first, and moves before levies.
import { mistake, type Lesson } from './lesson.ts';

export const cards: Lesson = {
  id: 'cards',
  minutes: 4,
  rules: ['2.1', '2.2'],
  position:
    'position/1 turn=706.1 step=cards asked=caesar hands=3/1+2/3+2/2+2/1+1/3+1/2,3/2+2/3+2/2+2/2+2/1+1/2 map=Alexandria(Cleopatra:4);Genua(C.Caesar:3,C.Legio10:2,C.Legio13:3);Massilia(C.Legio11:2,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4);Syracuse(P.Legio37:3) locked=C.Octavian,P.Brutus',
  steps: [
    {
      key: 'cards.discard',
      wants: ['discard 1/2'],
      part: 'cards',
      mistakes: [
        mistake('discard 1/3', 'cards.discard.not.levies'),
        mistake('discard 3/1', 'cards.discard.not.moves'),
      ],
    },
    {
      key: 'cards.play',
      wants: ['play 3/1'],
      part: 'cards',
      mistakes: [mistake('play 2/*', 'cards.play.not.two'), mistake('play 1/3', 'cards.play.not.one')],
      replies: ['discard 2/1', 'play 2/3'],
    },
    {
      key: 'cards.moves',
      wants: ['done'],
      part: 'prompt',
      mistakes: [mistake('move *', 'cards.moves.not.move')],
    },
    {
      key: 'cards.levies',
      wants: ['done'],
      part: 'prompt',
      mistakes: [mistake('levy *', 'cards.levies.not.levy'), mistake('raise *', 'cards.levies.not.levy')],
      replies: ['done', 'done'],
    },
    {
      key: 'cards.tie',
      wants: ['play 2/1'],
      part: 'cards',
      mistakes: [mistake('play 1/3', 'cards.tie.not.one'), mistake('play 2/*', 'cards.tie.not.two')],
      replies: ['play 2/2'],
    },
  ],
};
