// What is stored of puzzles on this device; the start page reads it without loading them.
export const PUZZLES_KEY = 'rubicon.puzzles';
const DAY_KEY = 'rubicon.puzzle-day';

/** `2026-03-14`, in UTC: puzzles change their day for everybody at once. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether today's puzzle was answered here. */
export function isDailyDone(): boolean {
  try {
    return localStorage.getItem(DAY_KEY) === today();
  } catch {
    return false; // storage may be blocked
  }
}

export function noteDaily(): void {
  try {
    localStorage.setItem(DAY_KEY, today());
  } catch {
    // Then the start page offers it again
  }
}
