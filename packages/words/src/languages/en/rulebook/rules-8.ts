// Rule 8: winter.
export const rules8 = {
  'c.8': 'After the fifth turn of each year it is winter. Its steps come exactly in this order.',
  'c.8.a':
    'Cleopatra goes home, points are counted, ships go to port, cities feed their blocks, blocks are disbanded, a new year begins.',
  'c.8.b':
    'Cleopatra goes home, ships go to port, cities feed their blocks, points are counted, blocks are disbanded, a new year begins. So a city that its last block leaves in winter brings no points any more.',
  'r.8.1.title': 'Cleopatra goes home',
  'r.8.1.a':
    'Cleopatra is moved to Alexandria, wherever she stands. If the enemy of the side she fights for holds Alexandria, she joins that enemy at once, with the strength she has.',
  'r.8.2.title': 'The victory check',
  'r.8.2.a':
    'Both sides count their points. Ten or more win {1.2}. After the fifth year the game ends here in any case.',
  'r.8.2.b': 'This comes right after Cleopatra’s return, before ships go to port.',
  'r.8.2.c': 'This comes only after ships have gone to port and the cities have fed their blocks.',
  'r.8.3.title': 'Ships to port',
  'r.8.3.a':
    'Every Navis at sea goes to a friendly port on its sea, as its owner likes, Caesar first. A Navis that has none is disbanded; it can be raised again next year.',
  'r.8.4.title': 'Winter supply',
  'r.8.4.a':
    'Every city feeds three blocks, and one more for each point of its value. Whoever has more blocks there disbands the rest, as he chooses.',
  'r.8.4.b': 'Disbanded blocks go upright to the pool and can be raised again next year.',
  'r.8.4.example':
    'Neapolis has no value and feeds three blocks. Utica, worth one, feeds four. Alexandria, worth two, feeds five.',
  'r.8.5.title': 'Disbanding',
  'r.8.5.a':
    'Now each side may disband any of its blocks, Caesar first, but not Cleopatra. Their steps are lost; they can be raised again next year, at the lowest strength. Blocks cannot be merged.',
  'r.8.6.title': 'A new year',
  'r.8.6.a':
    'Blocks that lay face up in the pools stand up and can be levied again. All 27 cards are shuffled, both sides get six and lay one aside {2.1}.',
} as const;
