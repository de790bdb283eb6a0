// Why something wished for is not possible now: a code, the number of the rule, and what the sentence names. The
// sentences are the page's. Rules have the same numbers in all editions; what only one edition says has its own code.
import type { BlockId } from '../board/blocks.ts';
import type { CardId } from '../board/cards.ts';
import type { AreaId } from '../board/map.ts';
import type { Side } from '../board/side.ts';

/** The rule behind each reason. */
export const WHY_RULES = {
  // Whose turn it is, and for what
  over: '1.2',
  watching: '1.1',
  stopped: '1.1', // by agreement, time, resignation or a pause: the rules would go on
  deploying: '5.3',
  'cards-first': '2.1',
  'cards-later': '2.1',
  'enemy-commands': '2.2',
  'enemy-picks-battle': '7.1',
  'enemy-battle-turn': '7.2',
  'enemy-takes-hits': '7.4',
  'enemy-regroups': '7.7',
  'enemy-winters': '8.3',
  'moves-over': '2.2',
  'levies-later': '6.4',
  'god-no-moves': '2.1',
  'god-no-levies': '2.1',
  'god-not-played': '2.1',
  'jupiter-struck': '2.1',
  'surprise-later': '2.1',
  'battle-phase': '2.3',
  'winter-phase': '2.2',
  'fight-later': '2.3',
  'battle-on': '7.1',
  'battles-over': '2.3',
  'fire-in-battle': '7.2',
  'retreat-in-battle': '7.6',
  'hits-first': '7.4',
  'no-hits': '7.4',
  'regroup-after': '7.7',
  'main-first': '6.12',
  'main-later': '7.3',
  'harbour-winter': '8.3',
  'disband-winter': '8.5',
  'deploy-over': '5.1',
  'defect-later': '2.1',
  // The block
  'not-yours': '2.2',
  'in-pool': '5.2',
  'face-up': '5.2',
  dead: '7.51',
  locked: '7.51',
  // Moves
  'has-moved': '6.1',
  'no-moves': '6.1',
  'god-land-only': '2.1',
  'god-navis-only': '2.1',
  held: '6.3',
  pinned: '6.13',
  'already-there': '6.1',
  'land-at-sea': '4.4',
  'navis-inland': '4.1',
  'too-far': '6.1',
  'navis-too-far': '6.2',
  island: '4.41',
  'stops-at-enemy': '6.12',
  'attack-adjacent': '6.12',
  'navis-attack-adjacent': '6.2',
  'mercury-attack': '2.1',
  'respond-adjacent': '6.14',
  'enemy-road': '6.13',
  'road-full': '6.11',
  'strait-full': '4.32',
  'strait-attack': '4.32',
  'pluto-full': '2.1',
  'navis-port-attack': '6.2',
  'embark-god': '2.1',
  'embark-first': '6.3',
  'embark-enemy': '6.3',
  'embark-seas': '6.3',
  'no-way': '6.1',
  // Levies
  'no-levies': '6.4',
  'levy-at-sea': '6.4',
  'levy-contested': '6.4',
  'levy-vacant': '6.4',
  'levy-enemy': '6.4',
  'full-strength': '3.11',
  'levy-stands': '6.4',
  'levy-city': '3.13',
  'levy-cavalry': '3.24',
  'levy-navis': '3.26',
  'levy-no-port': '3.26',
  'levy-nowhere': '6.4',
  // Battles
  'fight-nobody': '7.1',
  'not-in-battle': '7.1',
  reserve: '7.3',
  'has-acted': '7.2',
  'other-letter': '7.2',
  'cleopatra-waits': '7.52',
  'must-retreat': '7.2',
  'not-strongest': '7.4',
  // Retreats and regroups
  'first-round': '7.6',
  'retreat-adjacent': '7.61',
  'retreat-enemy': '7.61',
  'retreat-limit': '7.61',
  'retreat-attacker': '7.62',
  'retreat-defender': '7.63',
  'sea-retreat-used': '7.64',
  'sea-retreat-sea': '7.64',
  'sea-retreat-port': '7.64',
  'navis-retreat-adjacent': '7.82',
  'navis-retreat-enemy': '7.82',
  'navis-retreat-attacker': '7.82',
  'navis-retreat-defender': '7.82',
  'navis-retreat-port': '7.82',
  'no-retreat': '7.6',
  'regroup-elsewhere': '7.7',
  'regroup-adjacent': '7.7',
  'regroup-enemy': '7.7',
  'regroup-limit': '7.7',
  'navis-regroup-adjacent': '7.83',
  'no-regroup': '7.7',
  // Cards and gods
  'discard-first': '2.1',
  discarded: '2.1',
  committed: '2.1',
  'not-in-hand': '2.1',
  'apollo-first-turn': '2.1',
  'jupiter-nobody': '2.1',
  'jupiter-sea': '2.1',
  'jupiter-port': '2.1',
  'jupiter-adjacent': '2.1',
  'vulcan-city': '2.1',
  'vulcan-contested': '2.1',
  'vulcan-nobody': '2.1',
  'surprise-battle': '2.1',
  'defect-adjacent': '2.1',
  'defect-friendly': '2.1',
  'main-nobody': '7.3',
  'main-settled': '7.3',
  'main-entry': '7.3',
  // Winter and deployment
  'harbour-land': '8.3',
  'harbour-in-port': '8.3',
  'harbour-sea': '8.3',
  'harbour-friendly': '8.3',
  'cleopatra-stays': '8.5',
  supplied: '8.4',
  'deploy-done': '5.3',
  'deploy-placed': '5.3',
  'deploy-city': '5.3',
  'deploy-full': '5.3',
  'deploy-port': '5.3',
  'deploy-ports-needed': '5.3',
} as const;
export type WhyCode = keyof typeof WHY_RULES;

/** What the sentence of a reason names. */
export interface WhyValues {
  readonly block?: BlockId;
  readonly card?: CardId;
  readonly side?: Side; // who acts instead
  readonly area?: AreaId; // the place it is about
  readonly from?: AreaId; // the other end of a road
  readonly areas?: readonly AreaId[]; // seas that would have to be friendly
  readonly limit?: number;
  readonly letter?: string; // A to D
  readonly strength?: number;
}

export interface Reason {
  readonly code: WhyCode;
  readonly rule: string;
  readonly values: WhyValues;
}

export const because = (code: WhyCode, values: WhyValues = {}): Reason => ({
  code,
  rule: WHY_RULES[code],
  values,
});
