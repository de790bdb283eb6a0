// Downloads a file to the player's device.
import { yearName } from '@rubicon/words';
import type { GameSummary } from '../authority/table.ts';

export function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** “anna-livia-49-bc-2.rubicon”: distinguishable in a folder, and valid on any system. */
export function fileNameOf({ players, year, turn }: Pick<GameSummary, 'players' | 'year' | 'turn'>): string {
  const words = [players.caesar, players.pompey, yearName(year), String(turn)];
  const plain = words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain}.rubicon`;
}
