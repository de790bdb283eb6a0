// Help for players: battle odds and hints.
export const aids = {
  'hint.ask': 'Hint',
} as const;
