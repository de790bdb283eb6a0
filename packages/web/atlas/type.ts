// Text widths: the advance widths of the map's letters, in thousandths of the size.

export type Face = 'capitals' | 'town' | 'sea';

/** Cinzel 600 and 700 hardly differ; EB Garamond 600 and 500 italic do. */
const LETTERS: Record<Face, string> = {
  capitals:
    'A717 B674 C780 D828 E632 F596 G836 H862 I387 L617 M953 N865 O879 P656 R747 S578 T667 V728 X729 Y702 Z661',
  town:
    'A711 B613 C709 D762 E571 F535 G722 H804 I356 J360 K736 L585 M912 N804 O761 P589 Q761 R744 S484 T687 U742 ' +
    'a425 b533 c410 d537 e408 f346 g478 h545 i279 j253 k521 l270 m797 n553 o500 p540 q531 r388 s348 t355 u543 ' +
    'v468 w730 x480 y467 z417',
  sea:
    'A689 E575 H761 I368 M990 O693 P587 T641 a509 c332 d533 e355 g434 h514 i307 l296 m804 n552 o408 p471 r407 ' +
    's290 t318 u540 x459 y432',
};

const SPACE = 240;
const WIDTHS = new Map<string, number>(
  Object.entries(LETTERS).flatMap(([face, letters]) =>
    letters.split(' ').map((entry): [string, number] => [face + entry[0]!, Number(entry.slice(1))]),
  ),
);

export const textWidth = (text: string, face: Face, size: number, spacing: number): number => {
  let width = 0;
  for (const letter of text) {
    const advance = letter === ' ' ? SPACE : WIDTHS.get(face + letter);
    if (advance === undefined) throw new Error(`the width of ${letter} in ${face} is not known`);
    width += (advance * size) / 1000 + spacing;
  }
  return width - spacing;
};
