// What the position editor begins with, handed over by whoever opens it.
import type { GameOptions } from '@rubicon/engine';

export interface Draft {
  readonly position: string;
  readonly options: Omit<GameOptions, 'clock'>;
}

let handed: Draft | null = null;

export function openEditor(draft: Draft): void {
  handed = draft;
  location.hash = 'position';
}

/** Given once; a page that was loaded anew begins at the start of the war. */
export function takeDraft(): Draft | null {
  const draft = handed;
  handed = null;
  return draft;
}
