// Numbers of a review in the page's language.
import { currentLanguage } from '@rubicon/words';

const inLanguage = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(currentLanguage(), options);

/** “−3.4”: a difference with its sign. */
export const surplusText = (value: number): string =>
  inLanguage({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value);

export const deviationText = (value: number): string =>
  inLanguage({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value);
