import type { Authority } from '../authority.ts';

const THINKING: readonly string[] = ['act', 'odds', 'hints'] satisfies (keyof Authority)[];

/** A method that takes its time and lets others pass. */
export const isThinking = (method: string): boolean => THINKING.includes(method);
