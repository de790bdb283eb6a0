// The position the editor starts with, set by the page that opens it.
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

/** Read once; a reloaded page starts with the initial position. */
export function takeDraft(): Draft | null {
  const draft = handed;
  handed = null;
  return draft;
}
