// Breaks a text into lines that fit.

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words with the spaces after them: Japanese has none between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike === true || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

/** As many words per line as fit; a text too long for the last line ends in an ellipsis. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    const longer = line + piece;
    if (line === '' || fits(longer.trimEnd())) line = longer;
    else if (lines.length === most - 1) return [...lines, `${line.trimEnd()}…`];
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  return [...lines, line];
}
