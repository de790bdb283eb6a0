// `rubicon restore`: replaces the database with a backup.
import path from 'node:path';
import { loadServer, withDataSource } from './admin/administration.ts';
import { command } from '../shell/options.ts';

export const restore = command({
  name: 'restore',
  summary: 'Restore the server database from a backup',
  usage: 'FILE [options]',
  about: [
    'Stop the server first. The backup is checked, and the current database is renamed. When the server starts again, every ' +
      'running game gets a new dice commitment and its players are notified, so that rolls seen since the backup do not repeat.',
  ],
  argument: 'a backup file',
  options: {},
  examples: ['rubicon restore /backups/rubicon-monday.sqlite'],
  async run(given, argument, io) {
    const file = path.resolve(argument);
    const aside = await withDataSource(io, async (source) => {
      const { restoreBackup } = await loadServer();
      return restoreBackup(file, { ...source, now: Date.now });
    });
    if (given.json) io.out(`${JSON.stringify({ file, aside })}\n`);
    else {
      io.out(`Restored ${file}.\n`);
      if (aside !== null) io.out(`The previous database is now ${aside}.\n`);
    }
    return 0;
  },
});
