import { describe, expect, it } from 'vitest';
import { decodeProgress } from './progress.ts';

describe('the stored progress of lessons', () => {
  it('is read back', () => {
    const kept = {
      board: { step: 3, isDone: true, log: [] },
      war: { step: 1, isDone: false, log: ['caesar play 3/1'] },
    };
    expect(decodeProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    [null, {}],
    ['', {}],
    ['[1', {}],
    ['7', {}],
    ['{"no-lesson":{"step":1}}', {}],
    ['{"board":null}', {}],
    ['{"board":{}}', { board: { step: 0, isDone: false, log: [] } }],
    ['{"board":{"step":99,"isDone":"yes","log":[1]}}', { board: { step: 0, isDone: false, log: [] } }],
    ['{"board":{"step":1.5,"isDone":true,"log":"x"}}', { board: { step: 0, isDone: true, log: [] } }],
  ])('falls back field by field: %s', (text, progress) => {
    expect(decodeProgress(text)).toEqual(progress);
  });
});
