// The board: labels of locations and pieces for screen readers, and its few buttons.
export const board = {
  'board.thumbnail':
    'The board: Caesar is in {caesar|one=# location|other=# locations}, Pompey in {pompey|one=# location|other=# locations}.',

  'board.fought': '{battle}: {side} won. Report',
  'board.minimap': 'Minimap: drag to move the board',
} as const;
