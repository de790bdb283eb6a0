import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@rubicon/words/languages/ja/index';
import {
  sentencesOf,
  cardName,
  yearName,
  enumeration,
  listAll,
  listAny,
  paragraph,
  speak,
} from '@rubicon/words';
import { setLanguage } from './language.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  speak('ja', catalogue);
});
afterAll(async () => {
  await setLanguage('en-GB');
  vi.unstubAllGlobals();
});

const area = (id: string) => id as AreaId;
const block = (id: string) => id as BlockId;

const march = (id: string | null, ...path: string[]): Event => ({
  kind: 'moved',
  side: 'caesar',
  block: id === null ? null : block(id),
  colour: 'tan',
  path: path.map(area),
  as: 'move',
});

describe('sentences in Japanese', () => {
  it.each<[text: string, events: Event[]]>([
    [
      'カエサルは第VII軍団、第IX軍団をNarboからMassilia経由でGenuaへ移動させた。',
      [march('C.Legio7', 'Narbo', 'Massilia', 'Genua'), march('C.Legio9', 'Narbo', 'Massilia', 'Genua')],
    ],
    [
      'カエサル自ら第XIII軍団を率い、RavennaからRomeへ移動した。',
      [march('C.Caesar', 'Ravenna', 'Rome'), march('C.Legio13', 'Ravenna', 'Rome')],
    ],
    [
      'カエサルは2ブロックをRavennaからRomeへ移動させた。',
      [march(null, 'Ravenna', 'Rome'), march(null, 'Ravenna', 'Rome')],
    ],
    [
      'カエサルはGenuaからRomeへの攻撃を主攻撃と宣言した。',
      [{ kind: 'declared', side: 'caesar', entry: [area('Genua'), area('Rome')] }],
    ],
    [
      'ポンペイウス軍の海軍IはMare Hispanumで退却先がなく除去された。',
      [
        {
          kind: 'eliminated',
          side: 'pompey',
          block: block('P.Navis1'),
          area: area('Hispanum'),
          cause: 'no-retreat',
        },
      ],
    ],
    [
      'ポンペイウスは補給が足りないため、Uticaの象隊を解散した。',
      [
        {
          kind: 'disbanded',
          side: 'pompey',
          colour: 'green',
          block: block('P.Elephant'),
          area: area('Utica'),
          cause: 'supply',
        },
      ],
    ],
  ])('%s', (text, events) => {
    expect(sentencesOf(events, 'caesar').map((sentence) => sentence.text)).toEqual([text]);
  });

  it('put no space between sentences, and list as Japanese does', () => {
    expect(paragraph(['一。', '二。'])).toBe('一。二。');
    expect(enumeration(['港湾', '2VP'])).toBe('港湾、2VP');
    expect(listAll(['第VII軍団', '騎馬兵I'])).toBe('第VII軍団、騎馬兵I');
    expect(listAny(['Genua', 'Rome'])).toBe('GenuaまたはRome');
  });

  it('use the terms of the rulebook', () => {
    expect(cardName('3/1')).toBe('移動III・徴兵I');
    expect(yearName(705)).toBe('BC49年');
  });
});
