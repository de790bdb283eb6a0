import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';
import { isMeant, type LessonStep } from './lessons/lesson.ts';

const step = (wants: readonly string[]): LessonStep => ({ key: 'roads.group', wants });
const say = (wants: readonly string[], action: string): unknown => answerTo(step(wants), wants, action);
const MARCH = ['move C.Legio9 Massilia-Genua', 'move C.Legio10 Massilia-Genua'];

describe('an answer to a mistake the lesson does not list', () => {
  it.each([
    [MARCH, 'move C.Legio7 Massilia-Genua', { kind: 'block', given: 'C.Legio7', wanted: 'C.Legio9' }],
    [
      MARCH,
      'move C.Legio10 Massilia-Narbo',
      { kind: 'place', block: 'C.Legio10', given: 'Narbo', wanted: 'Genua' },
    ],
    [
      ['move C.Legio9 Ravenna-Rome'],
      'move C.Legio9 Ravenna-Asculum-Rome',
      { kind: 'way', block: 'C.Legio9', given: 'Rome' },
    ],
    [
      MARCH,
      'embark C.Legio7 Massilia-Hispanum-Genua',
      { kind: 'block', given: 'C.Legio7', wanted: 'C.Legio9' },
    ],
    [MARCH, 'done', { kind: 'end' }],
    [MARCH, 'levy C.Legio9', { kind: 'kind' }],
    [MARCH, 'look Narbo', null],
    [MARCH, 'hold C.Legio7', null],
    [MARCH, 'hold all', null],
    [MARCH, 'open points', null],
    [MARCH, 'wish C.Legio9 Rome', { kind: 'cannot', block: 'C.Legio9', given: 'Rome' }],
    [MARCH, 'wish C.Legio8', { kind: 'still', block: 'C.Legio8' }],
    [['play 3/1'], 'play 2/2', { kind: 'card', given: '2/2', wanted: '3/1' }],
    [['jupiter Tarraco'], 'jupiter Neapolis', { kind: 'look', given: 'Neapolis', wanted: 'Tarraco' }],
    [['look Rome'], 'look Narbo', { kind: 'look', given: 'Narbo', wanted: 'Rome' }],
    [['look Rome'], 'move C.Legio9 Massilia-Genua', { kind: 'kind' }],
    [['hold C.Legio7'], 'hold C.Legio8', { kind: 'block', given: 'C.Legio8', wanted: 'C.Legio7' }],
    [['hold C.Legio7'], 'hold all', { kind: 'all' }],
    [['levy C.Legio9'], 'levy C.Legio8', { kind: 'block', given: 'C.Legio8', wanted: 'C.Legio9' }],
  ] as const)('when %j is wanted, to %s', (wants, action, answer) => {
    expect(say(wants, action)).toEqual(answer);
  });
});

describe('a pattern', () => {
  it('matches itself, and anything in place of the star', () => {
    expect(isMeant('move C.Legio7 *', 'move C.Legio7 Narbo-Tarraco')).toBe(true);
    expect(isMeant('move C.Legio7 *', 'move C.Legio17 Narbo-Tarraco')).toBe(false);
    expect(isMeant('move C.Legio7', 'move CxLegio7')).toBe(false);
    expect(isMeant('* C.Legio13*', 'fire C.Legio13')).toBe(true);
    expect(isMeant('done', 'done more')).toBe(false);
  });
});
