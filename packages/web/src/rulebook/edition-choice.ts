// The edition a reader has chosen, remembered on this device.
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
    return 'all'; // no storage: the default applies again next time
  }
}

const chosen = signal<Wanted>(stored());

export const wantedEdition = (): Wanted => chosen.value;

export function wantEdition(wanted: Wanted): void {
  chosen.value = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // without storage the choice lasts until the page is closed
  }
}
