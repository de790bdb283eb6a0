// `rubicon restore`: puts a backup in the place of what is there.
import path from 'node:path';
import { asking, server } from './admin/administration.ts';
import { command } from '../shell/options.ts';

export const restore = command({
  name: 'restore',
  summary: 'puts back a copy of the server’s database',
  usage: 'FILE [options]',
  about: [
    'The server must be stopped. The copy is checked first; what was there is kept beside it under another name. When the ' +
      'server starts again, every running game gets a new commitment to its dice, and its players are told: rolls they may have ' +
      'seen since the copy was made do not come again.',
  ],
  argument: 'the name of a backup',
  options: {},
  examples: ['rubicon restore /backups/rubicon-monday.sqlite'],
  async run(given, argument, io) {
    const file = path.resolve(argument);
    const aside = await asking(io, async (place) => {
      const { restoreBackup } = await server();
      return restoreBackup(file, { ...place, now: Date.now });
    });
    if (given.json) io.out(`${JSON.stringify({ file, aside })}\n`);
    else {
      io.out(`${file} is in place.\n`);
      if (aside !== null) io.out(`What was there is ${aside}.\n`);
    }
    return 0;
  },
});
