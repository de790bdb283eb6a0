// What the text of the rules leaves open, decided. The numbers are those of docs/rulings.md.
export const rulings = {
  'rulings.about':
    'The rulebook leaves some things open. These are Rubicon’s decisions; each stands at the rule it belongs to as well. Where the text of the rules speaks, the text stands.',
  'ruling.1':
    'Both choose their card in secret. A choice may be changed or taken back until both have chosen, the discard until the first cards of the year are shown. Who takes back the discard takes back the chosen card with it.',
  'ruling.2':
    'Apollo is the card the opponent played last turn, even if that turn was cancelled: for who is Player 1, for moves and for levies. Against a god played this turn he cancels the turn.',
  'ruling.3': 'A player may do less than the card allows, or nothing at all.',
  'ruling.4':
    'On the very first turn Pompey may hold a god as Player 2. Mars and Neptune then help only where Pompey himself attacks; Jupiter may strike a contested city, Vulcan may not.',
  'ruling.5':
    'One move sets an area in motion for the whole phase. Its blocks go one by one and in any order, also between moves of other groups. Who has arrived moves no more.',
  'ruling.6':
    'A move is a way of at most two steps, with Mercury three. An area with enemies can only be the end of it: at the first step, with Mercury also at the second. A response is always a single step. A way never goes straight back; with Mercury it may end where it began.',
  'ruling.7':
    'Limits count for each side, phase and road, both directions and all groups together. A strait carries two, and only one of them into a city where an enemy stands, even if that enemy is a Navis. It is judged when the block crosses.',
  'ruling.8':
    'Who enters an area while the enemy stands there is the attacker, and stays it until disruption changes the roles. If Player 2 enters a city that Player 1 has taken this turn, Player 2 attacks, and all who stand there defend from round I.',
  'ruling.9':
    'An entry is the link that was used: road, strait, port and sea, or sea and sea. Exactly one entry is the main attack. Where it is declared, it is declared for every area attacked by two or more entries, after the last move and before levies. With Mercury it is the last step that counts, and one group may come by two entries.',
  'ruling.10':
    'Pinning binds Player 2 only. Of the blocks that stood in the area when his phase began, as many must be there at every moment as main-force attackers came. To embark or to sail out is to leave. Responders do not count. The others may go anywhere, but over no entry the enemy used.',
  'ruling.11': 'A response comes from an adjacent area, goes into reserve, and keeps to the usual limits.',
  'ruling.12':
    'Amphibious moves come before all others, Navis moves too. Each costs one move. The owner chooses the seas, which must border on each other in turn; a port does not join two seas. A detour that contains a shorter way between the same ports is not offered. Any Navis may be the one that stays.',
  'ruling.13':
    'Navis and land blocks of one port are one group. Port, sea, port is a move of two steps, and so is sea, port, sea.',
  'ruling.14':
    'Mars and Neptune: the battle is chosen after the last move, among those where their player attacks. Where there is none there is no effect. Only the main force gains by it, and only in round I.',
  'ruling.15':
    'Jupiter: the city must be next to a friendly city that is not contested. The player sees the block and then chooses its new place among such cities. If the last attacker of a main force is taken, the entry used first among those left becomes the main attack, without disruption; if the last attacker is taken, there is no battle.',
  'ruling.16':
    'A block that changed sides and is eliminated or disbanded returns to the pool of its own colour. Otherwise it stays, through winters too. Cleopatra never comes to a pool.',
  'ruling.17':
    'A leader who falls below I is dead, whatever did it, and brings a point. The first death of a side frees its third leader, whose own death counts as well. A disbanded leader is not dead: nobody scores, nobody is freed, and he can be levied again in any friendly city.',
  'ruling.18':
    'Where Vulcan makes Cleopatra go over, she attacks those who are left beside her, as main force, and pins one of them. As she came by no road, she retreats only to friendly cities or by sea. If she was alone, the city is her new side’s.',
  'ruling.19':
    'Levies are made in friendly cities that are not contested, also in those entered this turn. A new block comes at its lowest step and may gain more at once. The elephant comes at II for one levy and is at IV for two. Cleopatra and blocks that changed sides gain steps like any other.',
  'ruling.20':
    'Blocks of one letter and side act in the order their owner likes. In round IV an attacker with a legal retreat must take one, and one without is eliminated. The order in which they go decides who finds room.',
  'ruling.21':
    'A ballista’s letter follows the role its side has at that moment. An elephant counts as 4 or 2, for dice and for being the strongest.',
  'ruling.22':
    'Hits are given one at a time to the strongest block in the fight, never to reserves in round I. Hits that nobody is left to take are lost.',
  'ruling.23':
    'Round I ends at once when a main force is gone. Its reserves lose a step each as round II opens; if no block is left, the other side has won. If it was the defender’s main force, roles are changed for the rest of the battle, and retreats follow the new roles. If it was the attacker’s, roles stay.',
  'ruling.24':
    'Cleopatra captured is main force of her new side at once. Further hits of the same roll go to her old side’s other blocks. She acts in this round if she has not yet, and the C turn of her new side is not over. Lost by disruption she changes sides at I as well and acts in round II. A forced retreat with nowhere to go is a loss like any other.',
  'ruling.25':
    'Limits of retreat count for each side and round, and so does the one block that may go by sea. Attackers may use any entry their side used in this battle. A retreat by sea uses no road, and no entry bars it; but it never goes through a contested sea. A defender who cannot or will not retreat stays.',
  'ruling.26':
    'From a battle in a port Navis leave for seas only. Attacking Navis may use any entry that Navis of their side used. Defending Navis may go to a friendly sea even if the attacker came from there, and never to a vacant port.',
  'ruling.27':
    'All blocks of the winner in the area may regroup, one step, each to another place if they like. Navis that won in a port may go to a friendly or vacant sea beside it.',
  'ruling.28':
    'Cleopatra changes sides in winter only if the enemy of her side stands in Alexandria. If it is vacant she keeps her side and holds it. A city that she alone held is vacant before points are counted.',
  'ruling.29': 'The owner chooses the ports, Caesar’s ships go first, in every edition.',
  'ruling.30':
    'Supply counts every block in a city, Navis and Cleopatra too, but she is never the one to go. Caesar goes first, and so he does in disbanding.',
  'ruling.31':
    'Blocks eliminated this year stand up at the reset, dead leaders never. Disbanded blocks are upright in the pool at once.',
  'ruling.32':
    'Ten points win at the check of any year. After year five: more points, then Rome, then a draw.',
  'ruling.33':
    'Free deployment comes before the deal. Both arrange their blocks at once and in secret, and they are shown when both are done. Navis stand in ports; Cleopatra takes part.',
} as const;
