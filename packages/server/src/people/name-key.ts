// The key by which names are compared: two names that look alike are equal, so that no one can impersonate another.

const LOOKALIKES: readonly (readonly [like: string, letters: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'вβЬь'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еεє'],
  ['g', 'ɡ'],
  ['h', 'нһ'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['l', 'iıіιӏ1|'], // after a capital I became small
  ['m', 'м'],
  ['n', 'ηп'],
  ['o', 'оοσ0ө'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'υц'],
  ['v', 'νѵ'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['y', 'уγү'],
  ['z', 'ζ'],
];
const LIKE = new Map(
  LOOKALIKES.flatMap(([like, letters]) => Array.from(letters, (letter) => [letter, like])),
);

/** The key of a name. It is never shown. */
export function nameKey(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toUpperCase() // upper case first, so that ß becomes ss
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}]/gu, ''); // accents of Latin, Greek and Cyrillic letters; in other scripts marks distinguish letters
  const plain = Array.from(folded, (letter) => LIKE.get(letter) ?? letter).join('');
  const key = plain
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return key === '' ? name : key;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Latin letters of linguists that look like common ones: small capitals and clicks. */
const PHONETIC = /[\u{1d00}-\u{1d22}ʙɢʛʜɪʟɴʀʏꜰꜱ\u{1c0}-\u{1c3}]/u;

/** The scripts names are written in today; a name has one of them. East Asian ones are mixed with Latin by custom. */
const SCRIPTS: readonly RegExp[] = [
  /^[\p{sc=Latn}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]*$/u,
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
    .split(' ')
    .map((script) => new RegExp(`^\\p{sc=${script}}*$`, 'u')),
];

/** Whether nothing in a name is invisible or imitates another letter; `nameKey` covers what is left of those. */
export function isLegible(name: string): boolean {
  if (INVISIBLE.test(name) || PHONETIC.test(name)) return false;
  const letters = name.normalize('NFKC').replaceAll(/[\p{sc=Zyyy}\p{sc=Zinh}]/gu, '');
  return SCRIPTS.some((script) => script.test(letters));
}
