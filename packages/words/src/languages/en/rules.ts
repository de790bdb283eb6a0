// What cards do, in short.
export const rules = {
  'card.text.command':
    'Up to {moves|=1=one move|=2=two moves|=3=three moves|=4=four moves|other=# moves}, then up to {levies|=1=one levy|=2=two levies|=3=three levies|other=# levies}.',
  'card.text.Apollo':
    'Becomes the card the enemy played last turn, which also decides who is Player 1. Played against another god he ends the turn. Not on the first turn of a year.',
  'card.text.Jupiter':
    'Choose an enemy city next to a friendly one. A block there, taken by lot, comes over to you; a leader or Navis loses a step instead. In editions 1.0 and 1.1 you also name the colour of the block; in 1.1 ships at sea can be struck too.',
  'card.text.Mars':
    'One group of land blocks moves. In one battle where you attack, all your main force acts before any defender in round I.',
  'card.text.Mercury': 'One group of land blocks moves up to three steps, or attacks up to two steps away.',
  'card.text.Neptune':
    'One group of Navis moves. In one battle where you attack, all your main force acts before any defender in round I.',
  'card.text.Pluto':
    'One group of land blocks moves, and more of them may attack by one way: six over a major road, three over a minor one, two over a strait.',
  'card.text.Vulcan':
    'Choose an enemy city: every block in it loses a step. Those at I are eliminated, leaders among them. Cleopatra at I is spared; in editions 1.0 and 1.1 she comes over to you.',
} as const;
