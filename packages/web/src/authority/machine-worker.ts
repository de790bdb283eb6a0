// The machine's own thread: it may think as long as it likes.
import { machine } from './machine.ts';
import type { Thought } from './thought.ts';

const answer = machine();
addEventListener('message', ({ data }: MessageEvent<Thought>) => postMessage(answer(data)));
