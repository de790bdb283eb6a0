// Card effects in short.
export const rules = {
  'card.text.command':
    'Up to {moves|one=# move|other=# moves}, then up to {levies|one=# levy|other=# levies}.',
  'card.text.Apollo':
    'Copy the card your opponent played last turn; the copied card determines who is Player 1. Two God cards played together still cancel the turn. Not on the first turn of a year.',
  'card.text.Jupiter':
    'Choose an enemy city adjacent to a friendly city. A random block there defects to you; a leader or Navis loses a step instead.{jupiter|city=|colour= You choose the colour of the block.|colour-or-sea= You choose the colour of the block, and can strike Navis at sea too.}',
  'card.text.Mars':
    'Make 1 group move with land blocks. In 1 battle where you attack, your main force goes before any defender in round I.',
  'card.text.Mercury': 'The land blocks of 1 group move up to 3 cities, or up to 2 to attack.',
  'card.text.Neptune':
    'Make 1 group move with Navis. In 1 battle where you attack, your main force goes before any defender in round I.',
  'card.text.Pluto':
    'Make 1 group move with land blocks. The road limits for attacks are higher: 6 blocks on a major road, 3 on a minor road, 2 across a strait.',
  'card.text.Vulcan':
    'Choose an enemy city: every block in it loses a step. Blocks at strength I are eliminated, leaders included. {cleopatra|spared=Cleopatra at I is not reduced.|joins=Cleopatra at I joins you.}',
} as const;
