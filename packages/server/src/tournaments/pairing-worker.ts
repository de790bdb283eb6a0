// The thread of `pairing-thread.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import type { TournamentState } from './rules/state.ts';
import { swissRound } from './rules/swiss.ts';

parentPort!.postMessage(swissRound(workerData as TournamentState));
