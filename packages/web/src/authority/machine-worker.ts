// A thread of its own for whoever thinks: a machine that plays, or a counsellor. It may take as long as it likes.
import type { HintsQuestion, OddsQuestion } from './counsel.ts';
import { counsellor } from './counsellor.ts';
import { machine } from './machine.ts';
import type { Thought } from './thought.ts';

const play = machine();
const { odds, hints } = counsellor();

function answer(question: Thought | OddsQuestion | HintsQuestion): unknown {
  switch (question.kind) {
    case 'order':
      return play(question);
    case 'odds':
      return odds(question);
    case 'hints':
      return hints(question);
  }
}

addEventListener('message', ({ data }: MessageEvent<Thought | OddsQuestion | HintsQuestion>) =>
  postMessage(answer(data)),
);
