// Programs that tests need and npm does not bring.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Its path, or null where it is not installed. */
export const programOnPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null;

/** For root, on Debian. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs packages of Debian where that is allowed. */
export function install(...packages: readonly string[]): void {
  if (!mayInstall) return;
  console.error(`Installing ${packages.join(', ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
}
