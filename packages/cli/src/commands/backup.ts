// `rubicon backup`: a copy of the database, while the server runs.
import path from 'node:path';
import { withAdmin } from './admin/administration.ts';
import { command } from '../shell/options.ts';

export const backup = command({
  name: 'backup',
  summary: 'Back up the server database while it runs',
  usage: 'FILE [options]',
  about: [
    'Write a consistent copy of the whole database to a new file. Games continue meanwhile. DATA_DIR is the data directory, ' +
      'as for the server.',
    'With DATABASE_URL the data is in PostgreSQL; the command then names the PostgreSQL tool to use.',
  ],
  argument: 'a file name',
  options: {},
  examples: [
    'rubicon backup /backups/rubicon-monday.sqlite',
    'DATA_DIR=/srv/rubicon rubicon backup copy.sqlite',
  ],
  async run(given, argument, io) {
    const file = path.resolve(argument);
    await withAdmin(io, (admin) => admin.backup(file));
    io.out(given.json ? `${JSON.stringify({ file })}\n` : `Backup written to ${file}.\n`);
    return 0;
  },
});
