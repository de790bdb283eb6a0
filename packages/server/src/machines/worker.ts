// The entry point of a worker process, separate so that thinking blocks no one
// (docs/decisions/0012-machines-think-in-processes.md).
import { setPriority } from 'node:os';
import type { Question } from './question.ts';
import { workerPlayers } from './worker-players.ts';

const BEHIND_PEOPLE = 10; // the server has priority on every core

setPriority(BEHIND_PEOPLE);
const answer = workerPlayers(() => performance.now());
const end = (): never => process.exit();
process.on('message', (question: Question) =>
  process.send!(answer(question), (error: Error | null) => {
    if (error !== null) end();
  }),
);
process.on('disconnect', end); // the server is gone
// A terminal's interrupt arrives here too; the server decides when this process ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
