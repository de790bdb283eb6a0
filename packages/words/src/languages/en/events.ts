// The log. A side stands for its player, so Caesar and Pompey in person are “himself”.
export const events = {
  // Parts of sentences
  'phrase.then': '{text} {next}',
  'phrase.also': '{text}, {next}',
  'phrase.in': 'in {city}',
  'phrase.on': 'on {sea}',
  'phrase.from': 'from {from}',
  'phrase.from.by': 'from {from} via {places}',
  'phrase.from.over': 'from {from} across {places}',
  'phrase.way': '{from} to {to}',
  'phrase.of': '{side}’s {block}',
  'phrase.turncoat': 'defector {block}',
  'phrase.the': 'the {block}',
  'phrase.ballista': 'Ballista',
  'phrase.elephant': 'Elephant',
  'phrase.himself': '{leader} himself',
  'phrase.at': '{block} ({strength})',
  'phrase.in-colour': '{blocks} in {colour}',
  'phrase.line': '{blocks}; {more}',
  'phrase.blocks':
    '{count|=1=a block|=2=two blocks|=3=three blocks|=4=four blocks|=5=five blocks|=6=six blocks|other=# blocks}',
  'phrase.blocks.colour':
    '{count|=1=a|=2=two|=3=three|=4=four|other=#} {colour} {count|one=block|other=blocks}',
  'phrase.moves': '{count|=0=no move points|one=# move point|other=# move points}',
  'phrase.levies': '{count|=0=no levy points|one=# levy point|other=# levy points}',
  'phrase.hits': '{count|=0=no hits|=1=one hit|=2=two hits|=3=three hits|=4=four hits|other=# hits}',

  // Cards
  'event.deployed': 'Both sides have deployed.',
  'event.dealt': 'The year {year} begins, and each side is dealt six cards.',
  'event.dealt.hand': 'The year {year} begins, and {side} is dealt {hand}.',
  'event.discarded': '{side} discards {card}.',
  'event.committed': '{side} plays {card} face down.',
  'event.revealed.first-turn':
    'Caesar plays {caesar} and Pompey {pompey}: Caesar is always Player 1 on the first turn of the game.',
  'event.revealed.god':
    'Caesar plays {caesar} and Pompey {pompey}: {first} played a God card and is Player 1.',
  'event.revealed.moves':
    'Caesar plays {caesar} and Pompey {pompey}: {first} has more moves and is Player 1.',
  'event.revealed.tie': 'Caesar plays {caesar} and Pompey {pompey}: moves are tied, so Caesar is Player 1.',
  'event.revealed.cancelled':
    'Caesar plays {caesar} and Pompey {pompey}: two God cards cancel each other, and the turn ends.',
  'event.revealed.copy': '{card} as {effect}',

  // Command
  'event.command': '{side} has {moves} and {levies}.',
  'event.command.god': '{side} has {moves} with {card}.',
  'event.command.call': '{side} uses {card}.',
  'event.unused': '{side} does not use {card}.',
  'event.move': '{side} moves {blocks} {way}.',
  'event.move.lead': '{side} himself moves {way} with {blocks}.',
  'event.move.alone': '{side} himself moves {way}.',
  'event.attack': '{side} attacks {to} {from} with {blocks}.',
  'event.attack.lead': '{side} himself attacks {to} {from} with {blocks}.',
  'event.attack.alone': '{side} himself attacks {to} {from}.',
  'event.response': '{side} responds with {blocks} {way}, placed in reserve.',
  'event.response.lead': '{side} himself responds {way} with {blocks}, placed in reserve.',
  'event.response.alone': '{side} himself responds {way}, placed in reserve.',
  'event.embarked': '{side} moves {blocks} by sea {way}.',
  'event.embarked.lead': '{side} himself moves by sea {way} with {blocks}.',
  'event.embarked.alone': '{side} himself moves by sea {way}.',
  'event.declared': '{side} declares the main attack on {into} {from}.',
  'event.surprise': '{side} chooses the battle {where} for surprise: the attackers go first in round I.',
  'event.raised': '{side} raises {block} {where} at strength {strength}.',
  'event.raised.himself': '{side} himself is raised {where} at strength {strength}.',
  'event.raised.unknown':
    '{side} raises {count|=1=a new block|=2=two new blocks|=3=three new blocks|other=# new blocks} {where}.',
  'event.levied': '{side} levies {block} {where} to strength {strength}.',
  'event.levied.himself': '{side} himself is levied {where} to strength {strength}.',
  'event.levied.unknown': '{side} adds {count|=1=a step|=2=two steps|=3=three steps|other=# steps} {where}.',

  // Jupiter and Vulcan
  'event.struck.defects': 'Jupiter strikes {area}: {block}, strength {strength}, defects to {by}.',
  'event.struck.defects.unknown': 'Jupiter strikes {area}: {blocks} of {side}’s defects to {by}.',
  'event.struck.reduced': 'Jupiter strikes {area}: {block}, strength {strength}, loses a step.',
  'event.defected': '{block} joins {side}, from {from} to {to}.',
  'event.defected.unknown': 'A {colour} block joins {side}, from {from} to {to}.',
  'event.erupted':
    '{side} strikes {city} with Vulcan: {blocks|=1=one block is|=2=two blocks are|=3=three blocks are|=4=four blocks are|other=# blocks are} affected.',

  // Battle
  'event.battle': 'Battle {where}: {attacker} attacks. Revealed: {blocks}.',
  'event.battle.surprise': 'Battle {where}: {attacker} attacks by surprise. Revealed: {blocks}.',
  'event.round': 'Round {round} of the battle {where} begins.',
  'event.reserves': '{side}’s reserves arrive {where}: {blocks}.',
  'event.disrupted': '{side}’s main force {where} is gone. Disruption: each reserve block loses a step.',
  'event.disrupted.swapped':
    '{side}’s main force {where} is gone. Disruption: each reserve block loses a step, and {enemy} is now the defender.',
  'event.fired': '{block} rolls {dice}: {hits}.',
  'event.passed': '{block} passes.',
  'event.hit': '{block} takes {hits} and is reduced to {strength}.',
  'event.hit.last': '{block} takes {hits} and is reduced below I.',
  'event.hit.eliminated': '{block} takes {hits} and is eliminated.',
  'event.hit.killed': '{block} takes {hits} and is killed: 1 VP for {enemy}.',
  'event.hit.captured': 'Cleopatra takes {hits}, is captured and joins {side} at I.',
  'event.hits-lost':
    'No block is left to take {hits|=1=the last hit|=2=the last two hits|=3=the last three hits|other=the last # hits}.',
  'event.retreated': '{side} retreats {blocks} {way}.',
  'event.retreated.lead': '{side} himself retreats {way} with {blocks}.',
  'event.retreated.alone': '{side} himself retreats {way}.',
  'event.eliminated':
    '{block} {cause|battle=is eliminated|disruption=is eliminated by disruption|no-retreat=cannot retreat and is eliminated|jupiter=is eliminated by Jupiter|vulcan=is eliminated by Vulcan} {where}.',
  'event.leader-killed':
    '{block} {cause|battle=is killed|disruption=is killed by disruption|no-retreat=cannot retreat and is killed|jupiter=is killed by Jupiter|vulcan=is killed by Vulcan} {where}: 1 VP for {enemy}.',
  'event.unlocked': '{leader} is added to the levy pool.',
  'event.cleopatra-joined':
    'Cleopatra {cause|battle=is captured|disruption=is captured after disruption|no-retreat=cannot retreat|jupiter=is captured by Jupiter|vulcan=is captured by Vulcan} {where} and joins {side} at I.',
  'event.won': '{side} wins the battle {where}.',
  'event.no-battle': 'No attackers are left {where}, so there is no battle.',
  'event.regrouped': '{side} regroups {blocks} {way}.',
  'event.regrouped.lead': '{side} himself regroups {way} with {blocks}.',
  'event.regrouped.alone': '{side} himself regroups {way}.',

  // Winter and the end
  'event.turn-ended': 'Turn {turn} of {year} ends.',
  'event.cleopatra-home': 'Cleopatra returns to Alexandria for the winter turn.',
  'event.cleopatra-home.stays': 'Cleopatra stays in Alexandria for the winter turn.',
  'event.cleopatra-home.joined':
    'Cleopatra returns to Alexandria for the winter turn and joins {side}, who controls the city.',
  'event.scored': 'The year {year} is over: Caesar has {caesar} VP and Pompey {pompey} VP.',
  'event.harboured': '{side} moves {blocks} {from} to port in {to}.',
  'event.disbanded':
    '{side} disbands {blocks} {where}{cause|no-port= (no friendly port)|supply= (winter supply)|choice=}.',
  'event.disbanded.himself':
    '{side} himself is disbanded {where}{cause|no-port= (no friendly port)|supply= (winter supply)|choice=}.',
  'event.ended.ten-points': '{winner} has 10 VP or more and wins the game.',
  'event.ended.more-points': 'After the last year {winner} has more VP and wins the game.',
  'event.ended.rome': 'VP are tied after the last year, and {winner}, who holds Rome, wins the game.',
  'event.ended.equal': 'VP are tied after the last year and no one holds Rome: the game is a draw.',
} as const;
