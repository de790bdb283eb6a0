// What the text of the rules leaves open, decided. The numbers are those of docs/rulings.md.
export const rulings = {
  'rulings.about':
    'The rulebook leaves some questions open. These are Rubicon’s decisions. Each one also stands at the rule it belongs to. Where the text of the rules gives an answer, the text counts.',
  'ruling.1':
    'Both players choose their card in secret. A choice may be changed or undone until both have chosen, the discard until the first cards of the year are revealed. Undoing the discard undoes the chosen card as well.',
  'ruling.2':
    'Apollo is the card that the opponent played last turn, even if that turn was cancelled: for who is Player 1, for moves and for levies. Against a God card played this turn it cancels the turn.',
  'ruling.3': 'A player may do less than the card allows, or nothing at all.',
  'ruling.4':
    'On the first turn of the game Pompey may have a God card as Player 2. Mars and Neptune then help only where Pompey himself attacks. Jupiter may target a contested city, Vulcan may not.',
  'ruling.5':
    'One move point activates a location for the whole phase. Its blocks move one by one and in any order, also between moves of other groups. A block that has arrived does not move again.',
  'ruling.6':
    'A move is a route of at most two locations, with Mercury three. A location with enemy blocks can only be its end: as the first location, with Mercury also as the second. A response always moves one location. A route never goes straight back; with Mercury it may end where it began.',
  'ruling.7':
    'Road limits count for each player, phase and road, both directions and all groups together. A strait allows two blocks, and only one of them into a city with enemy blocks, even if they are Navis. This is judged when the block crosses.',
  'ruling.8':
    'Whoever enters a location where the enemy has blocks is the attacker, and remains so until disruption changes the roles. If Player 2 enters a city that Player 1 has taken this turn, Player 2 attacks, and all blocks there defend from round I.',
  'ruling.9':
    'An entry is the link that was used: road, strait, port and sea, or sea and sea. Exactly one entry is the main attack. Where it is declared, it is declared for every location attacked along two or more entries, after the last move and before levies. With Mercury the last link of the route counts, and one group may use two entries.',
  'ruling.10':
    'Pinning applies to Player 2 only. Of the blocks that were in the location when that player’s phase began, as many have to be there at every moment as main-force blocks attack. Leaving by sea is leaving too. Responding blocks do not count. The others may go anywhere, but over no entry the enemy used.',
  'ruling.11':
    'A response comes from an adjacent location, is placed in reserve, and obeys the usual limits.',
  'ruling.12':
    'Amphibious moves come before all others, Navis moves included. Each costs one move point. The owner chooses the seas, which have to be adjacent in turn; a port does not connect two seas. A detour that contains a shorter route between the same ports is not offered. Any Navis may be the one that stays.',
  'ruling.13':
    'Navis and land blocks in one port are one group. Port, sea, port is a move of two locations, and so is sea, port, sea.',
  'ruling.14':
    'Mars and Neptune: the battle is chosen after the last move, among those where their player attacks. If there is none, the card has no effect. Only the main force benefits, and only in round I.',
  'ruling.15':
    'Jupiter: the city has to be adjacent to a friendly city that is not contested. The player sees the block and then chooses its new location among such cities. If the last attacking block of a main force defects, the entry used first among those left becomes the main attack, without disruption. If the last attacking block defects, there is no battle.',
  'ruling.16':
    'A block that defected and is eliminated or disbanded returns to the levy pool of its own colour. Otherwise it stays, through winters too. Cleopatra never comes to a levy pool.',
  'ruling.17':
    'A leader reduced below I is killed, whatever the cause, and is worth 1 VP. The first leader killed on a side makes its third leader available, whose own death counts as well. A disbanded leader is not killed: no one scores, no third leader becomes available, and he can be raised again in any friendly city.',
  'ruling.18':
    'Where Vulcan makes Cleopatra change sides, she attacks the blocks that are left beside her, as main force, and pins one of them. As she came by no road, she retreats only to friendly cities or by sea. If she was alone, the city belongs to her new side.',
  'ruling.19':
    'Levies are made in friendly cities that are not contested, also in those entered this turn. A new block comes at its lowest step and may gain more immediately. The elephant comes at II for one levy point and is at IV for two. Cleopatra and blocks that defected gain steps like any other block.',
  'ruling.20':
    'Blocks of one letter and side go in the order their owner likes. In round IV an attacking block with a legal retreat has to take one, and one without is eliminated. The order in which they go decides which of them the limits still allow.',
  'ruling.21':
    'The initiative of a Ballista follows the role its side has at that moment. The elephant counts as 4 or 2, for dice and for being the strongest.',
  'ruling.22':
    'Hits are applied one at a time to the strongest block in the fight, never to reserves in round I. Hits are lost when no block is left to take them.',
  'ruling.23':
    'Round I ends immediately when a main force is eliminated. Its reserves lose one step each at the start of round II; if no block is left, the other side has won. If it was the defender’s main force, the roles change for the rest of the battle, and retreats follow the new roles. If it was the attacker’s, the roles stay.',
  'ruling.24':
    'Cleopatra is main force of her new side immediately. Further hits of the same roll go to the other blocks of her old side. She goes in this round if she has not gone yet and the C turn of her new side is not over. If she is lost by disruption, she changes sides at I as well and goes in round II. Having to retreat with nowhere to go is a loss like any other.',
  'ruling.25':
    'Retreat limits count for each side and round, and so does the one block that may retreat by sea. Attackers may use any entry their side used in this battle. A retreat by sea uses no road, and no entry bars it; but it never crosses a contested sea. A defender who cannot or will not retreat stays.',
  'ruling.26':
    '“The same sea” is the sea where the battle is. So from a battle in a port Navis retreat to seas only. Attacking Navis may use any entry that Navis of their side used. Defending Navis may retreat to a friendly sea even if the attacker came from there, and never to a vacant port.',
  'ruling.27':
    'All blocks of the winner in the location may regroup, to different adjacent locations if the winner likes. Navis that won in a port may move to an adjacent sea that is friendly or vacant.',
  'ruling.28':
    'Cleopatra changes sides in winter only if the enemy of her side is in Alexandria. If it is vacant, she keeps her side and holds the city. A city that she alone held is vacant before VP are counted.',
  'ruling.29': 'The owner chooses the ports, and Caesar’s Navis go first, in every edition.',
  'ruling.30':
    'Winter supply counts every block in a city, Navis and Cleopatra too, but she is never disbanded. Caesar goes first, in disbanding too.',
  'ruling.31':
    'Blocks eliminated this year stand up at the year reset, killed leaders never. Disbanded blocks stand upright in the levy pool immediately.',
  'ruling.32':
    'A player with 10 VP wins when victory is checked, in any year. After year five: more VP, then Rome, then a draw.',
  'ruling.33':
    'Free deployment comes before the deal. Both players arrange their blocks at the same time and in secret; they are shown when both are done. Navis stand in ports; Cleopatra takes part.',
} as const;
