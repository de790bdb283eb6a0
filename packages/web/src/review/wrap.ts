// A text in lines that fit.

/** As many words in a line as fit; what is left when the last line is full ends in dots. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else if (lines.length === most - 1) return [...lines, `${line}…`];
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
