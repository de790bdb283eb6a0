// A file that is opened to be looked back at.
import { connectKeeper } from './keeper-client.ts';
import { studyAddress } from './moment.ts';

/** Keeps a file to look back at and opens it; refuses what is no game. */
export async function studyFile(file: Blob): Promise<void> {
  const keeper = connectKeeper();
  try {
    location.hash = studyAddress({ source: { kind: 'file', id: await keeper.take(file) }, at: 0 });
  } finally {
    keeper.close();
  }
}
