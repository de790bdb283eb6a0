// A thread of its own for whoever thinks: a machine that plays, or a counsellor. It may take as long as it likes.
import type { HintsQuestion, OddsQuestion } from './advice.ts';
import { advisor } from './advisor.ts';
import { preview, type PreviewQuestion } from '../record/preview.ts';
import { machine } from './machine.ts';
import type { Thought } from './thought.ts';

const play = machine();
const { odds, hints } = advisor();

type Question = Thought | OddsQuestion | HintsQuestion | PreviewQuestion;

function answer(question: Question): unknown {
  switch (question.kind) {
    case 'order':
      return play(question);
    case 'odds':
      return odds(question);
    case 'hints':
      return hints(question);
    case 'foresight':
      return preview(question);
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
