// A thread that copies the database. All pages go in one step, which is one read transaction: writers continue
// meanwhile, here and in other processes, and the copy is consistent. In smaller steps every write by another process
// would restart it.
import { parentPort, workerData } from 'node:worker_threads';
import { openForReading } from './sqlite-file.ts';

export interface BackupData {
  readonly from: string;
  readonly to: string;
}

const { from, to } = workerData as BackupData;
const db = openForReading(from);
await db.backup(to, { progress: () => Infinity });
db.close();
parentPort!.postMessage('done');
