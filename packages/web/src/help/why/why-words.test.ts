import { whyNot } from '@rubicon/engine';
import { WHY_CASES, whyTable, wishOf } from '@rubicon/engine/why-cases';
import { describe, expect, test } from 'vitest';
import { messages } from '@rubicon/words/languages/en/topics/why';
import { reasonText, wishText } from './why-words.ts';

describe('why something is not allowed, in a sentence', () => {
  for (const each of WHY_CASES) {
    test(`${each.rule}: ${each.wish} (${each.side}, ${each.at})`, () => {
      const { view, decision } = whyTable(each);
      expect(reasonText(whyNot(view, decision, wishOf(each))!)).toBe(each.says);
    });
  }

  test('a reason provides every value its sentence uses', () => {
    for (const each of WHY_CASES) {
      const { view, decision } = whyTable(each);
      const { code, values } = whyNot(view, decision, wishOf(each))!;
      const named = [...messages[`reason.${code}`].matchAll(/\{(\w+)/g)].map(([, name]) => name!);
      const wanted = named.map((name) => (name === 'where' ? 'area' : name));
      expect({ code, missing: wanted.filter((name) => !(name in values)) }).toEqual({ code, missing: [] });
    }
  });

  test('a wish is described with its names', () => {
    for (const each of WHY_CASES) {
      const text = wishText(wishOf(each), false);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    const wish = { kind: 'levy', block: 'C.Legio17', to: 'Rome' } as unknown as Parameters<
      typeof wishText
    >[0];
    expect(wishText(wish, true)).toBe('Raise Legio XVII in Rome');
    expect(wishText(wish, false)).toBe('Add a step to Legio XVII');
  });
});
