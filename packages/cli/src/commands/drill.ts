// `rubicon drill`: proves that a backup can be restored.
import path from 'node:path';
import { loadServer, withDataSource } from './admin/administration.ts';
import { brokenText, verdictText } from './admin/check.ts';
import { command } from '../shell/options.ts';
import { Progress, paintFor } from '../shell/terminal.ts';
import { counted } from '../text/numbers.ts';

export const drill = command({
  name: 'drill',
  summary: 'Restore a backup to a temporary directory and replay its games',
  usage: '[FILE] [options]',
  about: [
    'Restore the newest backup in BACKUP_DIR, or FILE, to a temporary directory as “rubicon restore” would, and replay every ' +
      'game in it. The server may be running; nothing of it is changed. The exit code is 1 if the backup or a game is damaged.',
    'A dump of PostgreSQL is restored by pg_restore into a database of its own, beside that of DATABASE_URL, and dropped afterwards.',
  ],
  argument: 'a backup file',
  needsArgument: false,
  options: {},
  examples: ['rubicon drill', 'rubicon drill /backups/rubicon-monday.sqlite --json'],
  async run(given, argument, io) {
    const { file, checked, broken } = await withDataSource(io, async ({ backupDir, databaseUrl }) => {
      let progress: Progress | null = null;
      const server = await loadServer();
      return server
        .drill({
          file: argument === '' ? null : path.resolve(argument),
          dir: backupDir,
          databaseUrl,
          now: Date.now,
          onGame: (done, total) => {
            progress ??= new Progress(io, total);
            progress.show(done);
          },
        })
        .finally(() => progress?.clear());
    });
    const ok = broken.length === 0;
    if (given.json) io.out(`${JSON.stringify({ ok, file, checked, broken })}\n`);
    else {
      const paint = paintFor(io, given.color);
      io.out(brokenText(broken, paint));
      io.out(`${counted(checked, 'game')} restored from ${file}. ${verdictText(broken, paint)}\n`);
    }
    return ok ? 0 : 1;
  },
});
