// The game files in a folder and its subfolders.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refused } from '../shell/cli-error.ts';

const ENDING = '.rubicon';

/** Sorted by name; refused if there is none. */
export function gameFilesIn(folder: string): string[] {
  const files = filesIn(folder);
  if (files.length === 0)
    throw refused('no-games', `No game files in ${folder}.`, `Game files end in ${ENDING}.`);
  return files;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw refused('no-such-folder', `${folder} does not exist.`, 'Check the name.');
    if (code === 'ENOTDIR')
      throw refused('no-folder', `${folder} is not a folder.`, 'Give the folder that contains it.');
    throw refused('not-readable', `Cannot read ${folder} (${code}).`, 'Check its permissions.');
  }
}
