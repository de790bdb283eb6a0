// What a player is asked, and why. A prompt speaks to the side that decides.
export const prompts = {
  'ask.title.deploy': '{side} deploys',
  'ask.title.discard': '{side} lays a card aside',
  'ask.title.cards': '{side} chooses a card',
  'ask.title.jupiter': '{side} calls on Jupiter',
  'ask.title.defect': 'A block goes over to {side}',
  'ask.title.vulcan': '{side} calls on Vulcan',
  'ask.title.move': '{side} moves',
  'ask.title.main': '{side} declares the main attack',
  'ask.title.surprise': '{side} plans a surprise',
  'ask.title.levy': '{side} levies',
  'ask.title.fight': '{side} chooses a battle',
  'ask.title.battle': '{side} fights {where}',
  'ask.title.hits': '{side} takes hits {where}',
  'ask.title.regroup': '{side} regroups {where}',
  'ask.title.harbour': '{side} brings the fleet in',
  'ask.title.supply': '{side} feeds the army',
  'ask.title.disband': '{side} may disband',

  'ask.wait': 'It is for {side} to decide.',
  'ask.wait.shared': 'The battle is fought face up, before both players.',
  'ask.wait.command': 'It is for {side} to decide, with {moves} and {levies}.',

  'ask.deploy':
    'Choose a block and then a lit city. {count|=1=One block is|other=# blocks are} still to be placed; each city gets as many as history gave it.',
  'ask.deploy.placed': 'Every block has its place: end the deployment, or take a block back first.',

  'ask.discard': 'Choose one of your six cards to lay aside for the year. It is not shown.',
  'ask.play':
    'Choose a card to play, face down. The side with more moves goes first, and Caesar if they are equal; a god goes before all.',
  'ask.play.first':
    'Choose a card to play, face down. On the first turn of the war Caesar goes first, whatever is played.',
  'ask.play.apollo': 'Apollo has nothing to copy on the first turn of a year.',
  'ask.play.again': '{card} is put down. Until {enemy} has chosen too, another card can take its place.',

  'ask.jupiter.city':
    'Choose a lit city. One enemy block there, taken by lot, comes over to you; a leader or Navis loses a step instead.',
  'ask.jupiter.colour':
    'Choose a lit city and a colour. One enemy block of that colour, taken by lot, comes over to you; a leader or Navis loses a step instead.',
  'ask.jupiter.colour-or-sea':
    'Choose a lit place and a colour. One enemy block of that colour, taken by lot, comes over to you; a leader or Navis loses a step instead.',
  'ask.defect': '{block} comes over at {strength}. Choose the friendly city it goes to.',
  'ask.defect.unknown': 'A {colour} block comes over. Choose the friendly city it goes to.',
  'ask.vulcan': 'Choose a lit city. Every enemy block in it loses a step, and those at I are eliminated.',

  'ask.move':
    'Choose blocks, then a lit place. {moves|=0=No move is left, but more blocks may follow from places already on the march|=1=One move is left, for the blocks of one place|=2=Two moves are left, each for the blocks of one place|=3=Three moves are left, each for the blocks of one place|other=There are # moves left, each for the blocks of one place}; whoever meets an enemy stops there and attacks.',
  'ask.move.embark': 'Blocks that cross the sea go first, at one move each.',
  'ask.move.Mars':
    'Choose land blocks of one place, then a lit place. Mars will help in one battle where you attack.',
  'ask.move.Mercury':
    'Choose land blocks of one place, then a lit place. With Mercury they go up to three steps, or up to two to attack.',
  'ask.move.Neptune':
    'Choose Navis of one place, then a lit place. Neptune will help in one battle where you attack.',
  'ask.move.Pluto':
    'Choose land blocks of one place, then a lit place. With Pluto six may attack over a major road, three over a minor one, two over a strait.',
  'ask.move.follow': 'More blocks may follow from the same place. End the moves when all have gone.',
  'ask.move.none': 'No more blocks can move: end the moves.',

  'ask.main':
    'Choose the way of the main attack on {areas}. Blocks that came by other ways wait in reserve until round II.',
  'ask.surprise':
    'Choose a battle where you attack. With {card} your main force there acts before any defender in round I.',

  'ask.levy':
    'Choose a block in a friendly city to gain a step, or a block of the pool and a lit city to raise it in. {levies|=1=One levy is|=2=Two levies are|=3=Three levies are|other=There are # levies} left.',
  'ask.levy.spent': 'All levies are spent: end the levies.',
  'ask.levy.none': 'There is nothing to levy: end the levies.',

  'ask.fight':
    '{count|one=Begin the battle.|=2=Choose which of two battles to fight next. How it ends may open or close ways of retreat in the other.|other=Choose which of # battles to fight next. How it ends may open or close ways of retreat in the others.}',
  'ask.battle':
    'Round {round}: the {role|attacker=attacking|defender=defending} {letter} blocks act. Choose a block, then let it fire or pass{round1|yes=; nobody retreats in round I|no=}.',
  'ask.battle.retreat':
    'Round {round}: the {role|attacker=attacking|defender=defending} {letter} blocks act. Choose a block, then let it fire, pass or retreat to a lit place.',
  'ask.battle.must': 'Round IV: attackers must leave. Choose a block and the lit place it retreats to.',
  'ask.battle.lost': 'Round IV: attackers must leave, and there is no way out. Choose a block that is lost.',
  'ask.hits':
    'Choose which of your strongest blocks takes {hits|=1=the hit|=2=the first of two hits|=3=the first of three hits|=4=the first of four hits|other=the first of # hits}.',
  'ask.regroup': 'The battle is won. Choose blocks and then a lit place next door, or let them stay.',

  'ask.harbour':
    'Winter is near. {count|=1=One Navis is|=2=Two Navis are|=3=Three Navis are|=4=Four Navis are|other=All # Navis are} at sea: choose a friendly port on the same sea.',
  'ask.supply':
    'There is not enough food in {cities}. Choose who is disbanded: a city feeds three blocks, and one more for each point of its value.',
  'ask.disband':
    'Choose blocks to send back to the pool, if you like. Their steps are lost, but they can be raised again next year.',

  'ask.over.won': '{winner} wins',
  'ask.over.drawn': 'A draw',
  'ask.over.ended': 'The game is over',
  'ask.over.ten-points': '{winner} has {points} points at the end of {year}; ten are enough.',
  'ask.over.more-points': 'After five years {winner} has {points} points, more than the enemy.',
  'ask.over.rome': 'After five years points are equal, and {winner} holds Rome.',
  'ask.over.equal': 'After five years points are equal, and nobody holds Rome.',
  'ask.over.resignation': '{loser} has resigned.',
  'ask.over.aborted': 'It was aborted, and counts for nothing.',
  'ask.over.agreement': 'Both sides have agreed to it.',
  'ask.over.time': '{loser} has run out of time.',
} as const;
