// Rules 1 to 5: the game, the turn, the blocks, the map, setting up.
export const rules1To5 = {
  'c.1': 'Who plays, what with, and how somebody wins.',
  'r.1.1.title': 'Two sides',
  'r.1.1.a':
    'Two players. One commands for Caesar, with tan blocks, the other for Pompey and the Senate, with green ones.',
  'r.1.2.title': 'Winning',
  'r.1.2.a':
    'The war lasts five years of five turns each. After every year there is a winter, in which both sides count their points {8.2}.',
  'r.1.2.b':
    'A side has the values of all cities that are friendly to it {4.21}, and one point for each enemy leader killed {7.51}. With ten points or more it has won.',
  'r.1.2.c':
    'If nobody has ten points after the fifth year, more points win. If both have the same, whoever holds Rome wins. If nobody holds Rome, the game is a draw.',
  'r.1.2.example':
    'At the start Pompey holds seven points, Caesar only Massilia and so one. Rome, Athena, Byzantium and Ephesus, five points together, stand vacant.',
  'r.1.3.title': 'The pieces',
  'r.1.3.a':
    'There are 63 blocks: 31 tan, 31 green, and blue Cleopatra. The deck has 27 cards, 20 with commands and 7 with gods. Dice have six sides.',

  'c.2':
    'A year has five turns. Each turn has three phases, always in this order: cards, command, battle. A turn is played to its end before the next begins.',
  'r.2.1.title': 'The card phase',
  'r.2.1.a':
    'At the start of each year all 27 cards are shuffled and both sides get six. Each lays one of them aside for the year, without showing it. The other five are played, one a turn.',
  'r.2.1.b':
    'Each turn both choose a card in secret and show them together. The side whose card has more moves is Player 1 of this turn. If the moves are equal, Caesar is Player 1. Levies do not count for this.',
  'r.2.1.c':
    'On the very first turn of the game Caesar is Player 1, whatever cards are played. Two gods still cancel that turn.',
  'r.2.1.d': 'This holds for the very first turn of the game as well.',
  'r.2.1.e':
    'Who shows a god is Player 1 and does what the god allows, instead of moves and levies. If both show gods, both are cancelled and the turn ends at once: nobody moves, nobody fights. What each god does is told under {Apollo}, {Jupiter}, {Mars}, {Mercury}, {Neptune}, {Pluto} and {Vulcan}.',
  'r.2.1.f':
    'A card must be played each turn, but nobody has to use all of it. What is not used is lost; nothing is saved for later.',
  'r.2.1.example':
    'Caesar shows three moves and one levy, Pompey three moves and two levies. The moves are equal, so Caesar is Player 1.',
  'r.2.2.title': 'The command phase',
  'r.2.2.a':
    'Player 1 makes all moves and then all levies of the card. Then Player 2 does the same. A player with a god does what the god allows, at the same point.',
  'r.2.2.b':
    'A move sends the blocks of one place one or two steps on {6.1}. A levy adds a step to a block or brings a new one from the pool {6.4}. Levies come after all moves, so what was levied does not move this turn.',
  'r.2.3.title': 'The battle phase',
  'r.2.3.a':
    'When both have moved and levied, there is a battle in every city and every sea where both sides stand. Battles are fought one after another, each to its end, in the order that Player 1 likes {7.1}.',

  'c.3':
    'Each army is made of wooden blocks. They stand upright and show their face to their owner only; in a battle they lie face up for both.',
  'r.3.11.title': 'Strength',
  'r.3.11.a':
    'The numeral at the top edge is the strength of a block now. A block rolls that many dice in battle. The strength at the beginning is II, III or IV, by the block.',
  'r.3.11.b':
    'Each hit costs one step: the block is turned a quarter to the left, and the next lower numeral is on top. A block that loses its last step is eliminated {7.5}.',
  'r.3.12.title': 'The rating',
  'r.3.12.a':
    'Each block has a letter and a number, such as A3 or C2. The letter says when it acts in a round of battle: all A first, then B, C and D. Of the same letter the defender acts before the attacker {7.2}.',
  'r.3.12.b': 'The number is its firepower: the highest die that is still a hit {7.4}.',
  'r.3.13.title': 'The name, and the levy city',
  'r.3.13.a':
    'A city named on a block is the only place where the block can be raised from the pool {6.4}. Once on the map it may go anywhere, and gain steps in any friendly city.',
  'r.3.21.title': 'Leaders',
  'r.3.21.a':
    'Each side has three: Caesar, Antonius and Octavian; Pompey, Scipio and Brutus. Two of them begin on the map. Octavian and Brutus wait until another leader of their side is killed {7.51}.',
  'r.3.22.title': 'Legions',
  'r.3.22.a':
    'The eagle marks a legion. It has a number, the city where it is raised, and a rating from C2 to C4; the veterans have the better ones.',
  'r.3.23.title': 'Auxilia',
  'r.3.23.a':
    'Each side has four: two of light infantry, rated B1, and two of archers, rated A1. They are raised in any friendly city.',
  'r.3.24.title': 'Equitatus',
  'r.3.24.a':
    'Cavalry, rated B2 or B3 and raised in the city it names. Caesar has four, Pompey three, and besides them the elephant {7.41}.',
  'r.3.25.title': 'Ballista',
  'r.3.25.a':
    'Each side has one, raised in any friendly city. Its letter depends on whether it defends or attacks {7.42}.',
  'r.3.26.title': 'Navis',
  'r.3.26.a':
    'Each side has five squadrons of warships, rated D2 or D3. At sea all are equal in letter, so the defender acts first; ashore they act last and suffer for it. They are raised in friendly major ports {4.42}.',
  'r.3.27.title': 'Cleopatra',
  'r.3.27.a':
    'The army of Egypt, rated C1. She begins on Pompey’s side and may fight for either {7.52}. She is no leader: nobody scores for her, and she can be won by {Jupiter}.',

  'c.4':
    'The map shows the Mediterranean and the lands around it. Caesar sits in the north, Pompey in the south.',
  'r.4.1.title': 'Where blocks stand',
  'r.4.1.a':
    'A block on the map is always in a city or in a sea. Land blocks stand in cities. Navis stand in seas, or in cities that are ports. Cities and seas are both called areas.',
  'r.4.2.title': 'Cities',
  'r.4.2.a':
    'Eleven cities have a value of one or two; all together they are worth thirteen. The value is the points they bring {1.2}, and it raises the number of blocks they can feed in winter {8.4}.',
  'r.4.21.title': 'Who holds a city',
  'r.4.21.a': 'A city is',
  'r.4.21.list.1': 'friendly, if only blocks of your side stand in it;',
  'r.4.21.list.2': 'enemy, if it is friendly to your opponent;',
  'r.4.21.list.3': 'vacant, if nobody stands in it;',
  'r.4.21.list.4': 'contested, if both sides stand in it and the battle is still to come.',
  'r.4.21.b':
    'This changes at once, at any moment of the turn. A city that your last block leaves is vacant, whoever held it before. A city into which a single attacker steps is contested and friendly to nobody, until the battle is over.',
  'r.4.31.title': 'Major and minor roads',
  'r.4.31.a':
    'Land blocks go from city to city along the roads. A solid line is a major road and carries four blocks of a side in a command phase, a dotted one is a minor road and carries two {6.11}.',
  'r.4.32.title': 'Straits',
  'r.4.32.a':
    'Four straits join cities like roads: Herculeum, between Gades and Tingis; Messana, between Messana and Rhegium; Hellespontus, between Aenos and Pergamum; and Bosphorus, between Byzantium and Nicomedia.',
  'r.4.32.b':
    'Two land blocks of a side may cross each strait in a command phase, but only one if an enemy stands in the city on the other side.',
  'r.4.32.c':
    'Ships take no notice of straits. Who holds the cities beside a strait matters neither for Navis nor for amphibious moves.',
  'r.4.4.title': 'Seas',
  'r.4.4.a':
    'There are nine seas: Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum, Mare Hadriaticum, Mare Egypticum, Mare Aegaeum, Propontis and Pontus Euxinus. Only Navis can be in a sea, and so only Navis hold it.',
  'r.4.4.b':
    'The words are those for cities {4.21}: a sea is friendly where only your Navis are, enemy where only the enemy’s are, vacant where there are none, and contested where both are. It changes at once. Ships in a port hold the city, not the sea outside.',
  'r.4.41.title': 'Islands',
  'r.4.41.a':
    'Corsica, Sardinia, Sicilia, Creta and Cyprus have cities; all other islands are decoration. They are reached over the sea {6.2} {6.3}. Only Sicilia has a way by land, the strait of Messana {4.32}.',
  'r.4.42.title': 'Ports',
  'r.4.42.a':
    'Every city on a coast is a port. A port where two seas meet belongs to both; Utica and Creta belong to three. The table of the map lists them all.',
  'r.4.42.b': 'Ports with a ship beside them are major ports. Only there can Navis be raised {6.4}.',

  'c.5': 'How the war begins in the year 705 of the City, 49 before our era.',
  'r.5.1.title': 'Historical deployment',
  'r.5.1.a':
    'Each block that takes part from the beginning stands upright in its historical city, at full strength. The table of all blocks says where.',
  'r.5.2.title': 'The levy pool',
  'r.5.2.a':
    'All other blocks wait in their owner’s pool, upright, so that the enemy does not see which they are. Levies bring them onto the map {6.4}.',
  'r.5.2.b':
    'A block that is eliminated returns to the pool of its own side but lies there face up. It cannot be levied before the next year {8.6}. Killed leaders do not return {7.51}.',
  'r.5.3.title': 'Free deployment',
  'r.5.3.a':
    'If both agree, each side may exchange its blocks on the map as it likes, as long as each of its cities keeps the number of blocks that history gave it. No block of the pool may take part.',
  'r.5.3.example':
    'History puts two of Caesar’s blocks at Lugdunum, which is no port. With free deployment any two of his starting blocks may stand there, except Navis.',
} as const;
