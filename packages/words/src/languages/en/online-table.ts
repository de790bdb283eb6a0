// The page of an online game: clocks, players, offers, chat, the result.
export const onlineTable = {
  'after.rematch': 'Rematch, sides swapped',
  'after.rematch-same': 'Rematch, same sides',
} as const;
