import type { AreaId, BlockId } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { answerText } from './answer-text.ts';
import type { Answer } from './answer.ts';

const [seventh, tenth] = ['C.Legio7', 'C.Legio10'] as unknown as [BlockId, BlockId];
const [rome, nova] = ['Rome', 'CarthagoNova'] as unknown as [AreaId, AreaId];

describe('an answer in words', () => {
  it.each<[Answer, string]>([
    [{ kind: 'listed', key: 'roads.two.not.short' }, 'can go on to Rome'],
    [{ kind: 'block', given: seventh, wanted: tenth }, 'That was Legio VII. This step is about Legio X.'],
    [
      { kind: 'place', block: tenth, given: rome, wanted: nova },
      'Legio X would end in Rome. Move it to Carthago Nova instead.',
    ],
    [{ kind: 'way', block: tenth, given: rome }, 'Legio X would reach Rome by another route.'],
    [{ kind: 'look', given: rome, wanted: nova }, 'That is Rome. Look for Carthago Nova'],
    [{ kind: 'card', given: '2/2', wanted: '3/1' }, 'This step is about III moves'],
    [{ kind: 'cannot', block: tenth, given: nova }, 'Legio X cannot move to Carthago Nova now.'],
    [{ kind: 'still', block: tenth }, 'Legio X can do nothing now.'],
    [{ kind: 'end' }, 'would end the phase'],
    [{ kind: 'all' }, 'several blocks. Select only one.'],
    [{ kind: 'kind' }, 'not what this step is about'],
    [{ kind: 'menu' }, 'cannot resign or draw a lesson'],
  ])('%j', (answer, words) => {
    expect(answerText(answer)).toContain(words);
  });
});
