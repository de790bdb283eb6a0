// The annals. A side stands for its player, so Caesar and Pompey in person are “himself”.
export const events = {
  // Parts of sentences
  'phrase.then': '{text} {next}',
  'phrase.also': '{text}, {next}',
  'phrase.in': 'in {city}',
  'phrase.on': 'on {sea}',
  'phrase.from': 'from {from}',
  'phrase.from.by': 'from {from} by {places}',
  'phrase.from.over': 'from {from} over {places}',
  'phrase.way': '{from} to {to}',
  'phrase.of': '{side}’s {block}',
  'phrase.turncoat': 'turncoat {block}',
  'phrase.the': 'the {block}',
  'phrase.ballista': 'ballista',
  'phrase.elephant': 'elephant',
  'phrase.himself': '{leader} himself',
  'phrase.at': '{block} ({strength})',
  'phrase.in-colour': '{blocks} in {colour}',
  'phrase.line': '{blocks}; {more}',
  'phrase.blocks':
    '{count|=1=a block|=2=two blocks|=3=three blocks|=4=four blocks|=5=five blocks|=6=six blocks|other=# blocks}',
  'phrase.blocks.colour':
    '{count|=1=a|=2=two|=3=three|=4=four|other=#} {colour} {count|one=block|other=blocks}',
  'phrase.moves': '{count|=0=no moves|=1=one move|=2=two moves|=3=three moves|=4=four moves|other=# moves}',
  'phrase.levies': '{count|=0=no levies|=1=one levy|=2=two levies|=3=three levies|other=# levies}',
  'phrase.hits': '{count|=0=no hit|=1=one hit|=2=two hits|=3=three hits|=4=four hits|other=# hits}',
  'phrase.year': '{year} ({bc})',

  // Cards
  'event.deployed': 'Both sides have deployed.',
  'event.dealt': 'The year {year} begins, and each side is dealt six cards.',
  'event.dealt.hand': 'The year {year} begins, and {side} is dealt {hand}.',
  'event.discarded': '{side} lays {card} aside for the year.',
  'event.committed': '{side} commits {card}, face down.',
  'event.revealed.first-turn':
    'Caesar plays {caesar} and Pompey {pompey}: on the first turn of the war Caesar is Player 1 in any case.',
  'event.revealed.god': 'Caesar plays {caesar} and Pompey {pompey}: with a god, {first} is Player 1.',
  'event.revealed.moves': 'Caesar plays {caesar} and Pompey {pompey}: with more moves, {first} is Player 1.',
  'event.revealed.tie': 'Caesar plays {caesar} and Pompey {pompey}: moves are equal, so Caesar is Player 1.',
  'event.revealed.cancelled':
    'Caesar plays {caesar} and Pompey {pompey}: two gods undo each other, and the turn is over.',
  'event.revealed.copy': '{card} in the likeness of {effect}',

  // Command
  'event.command': '{side} has {moves} and {levies}.',
  'event.command.god': '{side} has {moves} by the favour of {card}.',
  'event.command.call': '{side} calls on {card}.',
  'event.unused': '{side} leaves {card} unused.',
  'event.move': '{side} moves {blocks} {way}.',
  'event.move.lead': '{side} himself moves {way} with {blocks}.',
  'event.move.alone': '{side} himself moves {way}.',
  'event.attack': '{side} attacks {to} {from} with {blocks}.',
  'event.attack.lead': '{side} himself attacks {to} {from} with {blocks}.',
  'event.attack.alone': '{side} himself attacks {to} {from}.',
  'event.response': '{side} sends {blocks} {way}, into reserve.',
  'event.response.lead': '{side} himself goes {way} with {blocks}, into reserve.',
  'event.response.alone': '{side} himself goes {way}, into reserve.',
  'event.embarked': '{side} ships {blocks} {way}.',
  'event.embarked.lead': '{side} himself sails {way} with {blocks}.',
  'event.embarked.alone': '{side} himself sails {way}.',
  'event.declared': '{side} makes the main attack on {into} {from}.',
  'event.surprise': '{side} chooses the battle {where} for surprise: the attackers act first in round I.',
  'event.raised': '{side} raises {block} {where} at {strength}.',
  'event.raised.himself': '{side} himself takes the field {where} at {strength}.',
  'event.raised.unknown':
    '{side} raises {count|=1=a new block|=2=two new blocks|=3=three new blocks|other=# new blocks} {where}.',
  'event.levied': '{side} strengthens {block} {where} to {strength}.',
  'event.levied.himself': '{side} himself is strengthened {where} to {strength}.',
  'event.levied.unknown': '{side} adds {count|=1=a step|=2=two steps|=3=three steps|other=# steps} {where}.',

  // Jupiter and Vulcan
  'event.struck.defects': 'Jupiter’s bolt falls on {area}: {block}, at {strength}, will go over to {by}.',
  'event.struck.defects.unknown':
    'Jupiter’s bolt falls on {area}: {blocks} of {side}’s will go over to {by}.',
  'event.struck.reduced': 'Jupiter’s bolt falls on {area}: {block}, at {strength}, loses a step.',
  'event.defected': '{block} goes over to {side}, from {from} to {to}.',
  'event.defected.unknown': 'A {colour} block goes over to {side}, from {from} to {to}.',
  'event.erupted':
    '{side} calls Vulcan’s fire down on {city}: {blocks|=1=one block is|=2=two blocks are|=3=three blocks are|=4=four blocks are|other=# blocks are} struck.',

  // Battle
  'event.battle': 'Battle {where}: {attacker} attacks. In the front line: {blocks}.',
  'event.battle.surprise':
    'Battle {where}: {attacker} attacks and takes the defenders by surprise. In the front line: {blocks}.',
  'event.round': 'Round {round} of the battle {where} begins.',
  'event.reserves': '{side} brings up the reserves {where}: {blocks}.',
  'event.disrupted':
    '{side}’s main force {where} is gone, and the reserves lose a step each in the disorder.',
  'event.disrupted.swapped':
    '{side}’s main force {where} is gone, and the reserves lose a step each in the disorder; from now on {enemy} is the defender.',
  'event.fired': '{block} rolls {dice}: {hits}.',
  'event.passed': '{block} passes.',
  'event.hit': '{block} takes {hits} and falls to {strength}.',
  'event.hit.last': '{block} takes {hits} and has no strength left.',
  'event.hit.eliminated': '{block} takes {hits} and is eliminated.',
  'event.hit.killed': '{block} takes {hits} and is killed, a point for {enemy}.',
  'event.hit.captured': 'Cleopatra takes {hits}, is captured and joins {side} at I.',
  'event.hits-lost':
    'Nobody is left to take {hits|=1=the last hit|=2=the last two hits|=3=the last three hits|other=the last # hits}.',
  'event.retreated': '{side} withdraws {blocks} {way}.',
  'event.retreated.lead': '{side} himself withdraws {way} with {blocks}.',
  'event.retreated.alone': '{side} himself withdraws {way}.',
  'event.eliminated':
    '{block} {cause|battle=is eliminated|disruption=is lost in the disorder|no-retreat=finds no retreat and perishes|jupiter=is struck down by Jupiter|vulcan=perishes under Vulcan’s fire} {where}.',
  'event.leader-killed':
    '{block} {cause|battle=is killed|disruption=is killed in the disorder|no-retreat=finds no retreat and is killed|jupiter=is struck dead by Jupiter|vulcan=is killed under Vulcan’s fire} {where}, a point for {enemy}.',
  'event.unlocked': '{leader} can now be raised in his place.',
  'event.cleopatra-joined':
    'Cleopatra {cause|battle=is captured|disruption=is captured in the disorder|no-retreat=finds no retreat|jupiter=is taken by Jupiter|vulcan=flees from Vulcan’s fire} {where} and joins {side} at I.',
  'event.won': '{side} wins the battle {where}.',
  'event.no-battle': 'No attacker is left {where}, so there will be no battle.',
  'event.regrouped': '{side} regroups {blocks} {way}.',
  'event.regrouped.lead': '{side} himself regroups {way} with {blocks}.',
  'event.regrouped.alone': '{side} himself regroups {way}.',

  // Winter and the end
  'event.turn-ended': 'Turn {turn} of {year} ends.',
  'event.cleopatra-home': 'Cleopatra goes home to Alexandria for the winter.',
  'event.cleopatra-home.stays': 'Cleopatra spends the winter at home in Alexandria.',
  'event.cleopatra-home.joined':
    'Cleopatra goes home to Alexandria for the winter and joins {side}, who holds the city.',
  'event.scored':
    'The year {year} is over: Caesar has {caesar|one=# point|other=# points} and Pompey {pompey}.',
  'event.harboured': '{side} brings {blocks} {from} into port at {to}.',
  'event.disbanded':
    '{side} disbands {blocks} {where}{cause|no-port=, for want of a port|supply=, for want of food|choice=}.',
  'event.disbanded.himself':
    '{side} himself leaves the field {where}{cause|no-port=, for want of a port|supply=, for want of food|choice=}.',
  'event.ended.ten-points': '{winner} has ten points or more and wins the war.',
  'event.ended.more-points': 'After the last year {winner} has more points and wins the war.',
  'event.ended.rome': 'Points are equal after the last year, and {winner}, who holds Rome, wins the war.',
  'event.ended.equal': 'Points are equal after the last year and nobody holds Rome: the war ends in a draw.',
} as const;
