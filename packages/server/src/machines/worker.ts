// The worker process: its own, so that thinking stops nobody (docs/decisions/0012-machines-think-in-processes.md).
import { setPriority } from 'node:os';
import type { Question } from './question.ts';
import { workerPlayers } from './worker-players.ts';

const BEHIND_PEOPLE = 10; // what serves people comes first on every core

setPriority(BEHIND_PEOPLE);
const answer = workerPlayers(() => performance.now());
const end = (): never => process.exit();
process.on('message', (question: Question) =>
  process.send!(answer(question), (error: Error | null) => {
    if (error !== null) end();
  }),
);
process.on('disconnect', end); // nobody listens any more
// What stops the server from a terminal comes here too; the server decides when this ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
