import { describe, expect, it } from 'vitest';
import { excerptOf, rangesIn, search, wordsOf } from './search.ts';

const ENTRIES = [
  { word: '7.6', heading: '7.6 Retreat', text: 'Instead of firing, a block may go.' },
  { word: '7.7', heading: '7.7 Regrouping', text: 'No retreat: the winner moves one step.' },
  { word: '6.3', heading: '6.3 上陸作戦移動', text: '陸上ブロックは、友軍の海を越えて移動できます。ガリア' },
  { word: '8.1', heading: '8.1 Kleopatra återvänder', text: 'Hon går hem.' },
];
const found = (query: string): string[] => search(ENTRIES, query).map(({ word }) => word);

describe('the search', () => {
  it('finds by any part of a word, headings first', () => {
    expect(found('retreat')).toEqual(['7.6', '7.7']);
    expect(found('treat')).toEqual(['7.6', '7.7']);
  });

  it('puts exact headings and index terms before headings that start with the query, and those before text', () => {
    const entries = [
      { word: '5.2', heading: '5.2 Levy Pool', text: 'All other blocks.' },
      { word: '6.1', heading: '6.1 Group Moves', text: 'Before any levy.' },
      { word: '6.4', heading: '6.4 Levies', text: 'Steps and blocks.', terms: ['levy', 'levy points (LP)'] },
      { word: '7.3', heading: '7.3 Battle Reserves', text: 'A levy, and the pool.' },
    ];
    const first = (query: string): string[] => search(entries, query).map(({ word }) => word);
    expect(first('levy')).toEqual(['6.4', '5.2', '6.1', '7.3']);
    expect(first('Levy Pool')).toEqual(['5.2', '7.3']);
    expect(first('levy-points / LP')).toEqual(['6.4']);
    expect(first('reserves')).toEqual(['7.3']);
    expect(first('7.3')).toEqual(['7.3']);
  });

  it('requires every word', () => {
    expect(found('retreat winner')).toEqual(['7.7']);
    expect(found('retreat elephant')).toEqual([]);
  });

  it('ignores case, accents and width', () => {
    expect(found('RETREAT')).toEqual(['7.6', '7.7']);
    expect(found('aterv')).toEqual(['8.1']);
    expect(found('Ｒｅｔｒｅａｔ')).toEqual(['7.6', '7.7']);
  });

  it('finds Japanese inside a sentence, and distinguishes kana by their marks', () => {
    expect(found('友軍の海')).toEqual(['6.3']);
    expect(found('ﾌﾞﾛｯｸ')).toEqual(['6.3']);
    expect(found('陸上・ブロック')).toEqual(['6.3']);
    expect(found('ガリア')).toEqual(['6.3']);
    expect(found('カリア')).toEqual([]);
  });

  it('finds rules by their numbers', () => {
    expect(found('7.7')).toEqual(['7.7']);
  });

  it('finds nothing for an empty query', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('the marked ranges', () => {
  const marked = (text: string, query: string): string[] =>
    rangesIn(text, wordsOf(query)).map(([from, to]) => text.slice(from, to));

  it('are those of the text, not of the query', () => {
    expect(marked('Återvänd till Åland', 'atervand aland')).toEqual(['Återvänd', 'Åland']);
    expect(marked('ブロックとガリア', 'ｶﾞﾘｱ')).toEqual(['ガリア']);
    expect(marked('A ﬁeet, a fleet', 'fleet')).toEqual(['fleet']);
  });

  it('never overlap', () => {
    expect(marked('retreats', 'retreat treats')).toEqual(['retreat']);
  });

  it('are in the excerpt of a long text', () => {
    const long = `${'a '.repeat(300)}Rubicon${' b'.repeat(300)}`;
    const excerpt = excerptOf(long, wordsOf('rubicon'));
    expect(excerpt).toContain('Rubicon');
    expect(excerpt.length).toBeLessThan(250);
    expect(excerptOf('short', wordsOf('short'))).toBe('short');
  });
});
