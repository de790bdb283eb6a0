// Rules 1 to 5: introduction, game turns, armies, mapboard, deployment. Headings are those of edition 2.0.
export const rules1To5 = {
  'c.1': 'Who plays, with what, and how a player wins.',
  'r.1.1.title': 'Players',
  'r.1.1.a':
    'Two players. One commands for Caesar, with tan blocks. The other commands for Pompey and the Senate, with green blocks.',
  'r.1.2.title': 'Victory',
  'r.1.2.a':
    'The game lasts five years of five turns each. After every year comes a winter turn, in which both players count their victory points (VP) {8.2}.',
  'r.1.2.b':
    'A player has the values of all friendly cities {4.21}, and 1 VP for each enemy leader killed {7.51}. A player with 10 VP or more wins.',
  'r.1.2.c':
    'If no one has 10 VP after the fifth year, the player with more VP wins. If they are tied, the player who holds Rome wins. If no one holds Rome, the game is a draw.',
  'r.1.2.example':
    'At the start Pompey has 7 VP and Caesar only 1 VP, for Massilia. Rome, Athena, Byzantium and Ephesus, 5 VP together, are vacant. So Caesar has to attack, or he loses early.',
  'r.1.3.title': 'Contents',
  'r.1.3.a':
    'There are 63 blocks: 31 tan, 31 green and one blue, Cleopatra. The deck has 27 cards: 20 Command cards and 7 God cards. There are four six-sided dice.',

  'c.2':
    'A year has five game turns. Each turn has three phases, always in this order: card phase, command phase, battle phase. A turn is played to its end before the next begins.',
  'r.2.1.title': 'Card Phase',
  'r.2.1.a':
    'At the start of each year all 27 cards are shuffled, and each player is dealt six. Each player discards one of them without revealing it. The other five are played, one per turn.',
  'r.2.1.b':
    'Each turn both players play a card face down. Then both cards are revealed. A Command card shows moves and levies. The player whose card has more moves is Player 1 this turn. If the moves are tied, Caesar is Player 1. Levies do not count for this.',
  'r.2.1.c':
    'On the first turn of the game Caesar is Player 1, whatever cards are played. Two God cards still cancel that turn.',
  'r.2.1.d': 'This also applies to the first turn of the game.',
  'r.2.1.e':
    'A player who plays a God card is Player 1, and uses what the card allows instead of moves and levies. If both players play God cards, both cards are cancelled and the turn ends: no one moves and no one fights. Each God card has its own entry: {Apollo}, {Jupiter}, {Mars}, {Mercury}, {Neptune}, {Pluto} and {Vulcan}.',
  'r.2.1.f':
    'You have to play a card each turn, but you do not have to use all of it. Moves and levies that you do not use are lost; you cannot save them.',
  'r.2.1.example':
    'Caesar plays 3 moves and 1 levy, Pompey 3 moves and 2 levies. The moves are tied, so Caesar is Player 1.',
  'r.2.2.title': 'Command Phase',
  'r.2.2.a':
    'Player 1 makes all moves and then all levies of the card. Then Player 2 does the same. A player with a God card uses that card instead.',
  'r.2.2.b':
    'Each move lets one group, any or all blocks in one location, move one or two locations {6.1}. Blocks that move two locations can neither attack nor reinforce a battle. Blocks that enter a location with enemy blocks have to stop there.',
  'r.2.2.c':
    'Each levy adds one step to a block on the map, or raises a new block from the levy pool {6.4}. Levies come after all moves, so new blocks do not move this turn.',
  'r.2.3.title': 'Battle Phase',
  'r.2.3.a':
    'When both players have moved and levied, a battle is fought in every city and every sea with blocks of both players. Battles are fought one by one, each to its end, in the order that Player 1 chooses {7.1}.',

  'c.3':
    'Each army consists of wooden blocks. They stand upright and show their face only to their owner. The enemy sees neither who they are nor how strong they are: this is the fog of war. In a battle the blocks lie face up for both players.',
  'r.3.1.title': 'Block Data',
  'r.3.1.a': 'Every block shows its strength and its combat rating. Many show a levy city as well.',
  'r.3.11.title': 'Strength',
  'r.3.11.a':
    'The Roman numeral along the top edge is the current strength of a block. In battle the block rolls that many dice. The maximum strength is II, III or IV, depending on the block.',
  'r.3.11.b':
    'Each hit takes one step: the block is turned a quarter to the left, and the next lower numeral is on top. A block that loses its last step is eliminated {7.5}.',
  'r.3.12.title': 'Combat Rating',
  'r.3.12.a':
    'The combat rating is a letter and a number, such as A3 or C2. The letter is the initiative. It decides when a block takes its battle turn: all A blocks go first, then B, C and D. With the same letter, defending blocks go before attacking blocks {7.2}.',
  'r.3.12.b': 'The number is the firepower: the highest die that is still a hit {7.4}.',
  'r.3.13.title': 'Name',
  'r.3.13.a':
    'Legions, Equitatus and the elephant name a city. It is their levy city, the only city where they can be raised from the levy pool {6.4}. Once on the map they may go anywhere, and steps can be added to them in any friendly city.',
  'r.3.2.title': 'Block Types',
  'r.3.2.a':
    'Each player has leaders, legions, Auxilia, Equitatus, a Ballista and Navis. Pompey also has an elephant. Cleopatra belongs to neither army.',
  'r.3.21.title': 'Leaders',
  'r.3.21.a':
    'Each side has three leaders: Caesar, Antonius and Octavian; Pompey, Scipio and Brutus. Two of them start on the map. Octavian and Brutus can be raised only after another leader of their side has been killed {7.51}.',
  'r.3.22.title': 'Legions',
  'r.3.22.a':
    'The eagle marks a legion. The block shows its number and its levy city. Its combat rating is C2, C3 or C4; veteran legions have the better ones.',
  'r.3.23.title': 'Auxilia',
  'r.3.23.a':
    'Each side has four Auxilia: two light infantry, rated B1, and two archers, rated A1. They are raised in any friendly city.',
  'r.3.24.title': 'Equitatus',
  'r.3.24.a':
    'Equitatus are cavalry with a combat rating of B2 or B3. They are raised in their levy city, as legions are. There are four on Caesar’s side and three on Pompey’s, who has the elephant besides {7.41}.',
  'r.3.24.b':
    'The map shows the levy cities of Equitatus with an Equitatus symbol, a horse. An elephant marks Utica, where the elephant is raised.',
  'r.3.25.title': 'Ballista',
  'r.3.25.a':
    'Each side has one Ballista. It is raised in any friendly city. Its initiative depends on whether it defends or attacks {7.42}.',
  'r.3.26.title': 'Navis',
  'r.3.26.a':
    'Each side has five Navis. They are warships, rated D2 or D3. In a Navis battle all have the same letter, so it makes no difference. In a battle ashore they go last, which makes them vulnerable. They are raised in friendly major ports {4.42}.',
  'r.3.26.b':
    'Navis win control of seas, and so open them to amphibious moves {6.3}. They can also attack enemy ports and occupy vacant ones.',
  'r.3.27.title': 'Cleopatra',
  'r.3.27.a':
    'Cleopatra is the army of Egypt, rated C1. She starts on Pompey’s side and may fight for both {7.52}. She is not a leader: no one scores VP for her, and {Jupiter} can make her defect.',

  'c.4':
    'The mapboard shows the Mediterranean and the lands around it. Caesar sits in the north, Pompey in the south. Crossed swords mark the battle sites of the war; they have no effect on the game.',
  'r.4.1.title': 'Locations',
  'r.4.1.a':
    'A block on the map is always in a location: a city or a sea. Land blocks are in cities. Navis are at sea, or in cities that are ports.',
  'r.4.2.title': 'Cities',
  'r.4.2.a':
    'Eleven cities show a value, 1 or 2, and 13 in all. The value is the number of VP that the city is worth {1.2}. It also increases the number of blocks that the city can supply in winter {8.4}.',
  'r.4.21.title': 'City Control',
  'r.4.21.a': 'A city is',
  'r.4.21.list.1': 'friendly, if only your blocks are in it;',
  'r.4.21.list.2': 'enemy, if it is friendly to your opponent;',
  'r.4.21.list.3': 'vacant, if no blocks are in it;',
  'r.4.21.list.4': 'contested, if blocks of both players are in it and the battle has not been fought yet.',
  'r.4.21.b':
    'City control changes immediately, at any moment of the turn. A city that your last block leaves is vacant and so neutral, whoever held it before. A city that even one attacking block enters is contested until the battle is over, and friendly to no one.',
  'r.4.3.title': 'Roads',
  'r.4.3.a': 'Roads connect the cities. Land blocks move from city to city along them.',
  'r.4.31.title': 'Road Classes',
  'r.4.31.a':
    'A solid line is a major road. In one command phase each player can move four blocks along it. A dotted line is a minor road, for two blocks {6.11}.',
  'r.4.32.title': 'Straits',
  'r.4.32.a':
    'Four straits connect cities like roads: Herculeum, between Gades and Tingis; Messana, between Messana and Rhegium; Hellespontus, between Aenos and Pergamum; and Bosphorus, between Byzantium and Nicomedia.',
  'r.4.32.b':
    'In one command phase each player can move two land blocks across each strait, but only one if there are enemy blocks in the city on the other side.',
  'r.4.32.c':
    'Navis ignore straits. Who controls the cities beside a strait matters neither for Navis nor for amphibious movement.',
  'r.4.4.title': 'Seas',
  'r.4.4.a':
    'There are nine seas: Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum, Mare Hadriaticum, Mare Egypticum, Mare Aegaeum, Propontis and Pontus Euxinus. Only Navis can be at sea, so only Navis control a sea.',
  'r.4.4.b':
    'Sea control works like city control {4.21}: a sea is friendly if only your Navis are in it, enemy if only enemy Navis are, vacant if there are none, and contested if there are both. It changes immediately. Navis in a port control the city, not the sea outside.',
  'r.4.41.title': 'Islands',
  'r.4.41.a':
    'Corsica, Sardinia, Sicilia, Creta and Cyprus have cities. All other islands are decoration. Blocks reach the islands by Navis movement {6.2} or amphibious movement {6.3}. Only Sicilia can also be reached by land, across the strait of Messana {4.32}.',
  'r.4.42.title': 'Ports',
  'r.4.42.a':
    'Every city on a coast is a port. A port on a sea border is a port of both seas; Utica and Creta are ports of three. The table of seas lists all ports.',
  'r.4.42.b': 'Ports with a ship beside them are major ports. Only there can Navis be raised {6.4}.',

  'c.5': 'How the game starts, in the year 705 of the Roman calendar. That is 49 BC.',
  'r.5.1.title': 'Historical Deployment',
  'r.5.1.a':
    'Every block of the historical deployment stands upright in its city, at full strength. The table of all blocks shows where.',
  'r.5.2.title': 'Levy Pool',
  'r.5.2.a':
    'All other blocks stand in their owner’s levy pool, upright, so that the enemy does not see which they are. Levy points bring them to the map {6.4}.',
  'r.5.2.b':
    'A block that is eliminated returns to the levy pool of its own side, but lies there face up. It cannot be raised again until the next year {8.6}. Leaders that were killed do not return {7.51}.',
  'r.5.3.title': 'Free Deployment',
  'r.5.3.a':
    'If both agree, each player may swap blocks freely on the map, as long as every city keeps the number of blocks of the historical deployment. Blocks of the levy pool cannot be used.',
  'r.5.3.example':
    'The historical deployment has two of Caesar’s blocks at Lugdunum, which is not a port. With free deployment any two of his starting blocks may be there, except Navis.',
} as const;
