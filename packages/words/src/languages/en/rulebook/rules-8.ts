// Rule 8: the winter turn.
export const rules8 = {
  'c.8': 'After the fifth turn of each year comes a winter turn. Play it exactly in this order.',
  'c.8.a':
    'Cleopatra goes home, victory is checked, Navis go to port, cities supply their blocks, blocks are disbanded, a new year begins.',
  'c.8.b':
    'Cleopatra goes home, Navis go to port, cities supply their blocks, victory is checked, blocks are disbanded, a new year begins. That rulebook numbers them accordingly: 8.2 Navis to Port, 8.3 Winter Supply, 8.4 Victory.',
  'r.8.1.title': 'Cleopatra Goes Home',
  'r.8.1.a':
    'Cleopatra moves to Alexandria, wherever she is. If the enemy of her side holds Alexandria, she joins that enemy immediately and keeps her strength.',
  'r.8.2.title': 'Victory',
  'r.8.2.a':
    'Both players count their VP. With 10 VP or more a player has won {1.2}. After the fifth year the game ends here in any case.',
  'r.8.2.b': 'This comes right after Cleopatra goes home, before Navis go to port.',
  'r.8.2.c': 'This comes only after Navis have gone to port and cities have supplied their blocks.',
  'r.8.3.title': 'Navis to Port',
  'r.8.3.a':
    'Every Navis at sea moves to a friendly port on the same sea, which its owner chooses, Caesar first. A Navis that has no such port is disbanded; it can be raised again next year.',
  'r.8.4.title': 'Winter Supply',
  'r.8.4.a':
    'Every city supplies three blocks, and as many more as its value. If more blocks are there, the surplus is disbanded; their owner chooses which.',
  'r.8.4.b': 'Disbanded blocks go to the levy pool upright and can be raised again next year.',
  'r.8.4.example':
    'Neapolis has no value and supplies 3 blocks. Utica, with a value of 1, supplies 4. Alexandria, with a value of 2, supplies 5.',
  'r.8.5.title': 'Disbanding',
  'r.8.5.a':
    'Now each player may disband any of their blocks except Cleopatra, Caesar first. The steps of those blocks are lost. They can be raised again next year, at minimum strength. Blocks cannot be merged.',
  'r.8.6.title': 'Year Reset',
  'r.8.6.a':
    'Blocks that lie face up in the levy pools stand up and can be raised again. All 27 cards are shuffled, and each player is dealt six and discards one {2.1}.',
} as const;
