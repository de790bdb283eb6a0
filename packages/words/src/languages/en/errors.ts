// What is said about an error before its own message is there.
export const errors = {
  'error.line': 'Line {line}: {sentence}',
  'error.unknown': 'That did not work. Nothing was changed.',
} as const;
