// `rubicon backup`: a copy of everything, while the server runs.
import path from 'node:path';
import { withAdmin } from './admin/administration.ts';
import { command } from '../shell/options.ts';

export const backup = command({
  name: 'backup',
  summary: 'copies the server’s database while it runs',
  usage: 'FILE [options]',
  about: [
    'Writes a copy of one moment to a file that is not there yet: games, people, everything. Games go on meanwhile. DATA_DIR ' +
      'says where the server keeps its data, as for the server itself.',
    'With DATABASE_URL the data are in PostgreSQL, which brings its own tool; its name and options are told.',
  ],
  argument: 'the name of a file',
  options: {},
  examples: [
    'rubicon backup /backups/rubicon-monday.sqlite',
    'DATA_DIR=/srv/rubicon rubicon backup copy.sqlite',
  ],
  async run(given, argument, io) {
    const file = path.resolve(argument);
    await withAdmin(io, (admin) => admin.backup(file));
    io.out(given.json ? `${JSON.stringify({ file })}\n` : `Everything is in ${file}.\n`);
    return 0;
  },
});
