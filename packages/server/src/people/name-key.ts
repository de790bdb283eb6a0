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

/** Invisible letters: a name made of them would be no name. */
export const isVisible = (name: string): boolean => !/\p{Default_Ignorable_Code_Point}/u.test(name);
