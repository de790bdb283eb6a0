// The edition a reader wants to read, remembered.
import { signal } from '@preact/signals';
import { EDITIONS } from '@rubicon/engine';
import type { Wanted } from './passage.ts';

const KEY = 'rubicon.rulebook.edition';
const CHOICES: readonly Wanted[] = ['all', ...EDITIONS];

function stored(): Wanted {
  try {
    const kept = localStorage.getItem(KEY);
    return CHOICES.find((each) => each === kept) ?? 'all';
  } catch {
    return 'all'; // no storage here: it is asked for again next time
  }
}

const chosen = signal<Wanted>(stored());

export const wantedEdition = (): Wanted => chosen.value;

export function wantEdition(wanted: Wanted): void {
  chosen.value = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // the choice holds as long as the page does
  }
}
