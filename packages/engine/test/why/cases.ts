// Wishes that the rules do not grant, with the rule that says so and the English sentence. Judged by hand, from the rules.
import type { Decision } from '../../src/game/game.ts';
import type { Side } from '../../src/board/side.ts';
import { viewFor, type View } from '../../src/knowledge/view.ts';
import type { Wish } from '../../src/why/wish.ts';
import { cardPhase, newGame, start, type Play, type Setup } from '../kit/play.ts';
import { POSITIONS } from '../rules/positions.ts';

export interface WhyCase {
  readonly rule: string;
  readonly wish: string; // 'move C.Legio7 Rome'
  readonly at: string; // a position of positions.ts, or of those below
  readonly side: Side;
  readonly says: string;
}

const OTHERS: Readonly<Record<string, () => Play>> = {
  'Mercury, three steps from the enemy': () =>
    begin({ cards: ['Mercury', '2/2'], map: 'Massilia: C.Legio7; Neapolis: P.Legio1' }),
  'regroup: the strait is full, the road leads to enemies': () =>
    begin({
      cards: ['2/2', '3/2'],
      map: 'Rhegium: C.Legio7, C.Legio8, C.Legio9, C.Navis1; Neapolis: P.Legio1 1, P.Legio2',
    })
      .roll(1, 1, 1)
      .do('move P.Legio1 Neapolis-Rhegium', 'done', 'done', 'done', 'done', 'fire C.Legio7')
      .do('regroup C.Legio7 Rhegium-Messana', 'regroup C.Legio8 Rhegium-Messana'),
  'free deployment, two places left in ports': () =>
    newGame({ options: { freeDeployment: true } }).do(
      ...['C.Caesar', 'C.Antonius', 'C.Legio7'].map((block) => `caesar: deploy ${block} Ravenna`),
      ...['C.Legio8', 'C.Legio9', 'C.Legio10'].map((block) => `caesar: deploy ${block} Genua`),
      ...['C.Legio11', 'C.Legio12', 'C.Legio13'].map((block) => `caesar: deploy ${block} Massilia`),
      'caesar: deploy C.Legio14 Narbo',
    ),
  'cards of turn 1': () =>
    cardPhase({
      turn: '706.1',
      map: 'Rome: P.Legio1; Genua: C.Legio7; Alexandria: Cleopatra',
      hands: [HAND, HAND],
    }).do('caesar: discard 2/2'),
  'a card is committed': () =>
    cardPhase({
      turn: '706.1',
      map: 'Rome: P.Legio1; Genua: C.Legio7; Alexandria: Cleopatra',
      hands: [HAND, HAND],
    }).do('caesar: discard 2/2', 'caesar: play 3/1'),
  'free deployment': () => newGame({ options: { freeDeployment: true } }),
  'free deployment, Lugdunum full': () =>
    newGame({ options: { freeDeployment: true } }).do(
      'caesar: deploy C.Caesar Lugdunum',
      'caesar: deploy C.Legio7 Lugdunum',
    ),
  'one sea crossed, one move left to no card': () =>
    begin({
      cards: ['1/2', '1/2'],
      map: 'Rome: C.Legio7, C.Legio8; Tyrrhenum: C.Navis1; Pylos: P.Legio1',
    }).do('embark C.Legio7 Rome-Tyrrhenum-Genua'),
  'Mars before his battle': () => begin({ cards: ['Mars', '2/2'], map: 'Genua: C.Legio7; Rome: P.Legio1' }),
  'the last move is made': () => begin({ map: 'Genua: C.Legio7; Rome: P.Legio1' }).do('done'),
  'a strait crossed twice': () =>
    begin({ map: 'Rhegium: C.Legio7, C.Legio8, C.Legio9; Utica: P.Legio1' }).do(
      'move C.Legio7 Rhegium-Messana',
      'move C.Legio8 Rhegium-Messana',
    ),
  'the game is over': () =>
    begin({
      turn: '709.5',
      cards: ['Mars', 'Pluto'],
      map: 'Rome: C.Legio7; Utica: P.Legio1',
    }),
  'Cleopatra comes over late': () =>
    begin({
      cards: ['Neptune', '2/2'],
      map: 'Egypticum: C.Navis4, C.Navis5; Alexandria: Cleopatra 2, P.Navis2 1',
    })
      .roll(1, 1)
      .do('move C.Navis4 Egypticum-Alexandria', 'move C.Navis5 Egypticum-Alexandria', 'done')
      .do('surprise Alexandria', 'done', 'done', 'fire C.Navis4', 'hit Cleopatra'),
};

const HAND = ['Apollo', '4/1', '3/1', '2/2', '2/3', '1/2'];

export const WHY_CASES: readonly WhyCase[] = [
  // Whose turn it is
  {
    rule: '1.2',
    at: 'the game is over',
    side: 'caesar',
    wish: 'move C.Legio7 Genua',
    says: 'The game is over.',
  },
  {
    rule: '2.1',
    at: 'cards of turn 1',
    side: 'caesar',
    wish: 'move C.Legio7 Massilia',
    says: 'Cards come first: the turn starts when both are revealed.',
  },
  {
    rule: '2.1',
    at: 'pinning: a responder frees nobody',
    side: 'pompey',
    wish: 'play 2/2',
    says: 'Cards are played at the start of a turn, before any moves.',
  },
  {
    rule: '2.2',
    at: 'pinning: a responder frees nobody',
    side: 'caesar',
    wish: 'move C.Legio7 Ravenna',
    says: 'Pompey is moving and levying. You have your own command phase.',
  },
  {
    rule: '2.2',
    at: 'the last move is made',
    side: 'caesar',
    wish: 'move C.Legio7 Rome',
    says: 'Your moves this turn are over; levies and battles follow.',
  },
  {
    rule: '6.4',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'levy C.Legio8',
    says: 'Levies come after your last move: end your moves first.',
  },
  {
    rule: '2.1',
    at: 'Jupiter: cities next to a friendly city',
    side: 'caesar',
    wish: 'levy C.Caesar',
    says: 'Jupiter is a God card and gives no levies.',
  },
  {
    rule: '2.3',
    at: 'attackers retreat in round 2',
    side: 'caesar',
    wish: 'move C.Legio9',
    says: 'This is the battle phase: no moves or levies until the next turn.',
  },
  {
    rule: '2.2',
    at: 'disbanding: anything but Cleopatra',
    side: 'caesar',
    wish: 'move C.Legio7',
    says: 'This is the winter turn: blocks move and fight again next year.',
  },
  {
    rule: '7.1',
    at: 'which battle first',
    side: 'pompey',
    wish: 'fight Rome',
    says: 'Caesar is Player 1 and chooses the next battle.',
  },
  {
    rule: '7.1',
    at: 'which battle first',
    side: 'caesar',
    wish: 'fight Athena',
    says: 'There is no battle in Athena.',
  },
  // Moves
  {
    rule: '6.1',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'move C.Legio7 Emerita',
    says: 'Legio VII has already moved; blocks move once per turn.',
  },
  {
    rule: '6.1',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'move C.Legio8 Gades',
    says: 'No move points left for Olisipo: each move point moves one group.',
  },
  {
    rule: '6.1',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move C.Legio7 Cordoba',
    says: 'Cordoba is too far: a block moves 2 cities at most.',
  },
  {
    rule: '6.1',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move C.Legio7 Portus',
    says: 'Legio VII is already there.',
  },
  {
    rule: '6.12',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move C.Legio7 Toletum',
    says: 'There are enemy blocks in Toletum: blocks can only attack an adjacent city.',
  },
  {
    rule: '2.2',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move P.Legio2 Cordoba',
    says: 'Legio II is not yours.',
  },
  {
    rule: '5.2',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move C.Legio9 Rome',
    says: 'Legio IX is in the levy pool; use a levy point to raise it.',
  },
  {
    rule: '4.4',
    at: 'two steps through vacant and friendly cities',
    side: 'caesar',
    wish: 'move C.Legio7 Atlanticus',
    says: 'Only Navis can be at sea.',
  },
  {
    rule: '6.11',
    at: 'minor road used up from both ends',
    side: 'caesar',
    wish: 'move C.Legio9 Olisipo',
    says: 'Road limit reached between Portus and Olisipo: 2 blocks per command phase.',
  },
  {
    rule: '6.11',
    at: 'major roads full on both steps, both directions',
    side: 'caesar',
    wish: 'move C.Legio11 Ravenna',
    says: 'Road limit reached between Massilia and Genua: 4 blocks per command phase.',
  },
  {
    rule: '4.32',
    at: 'strait into a city held by a lone Navis',
    side: 'caesar',
    wish: 'move C.Legio8 Messana',
    says: 'Only one block can cross the strait from Rhegium while there are enemy blocks in Messana.',
  },
  {
    rule: '4.32',
    at: 'a strait crossed twice',
    side: 'caesar',
    wish: 'move C.Legio9 Messana',
    says: 'Strait limit reached between Rhegium and Messana: 2 blocks per command phase.',
  },
  {
    rule: '2.1',
    at: 'Pluto: the fourth on a minor road stays out',
    side: 'caesar',
    wish: 'move C.Legio10 Rome',
    says: 'Road limit reached between Ravenna and Rome: with Pluto 3 blocks can attack.',
  },
  {
    rule: '6.14',
    at: 'Mercury attacks at step two but does not respond there',
    side: 'pompey',
    wish: 'move P.Legio2 Rome',
    says: 'The enemy attacks in Rome: blocks can only respond from an adjacent location.',
  },
  {
    rule: '6.13',
    at: 'pinning: a responder frees nobody',
    side: 'pompey',
    wish: 'move P.Legio2 Neapolis',
    says: 'Legio II is pinned: the main attack leaves no more blocks free to move from Rome.',
  },
  {
    rule: '6.13',
    at: 'pinning: one of three may leave, by no enemy entry',
    side: 'pompey',
    wish: 'move P.Legio1 Genua',
    says: 'The enemy attacked from Genua: unpinned blocks cannot use that road or sea border.',
  },
  {
    rule: '6.12',
    at: 'Pluto helps no response',
    side: 'pompey',
    wish: 'move P.Legio3 Syracuse',
    says: 'The route leads through Messana, where there are enemy blocks: moving blocks must stop there.',
  },
  {
    rule: '2.1',
    at: 'Mars: land blocks only, no embarking',
    side: 'caesar',
    wish: 'move C.Navis1',
    says: 'Mars moves land blocks only, not Navis.',
  },
  {
    rule: '2.1',
    at: 'Neptune: Navis only, attack from port',
    side: 'caesar',
    wish: 'move C.Legio7',
    says: 'Neptune moves Navis only, not land blocks.',
  },
  {
    rule: '2.1',
    at: 'Jupiter: cities next to a friendly city',
    side: 'caesar',
    wish: 'move C.Legio7',
    says: 'Jupiter does not move any of your blocks.',
  },
  {
    rule: '2.1',
    at: 'Mercury, three steps from the enemy',
    side: 'caesar',
    wish: 'move C.Legio7 Neapolis',
    says: 'There are enemy blocks in Neapolis: with Mercury an attack can reach two cities at most.',
  },
  // Ships and seas
  {
    rule: '6.2',
    at: '1.0 Neptune: no attack from port',
    side: 'caesar',
    wish: 'move C.Navis1 Propontis',
    says: 'In this edition Navis cannot attack a sea from a port.',
  },
  {
    rule: '6.2',
    at: 'embarking: no route longer than needed',
    side: 'caesar',
    wish: 'move C.Navis1 Aegaeum',
    says: 'There are enemy blocks on Mare Aegaeum: Navis can only attack from an adjacent location.',
  },
  {
    rule: '6.2',
    at: '1.0: Navis respond from port',
    side: 'pompey',
    wish: 'move P.Navis2 Aleria',
    says: 'Aleria is too far: Navis move between ports and adjacent seas, two moves at most.',
  },
  {
    rule: '4.1',
    at: '1.0: Navis respond from port',
    side: 'pompey',
    wish: 'move P.Navis2 Ancyra',
    says: 'Ancyra is not a port: Navis must be at sea or in a port.',
  },
  {
    rule: '6.3',
    at: 'embarking: two routes of equal length',
    side: 'caesar',
    wish: 'move C.Navis1',
    says: 'Navis I is the last Navis on Mare Hispanum, which was used for an amphibious move: it must stay for the whole command phase.',
  },
  {
    rule: '6.3',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'move C.Legio9 Rome',
    says: 'Amphibious moves come before all others, and you have already made another move.',
  },
  {
    rule: '6.3',
    at: 'embarking in the triangle of seas',
    side: 'caesar',
    wish: 'move C.Legio7 Aleria',
    says: 'To move there by sea, Mare Tyrrhenum must be friendly: occupied by your Navis alone.',
  },
  {
    rule: '6.3',
    at: 'embarking in the triangle of seas',
    side: 'caesar',
    wish: 'move C.Legio7 Utica',
    says: 'There are enemy blocks in Utica: amphibious moves go to friendly or vacant ports only.',
  },
  {
    rule: '2.1',
    at: 'Pluto helps no response',
    side: 'pompey',
    wish: 'move P.Legio3 Aenos',
    says: 'Pluto does not allow amphibious moves: they need a Command card.',
  },
  {
    rule: '4.41',
    at: 'pinning: the unpinned block has left',
    side: 'pompey',
    wish: 'move P.Legio4 Caralis',
    says: 'No road leads to Caralis: land blocks need an amphibious move from a port across friendly seas.',
  },
  {
    rule: '6.1',
    at: 'one sea crossed, one move left to no card',
    side: 'caesar',
    wish: 'move C.Legio8 Aleria',
    says: 'No move points left for Rome: each move point moves one group.',
  },
  // Levies
  {
    rule: '6.4',
    at: 'levies: both points spent on the elephant',
    side: 'pompey',
    wish: 'levy P.Pompey',
    says: 'No levy points left this turn.',
  },
  {
    rule: '6.4',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Caesar Rome',
    says: 'Rome is contested: levies need a friendly city.',
  },
  {
    rule: '6.4',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Caesar Genua',
    says: 'Genua is vacant: levies need a city with a friendly block.',
  },
  {
    rule: '6.4',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Navis1',
    says: 'Steps are never added at sea, only in friendly cities.',
  },
  {
    rule: '5.2',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Legio14',
    says: 'Legio XIV was eliminated this year. It can be raised again next year.',
  },
  {
    rule: '7.51',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Antonius',
    says: 'Antonius was killed and is permanently eliminated.',
  },
  {
    rule: '7.51',
    at: 'levies: a city entered this turn, no Octavian',
    side: 'caesar',
    wish: 'levy C.Octavian',
    says: 'Octavian comes into play when another leader of his side is killed.',
  },
  {
    rule: '3.13',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Legio8 Ravenna',
    says: 'Legio VIII can only be raised in Tarraco, its levy city.',
  },
  {
    rule: '3.24',
    at: 'levies: steps, ports, the third leader, face-up blocks',
    side: 'caesar',
    wish: 'levy C.Equitatus1 Ravenna',
    says: 'Equitatus I can only be raised in Lugdunum, its levy city.',
  },
  {
    rule: '3.26',
    at: 'levies after Vulcan',
    side: 'pompey',
    wish: 'levy P.Navis1 Aenos',
    says: 'Aenos is not a major port: Navis are raised in friendly major ports only.',
  },
  {
    rule: '3.26',
    at: 'levies: the handicap adds a point',
    side: 'caesar',
    wish: 'levy C.Navis1',
    says: 'Navis are raised in friendly major ports, and you have none.',
  },
  {
    rule: '3.11',
    at: 'levies: the elephant just raised may gain at once',
    side: 'pompey',
    wish: 'levy P.Legio39',
    says: 'Legio XXXIX is at full strength.',
  },
  {
    rule: '6.4',
    at: 'levies: the handicap adds a point',
    side: 'caesar',
    wish: 'levy C.Caesar Rome',
    says: 'Rome is an enemy city: levies need a friendly city.',
  },
  {
    rule: '6.4',
    at: 'levies: the handicap adds a point',
    side: 'caesar',
    wish: 'levy C.Legio9 Genua',
    says: 'Legio IX is in Tarraco, so its steps are added there.',
  },
  // Battles
  {
    rule: '7.2',
    at: 'port battle: defending legion',
    side: 'pompey',
    wish: 'fire P.Navis1',
    says: 'Navis I goes with the D blocks; it is not their battle turn.',
  },
  {
    rule: '7.2',
    at: 'sea battle: defending Navis',
    side: 'caesar',
    wish: 'fire C.Navis1',
    says: 'It is Pompey’s battle turn. Each block goes when its initiative comes up.',
  },
  {
    rule: '7.2',
    at: 'attackers retreat in round 2',
    side: 'pompey',
    wish: 'fire P.Legio1',
    says: 'Legio I has already had its battle turn this round.',
  },
  {
    rule: '7.2',
    at: 'round 4: attackers must retreat',
    side: 'caesar',
    wish: 'fire C.Legio7',
    says: 'This is round IV: attackers cannot fire, they must retreat.',
  },
  {
    rule: '7.52',
    at: 'Cleopatra comes over late',
    side: 'caesar',
    wish: 'fire Cleopatra',
    says: 'Cleopatra has just changed sides: she fights from the next round.',
  },
  {
    rule: '7.1',
    at: 'attackers retreat in round 2',
    side: 'caesar',
    wish: 'fire C.Legio9',
    says: 'Legio IX is not in the battle in Rome.',
  },
  {
    rule: '7.4',
    at: 'hits: elephant IV and legion IV tie',
    side: 'pompey',
    wish: 'hit P.Legio3',
    says: 'The strongest block takes the hit; Legio III has strength III.',
  },
  {
    rule: '7.4',
    at: 'hits: elephant IV and legion IV tie',
    side: 'caesar',
    wish: 'hit C.Caesar',
    says: 'Pompey must first choose which block takes the hit.',
  },
  {
    rule: '7.4',
    at: 'hits: elephant IV and legion IV tie',
    side: 'pompey',
    wish: 'fire P.Elephant',
    says: 'Hits are applied at once, before the next battle turn.',
  },
  {
    rule: '7.2',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'fire C.Legio7',
    says: 'Blocks only fire in a battle.',
  },
  // Retreats and regroups
  {
    rule: '7.6',
    at: 'the defending ballista acts at B',
    side: 'pompey',
    wish: 'retreat P.Ballista',
    says: 'No retreats in round I.',
  },
  {
    rule: '7.61',
    at: 'strait: one retreat a round',
    side: 'caesar',
    wish: 'retreat C.Legio8 Rhegium',
    says: 'Road limit reached to Rhegium: 1 block can retreat per round.',
  },
  {
    rule: '7.61',
    at: 'attackers retreat in round 2',
    side: 'caesar',
    wish: 'retreat C.Legio7 Aenos',
    says: 'Blocks retreat to an adjacent city.',
  },
  {
    rule: '7.61',
    at: 'no retreat into a contested city',
    side: 'caesar',
    wish: 'retreat C.Legio7 Genua',
    says: 'There are enemy blocks in Genua: blocks cannot retreat there.',
  },
  {
    rule: '7.62',
    at: 'attackers retreat in round 2',
    side: 'caesar',
    wish: 'retreat C.Legio7 Ravenna',
    says: 'Ravenna is vacant, and your blocks did not attack from there: attackers retreat to friendly cities or by roads they used.',
  },
  {
    rule: '7.63',
    at: 'defender retreats, a friend behind the attacker',
    side: 'pompey',
    wish: 'retreat P.Legio1 Ravenna',
    says: 'The enemy attacked from Ravenna: defenders cannot retreat by a road the attacker used.',
  },
  {
    rule: '7.64',
    at: 'one sea retreat a round',
    side: 'caesar',
    wish: 'retreat C.Legio8 Messana',
    says: 'One land block has already retreated by sea this round; that is the limit.',
  },
  {
    rule: '7.64',
    at: 'no retreat over a contested sea',
    side: 'caesar',
    wish: 'retreat C.Legio7 Messana',
    says: 'To retreat there by sea, Mare Tyrrhenum must be friendly: occupied by your Navis alone.',
  },
  {
    rule: '7.64',
    at: 'attackers retreat in round 2',
    side: 'caesar',
    wish: 'retreat C.Legio7 Aleria',
    says: 'Aleria is not friendly: sea retreats go to a friendly port on that sea.',
  },
  {
    rule: '7.82',
    at: 'port battle: attacking Navis',
    side: 'caesar',
    wish: 'retreat C.Navis1 Propontis',
    says: 'Propontis is vacant, and your Navis did not come from there: attackers retreat to friendly locations or back where they came from.',
  },
  {
    rule: '7.82',
    at: 'port battle: defending Navis',
    side: 'pompey',
    wish: 'retreat P.Navis1 Euxinus',
    says: 'The enemy attacked from Pontus Euxinus: defenders cannot retreat where the attacker came from.',
  },
  {
    rule: '7.82',
    at: 'sea battle: defending Navis',
    side: 'pompey',
    wish: 'retreat P.Navis1 Byzantium',
    says: 'Byzantium is vacant: defending Navis retreat to friendly ports only.',
  },
  {
    rule: '7.82',
    at: 'sea battle: defending Navis',
    side: 'pompey',
    wish: 'retreat P.Navis1 Aegaeum',
    says: 'There are enemy blocks on Mare Aegaeum: Navis cannot retreat there.',
  },
  {
    rule: '7.6',
    at: 'sea battle: the attacker is cut off',
    side: 'caesar',
    wish: 'retreat C.Navis1',
    says: 'Navis I has nowhere to retreat.',
  },
  {
    rule: '7.7',
    at: 'regroup: two over a strait',
    side: 'caesar',
    wish: 'regroup C.Legio10 Rhegium',
    says: 'Road limit reached to Rhegium: 2 blocks can regroup.',
  },
  {
    rule: '7.7',
    at: 'regroup: two over a strait',
    side: 'caesar',
    wish: 'regroup C.Legio10 Aenos',
    says: 'Blocks regroup to an adjacent city.',
  },
  {
    rule: '7.7',
    at: 'regroup: two over a strait',
    side: 'caesar',
    wish: 'regroup C.Legio7',
    says: 'Legio VII is not in Messana: only blocks at the site of the battle can regroup.',
  },
  {
    rule: '7.83',
    at: 'regroup: after a sea battle',
    side: 'caesar',
    wish: 'regroup C.Navis1 Aleria',
    says: 'Navis regroup to an adjacent sea, or from a sea to a port on it.',
  },
  {
    rule: '7.7',
    at: 'regroup: two over a strait',
    side: 'pompey',
    wish: 'regroup P.Legio1',
    says: 'Caesar has won the battle and is regrouping.',
  },
  {
    rule: '7.7',
    at: 'regroup: the strait is full, the road leads to enemies',
    side: 'caesar',
    wish: 'regroup C.Legio9',
    says: 'Legio IX has nowhere to regroup.',
  },
  // Cards and gods
  {
    rule: '2.1',
    at: 'Jupiter: where the defector goes',
    side: 'caesar',
    wish: 'jupiter Rome',
    says: 'Jupiter has already struck this turn.',
  },
  {
    rule: '2.1',
    at: 'cards of turn 1',
    side: 'caesar',
    wish: 'play Apollo',
    says: 'Apollo copies your opponent’s card of last turn, and this is the first turn of the year.',
  },
  {
    rule: '2.1',
    at: 'cards of turn 1',
    side: 'caesar',
    wish: 'play Mars',
    says: 'Mars is not in your hand.',
  },
  {
    rule: '2.1',
    at: 'cards of turn 1',
    side: 'caesar',
    wish: 'discard 3/1',
    says: 'You have already discarded a card this year.',
  },
  {
    rule: '2.1',
    at: 'cards of turn 1',
    side: 'pompey',
    wish: 'play 3/1',
    says: 'You must first discard one of your six cards.',
  },
  {
    rule: '2.1',
    at: 'a card is committed',
    side: 'caesar',
    wish: 'play 4/1',
    says: 'You have already played a card this turn.',
  },
  {
    rule: '2.1',
    at: 'Jupiter: cities next to a friendly city',
    side: 'caesar',
    wish: 'jupiter Rome',
    says: 'No friendly city is adjacent to Rome.',
  },
  {
    rule: '2.1',
    at: '1.0 Jupiter: colours, cities only',
    side: 'caesar',
    wish: 'jupiter Hispanum',
    says: 'Jupiter does not strike at sea.',
  },
  {
    rule: '2.1',
    at: '1.1 Jupiter: area and colour',
    side: 'caesar',
    wish: 'jupiter Hispanum',
    says: 'You have no friendly port on Mare Hispanum.',
  },
  {
    rule: '2.1',
    at: 'Jupiter: where the defector goes',
    side: 'caesar',
    wish: 'defect Neapolis',
    says: 'Neapolis is not friendly: the defector goes to a friendly city.',
  },
  {
    rule: '2.1',
    at: 'Vulcan held by Player 2: not a contested city',
    side: 'pompey',
    wish: 'vulcan Rome',
    says: 'Rome is contested: Vulcan strikes enemy cities only.',
  },
  {
    rule: '2.1',
    at: 'Mars: which battle is surprised',
    side: 'caesar',
    wish: 'surprise Athena',
    says: 'You are not attacking in Athena: Mars helps in a battle where you attack.',
  },
  {
    rule: '2.1',
    at: 'Mars before his battle',
    side: 'caesar',
    wish: 'surprise Rome',
    says: 'With Mars you choose a battle after your last move.',
  },
  {
    rule: '6.12',
    at: 'Mars before his battle',
    side: 'caesar',
    wish: 'main Rome',
    says: 'The main attack is not declared: it is the first road or sea border used.',
  },
  {
    rule: '7.3',
    at: '1.1: the main attack is declared',
    side: 'caesar',
    wish: 'main Athena',
    says: 'You are not attacking in Athena.',
  },
  // Winter and deployment
  {
    rule: '8.3',
    at: 'harbour: friendly ports of the same sea',
    side: 'caesar',
    wish: 'harbour C.Navis1 Caralis',
    says: 'Caralis is not friendly: Navis move to friendly ports.',
  },
  {
    rule: '8.3',
    at: 'harbour: friendly ports of the same sea',
    side: 'caesar',
    wish: 'harbour C.Navis1 Aenos',
    says: 'Aenos is not a port on the sea of Navis I.',
  },
  {
    rule: '8.3',
    at: 'supply: only cities over their limit',
    side: 'pompey',
    wish: 'disband P.Legio1',
    says: 'Caesar is deciding. In the winter turn Caesar goes first.',
  },
  {
    rule: '8.4',
    at: 'supply: one city settled, the other not',
    side: 'caesar',
    wish: 'disband C.Legio8',
    says: 'Genua supplies 3 blocks in winter, enough for all there: no block has to be disbanded.',
  },
  {
    rule: '8.5',
    at: 'disbanding: anything but Cleopatra',
    side: 'caesar',
    wish: 'disband Cleopatra',
    says: 'Cleopatra is never disbanded.',
  },
  {
    rule: '8.5',
    at: 'one move point activates one area',
    side: 'caesar',
    wish: 'disband C.Legio7',
    says: 'Blocks are only disbanded in the winter turn, during winter supply and after it.',
  },
  {
    rule: '5.3',
    at: 'free deployment',
    side: 'caesar',
    wish: 'deploy C.Legio7 Rome',
    says: 'Rome is not one of your starting cities.',
  },
  {
    rule: '5.3',
    at: 'free deployment',
    side: 'caesar',
    wish: 'deploy C.Navis1 Lugdunum',
    says: 'Lugdunum is not a port: Navis are deployed in ports.',
  },
  {
    rule: '5.3',
    at: 'free deployment, Lugdunum full',
    side: 'caesar',
    wish: 'deploy C.Legio8 Lugdunum',
    says: 'Lugdunum is full: each city gets as many blocks as in the historical deployment.',
  },
  {
    rule: '5.3',
    at: 'free deployment, two places left in ports',
    side: 'caesar',
    wish: 'deploy C.Legio16 Narbo',
    says: 'The spaces left in ports are needed for your Navis.',
  },
];

/** She is always on the map, and who guesses what is hidden counts on it. */
const withCleopatra = (map: string): string =>
  map.includes('Cleopatra') ? map : `${map}; Alexandria: Cleopatra`;

const begin = (setup: Setup): Play => start({ ...setup, map: withCleopatra(setup.map) });

function playOf(at: string): Play {
  const other = OTHERS[at];
  if (other !== undefined) return other();
  const position = POSITIONS.find(({ name }) => name === at);
  if (position === undefined) throw new Error(`There is no position “${at}”.`);
  const { edition, options, turn, cards, last, map, dead, faceUp } = position;
  const given = Object.entries({ edition, options, turn, cards, last, map, dead, faceUp });
  const setup = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as unknown as Setup;
  return begin(setup)
    .roll(...(position.dice ?? []))
    .do(...(position.orders ?? []));
}

/** What the seat of the case is shown and asked. */
export function whyTable({ at, side }: WhyCase): { view: View; decision: Decision | null } {
  const play = playOf(at);
  const view = viewFor(play.state, side);
  const orders = play.legal(side);
  return {
    view,
    decision: orders.length === 0 ? null : { number: 1, side, step: view.step, required: true, orders },
  };
}

export function wishOf({ wish }: WhyCase): Wish {
  const [kind, what, to] = wish.split(' ');
  if (kind === 'play' || kind === 'discard') return { kind, card: what } as Wish;
  if (/^(?:jupiter|vulcan|surprise|fight|defect|main)$/.test(kind!))
    return { kind, area: what, ...(to === undefined ? {} : { from: to }) } as Wish;
  return { kind, block: what, ...(to === undefined ? {} : { to }) } as Wish;
}
