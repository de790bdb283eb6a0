// Numbers as the language of the page writes them.
import { currentLanguage, say } from './speech.ts';

const inLanguage = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(currentLanguage(), options);

export const percentText = (share: number): string => inLanguage({ style: 'percent' }).format(share);

/** A chance in per cent; only what is certain reads as 0 or 100. */
export function chanceText(chance: number): string {
  if (chance > 0 && chance < 0.01) return say('odds.less', { chance: percentText(0.01) });
  if (chance < 1 && chance > 0.99) return say('odds.more', { chance: percentText(0.99) });
  return percentText(chance);
}

export const decimalText = (value: number): string =>
  inLanguage({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** With a decimal only where there is one. */
export const numberText = (value: number): string => inLanguage({ maximumFractionDigits: 1 }).format(value);
