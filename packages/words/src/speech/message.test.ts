import { describe, expect, expectTypeOf, it } from 'vitest';
import { englishGrammar as english, grammarOf } from './grammar.ts';
import { fill, formsOf, type Args, type ArgsOf } from './message.ts';

const polish = grammarOf('pl');

describe('filling a message', () => {
  it.each<[text: string, args: Args, expected: string]>([
    ['To Rome.', {}, 'To Rome.'],
    ['To {area} by {by}.', { area: 'Rome', by: 'Genua' }, 'To Rome by Genua.'],
    ['{a}, {a}', { a: 'twice' }, 'twice, twice'],
    ['{n|one=# step|other=# steps}', { n: 1 }, '1 step'],
    ['{n|one=# step|other=# steps}', { n: 2 }, '2 steps'],
    ['{n|one=# step|other=# steps}', { n: 0 }, '0 steps'],
    ['{n|=0=none|one=# step|other=# steps}', { n: 0 }, 'none'],
    ['{n|=1=a step|=2=two steps|other=# steps}', { n: 12_000 }, '12,000 steps'],
    ['{side|caesar=his star|pompey=his trident}', { side: 'pompey' }, 'his trident'],
    ['{kind|navis=sails|other=marches}', { kind: 'legio' }, 'marches'],
    ['{cause|choice=|supply=, hungry}.', { cause: 'choice' }, '.'],
  ])('%s with %j', (text, args, expected) => {
    expect(fill(text, args, english)).toBe(expected);
  });

  it('uses the plural rules of the language', () => {
    const text = '{n|one=# krok|few=# kroki|many=# kroków|other=# kroku}';
    expect([1, 2, 5, 22].map((n) => fill(text, { n }, polish))).toEqual([
      '1 krok',
      '2 kroki',
      '5 kroków',
      '22 kroki',
    ]);
  });

  it('leaves missing values visible', () => {
    expect(fill('To {area}.', {}, english)).toBe('To {area}.');
    expect(fill('{side|caesar=his}', { side: 'nobody' }, english)).toBe('{side|caesar=his}');
  });

  it('lists the placeholders of a message with their forms', () => {
    expect(formsOf('{b} {a|=0=none|other=#}')).toEqual([
      { name: 'b', forms: null },
      {
        name: 'a',
        forms: new Map([
          ['=0', 'none'],
          ['other', '#'],
        ]),
      },
    ]);
  });
});

describe('the values a message requires', () => {
  it('follow from its text', () => {
    expectTypeOf<ArgsOf<'To Rome.'>>().toEqualTypeOf<unknown>();
    expectTypeOf<ArgsOf<'To {area}.'>['area']>().toEqualTypeOf<string | number>();
    expectTypeOf<ArgsOf<'{n|one=#|other=#}'>['n']>().toEqualTypeOf<number>();
    expectTypeOf<ArgsOf<'{n|=0=none|other=#}'>['n']>().toEqualTypeOf<number>();
    expectTypeOf<ArgsOf<'{who|a=x|b=y}'>['who']>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<ArgsOf<'{who|a=x|other=y}'>['who']>().toEqualTypeOf<string>();
    expectTypeOf<keyof ArgsOf<'{a} and {b|x=1}'>>().toEqualTypeOf<'a' | 'b'>();
  });
});
