// What rules are made of: passages in an order, some of them for certain editions only.
import type { Edition } from '@rubicon/engine';
import type { BookKey } from '../words/topics/rulebook.ts';
import type { FigureId } from './figures.ts';

export type Passage =
  | {
      readonly kind: 'text' | 'example' | 'option';
      readonly key: BookKey;
      readonly only: readonly Edition[] | null; // null = every edition
    }
  | { readonly kind: 'list'; readonly keys: readonly BookKey[] }
  | { readonly kind: 'figure'; readonly figure: FigureId };

export const text = (key: BookKey): Passage => ({ kind: 'text', key, only: null });
export const example = (key: BookKey): Passage => ({ kind: 'example', key, only: null });
export const option = (key: BookKey): Passage => ({ kind: 'option', key, only: null });
export const list = (...keys: BookKey[]): Passage => ({ kind: 'list', keys });
export const figure = (id: FigureId): Passage => ({ kind: 'figure', figure: id });
/** A passage that only these editions have. */
export const only = (editions: readonly Edition[], key: BookKey): Passage => ({
  kind: 'text',
  key,
  only: editions,
});

/** Which edition a reader wants: one, or all with their differences. */
export type Wanted = Edition | 'all';

export const isIn = (passage: Passage, wanted: Wanted): boolean =>
  wanted === 'all' || !('only' in passage) || passage.only === null || passage.only.includes(wanted);
