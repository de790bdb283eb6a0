// Prompts: what the side to play can do, and why. A prompt addresses that side.
export const prompts = {
  'ask.title.deploy': '{side} deploys',
  'ask.title.discard': '{side} discards a card',
  'ask.title.cards': '{side} chooses a card',
  'ask.title.jupiter': '{side} uses Jupiter',
  'ask.title.defect': 'A block defects to {side}',
  'ask.title.vulcan': '{side} uses Vulcan',
  'ask.title.move': '{side} moves',
  'ask.title.main': '{side} declares the main attack',
  'ask.title.surprise': '{side} chooses a surprise attack',
  'ask.title.levy': '{side} levies',
  'ask.title.fight': '{side} chooses a battle',
  'ask.title.battle': '{side} fights {where}',
  'ask.title.hits': '{side} takes hits {where}',
  'ask.title.regroup': '{side} regroups {where}',
  'ask.title.harbour': '{side}: Navis to port',
  'ask.title.supply': '{side}: winter supply',
  'ask.title.disband': '{side} may disband',

  'ask.wait': 'Waiting for {side}.',
  'ask.wait.shared': 'The battle is fought face up, in front of both players.',
  'ask.wait.command': 'Waiting for {side}: {moves} and {levies} left.',

  'ask.deploy':
    'Choose a block, then a highlighted city. {count|one=# block|other=# blocks} left to deploy; each city gets as many as in the historical deployment.',
  'ask.deploy.placed': 'All blocks are deployed: end deployment, or undo first.',

  'ask.discard': 'Choose one of your six cards to discard for the year. It is not revealed.',
  'ask.play':
    'Choose a card to play face down. More moves is Player 1, Caesar if tied; a God card is always Player 1.',
  'ask.play.first':
    'Choose a card to play face down. On the first turn of the game Caesar is always Player 1.',
  'ask.play.apollo': 'Apollo has no card to copy on the first turn of a year.',
  'ask.play.again': 'You have played {card}. You can change it until {enemy} has chosen.',

  'ask.jupiter.city':
    'Choose a highlighted city. A random enemy block there defects to you; a leader or Navis loses a step instead.',
  'ask.jupiter.colour':
    'Choose a highlighted city and a colour. A random enemy block of that colour defects to you; a leader or Navis loses a step instead.',
  'ask.jupiter.colour-or-sea':
    'Choose a highlighted location and a colour. A random enemy block of that colour defects to you; a leader or Navis loses a step instead.',
  'ask.defect': '{block} defects at strength {strength}. Choose a friendly city for it.',
  'ask.defect.unknown': 'A {colour} block defects. Choose a friendly city for it.',
  'ask.vulcan':
    'Choose a highlighted city. Every enemy block in it loses a step; blocks at strength I are eliminated.',

  'ask.move':
    'Choose blocks, then a highlighted location. {moves|=0=No move points left, but more blocks may move from the same locations|=1=1 move point left, for one group|other=# move points left, each for one group}. Blocks that meet an enemy stop and attack.',
  'ask.move.embark': 'Amphibious moves come first, at 1 move point per block.',
  'ask.move.Mars':
    'Choose land blocks in one location, then a highlighted location. Mars helps in one battle where you attack.',
  'ask.move.Mercury':
    'Choose land blocks in one location, then a highlighted location. With Mercury they move up to 3 cities, or up to 2 to attack.',
  'ask.move.Neptune':
    'Choose Navis in one location, then a highlighted location. Neptune helps in one battle where you attack.',
  'ask.move.Pluto':
    'Choose land blocks in one location, then a highlighted location. With Pluto 6 blocks may attack along a major road, 3 along a minor road, 2 across a strait.',
  'ask.move.follow': 'More blocks may move from the same location. End your moves when you are done.',
  'ask.move.none': 'No more blocks can move: end your moves.',

  'ask.main':
    'Choose the road or sea border of the main attack on {areas}. Blocks that used others are in reserve until round II.',
  'ask.surprise':
    'Choose a battle where you attack. With {card} your main force there goes before any defender in round I.',

  'ask.levy':
    'Choose a block in a friendly city to add a step, or a block in the levy pool and a highlighted city to raise it. {levies|one=# levy point|other=# levy points} left.',
  'ask.levy.spent': 'No levy points left: end your levies.',
  'ask.levy.none': 'There is nothing to levy: end your levies.',

  'ask.fight':
    '{count|one=Start the battle.|other=Choose which of # battles to fight next. The result may open or block retreats in the rest.}',
  'ask.battle':
    'Round {round}: {role|attacker=attacking|defender=defending} {letter} blocks. Choose a block, then fire or pass{round1|yes=; no retreats in round I|no=}.',
  'ask.battle.retreat':
    'Round {round}: {role|attacker=attacking|defender=defending} {letter} blocks. Choose a block, then fire, pass or retreat to a highlighted location.',
  'ask.battle.must': 'Round IV: attackers must retreat. Choose a block, then a highlighted location.',
  'ask.battle.lost': 'Round IV: attackers must retreat, but cannot. Choose a block to eliminate.',
  'ask.hits': 'Choose which of your strongest blocks takes {hits|=1=the hit|other=the first of # hits}.',
  'ask.regroup':
    'You won the battle. Choose blocks, then a highlighted adjacent location, or leave them here.',

  'ask.harbour':
    'Choose a friendly port on the same sea. {count|one=# Navis is|other=# Navis are} still at sea.',
  'ask.supply': 'Disband {blocks}. A city supplies 3 blocks plus its value.',
  'ask.supply.city': '{count|one=# block|other=# blocks} in {city}',
  'ask.disband':
    'You may disband blocks to the levy pool. Their steps are forfeit, but they can be raised again next year.',

  'ask.over.won': '{winner} wins',
  'ask.over.drawn': 'A draw',
  'ask.over.ended': 'The game is over',
  'ask.over.ten-points': '{winner} has {points} VP at the end of {year}; 10 VP win.',
  'ask.over.more-points': 'After five years {winner} has {points} VP, more than the enemy.',
  'ask.over.rome': 'After five years VP are tied, and {winner} holds Rome.',
  'ask.over.equal': 'After five years VP are tied, and no one holds Rome.',
  'ask.over.resignation': '{loser} resigned.',
  'ask.over.aborted': 'The game was aborted and does not count.',
  'ask.over.in-tournament':
    'The game was ended early. How it counts in {tournament} is on the tournament’s page.',
  'ask.over.agreement': 'Both sides agreed.',
  'ask.over.time': '{loser} ran out of time.',
} as const;
