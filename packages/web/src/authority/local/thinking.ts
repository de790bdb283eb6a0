// Which calls to the authority take long.
import type { Authority } from '../authority.ts';

const THINKING: readonly string[] = ['act', 'odds', 'hints'] satisfies (keyof Authority)[];

/** Whether a method takes long, so that other calls may overtake it. */
export const isThinking = (method: string): boolean => THINKING.includes(method);
