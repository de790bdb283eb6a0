// What happened, in full. Never shown as it is: event.ts makes each viewer's events from it.
import type { Chance } from '../dice/chance.ts';

/** Blocks, areas, links, cards and sides are the core's numbers. */
export type Happening =
  | { kind: 'deployed' }
  | { kind: 'dealt'; year: number; hands: readonly [readonly number[], readonly number[]] }
  | { kind: 'discarded'; side: number; card: number }
  | { kind: 'committed'; side: number; card: number }
  | {
      kind: 'revealed';
      cards: readonly [number, number];
      effects: readonly [number, number];
      first: number | null;
      reason: FirstReason;
    }
  | { kind: 'command'; side: number; card: number; moves: number; levies: number }
  | { kind: 'unused'; side: number; card: number }
  | { kind: 'moved'; block: number; side: number; areas: readonly number[]; as: MoveRole }
  | { kind: 'embarked'; block: number; side: number; areas: readonly number[] }
  | { kind: 'declared'; side: number; from: number; area: number }
  | { kind: 'surprise'; side: number; area: number }
  | { kind: 'levied'; block: number; side: number; area: number; strength: number; raised: boolean }
  | {
      kind: 'struck';
      block: number;
      side: number;
      area: number;
      outcome: 'defects' | 'reduced';
      strength: number;
    }
  | { kind: 'defected'; block: number; side: number; from: number; to: number; strength: number }
  | { kind: 'erupted'; side: number; area: number; blocks: number }
  | {
      kind: 'battle';
      area: number;
      attacker: number;
      surprise: boolean;
      blocks: readonly number[];
      strengths: readonly number[];
    }
  | { kind: 'round'; area: number; round: number }
  | { kind: 'reserves'; side: number; area: number; blocks: readonly number[]; strengths: readonly number[] }
  | { kind: 'disrupted'; side: number; area: number; blocks: readonly number[]; swapped: boolean }
  | { kind: 'fired'; block: number; side: number; dice: readonly number[]; hits: number }
  | { kind: 'passed'; block: number; side: number }
  | { kind: 'hit'; block: number; side: number; strength: number }
  | { kind: 'hits-lost'; side: number; hits: number }
  | { kind: 'retreated'; block: number; side: number; areas: readonly number[] }
  | { kind: 'eliminated'; block: number; side: number; area: number; cause: Cause }
  | {
      kind: 'leader-killed';
      block: number;
      side: number;
      area: number;
      cause: Cause;
      unlocked: number | null;
    }
  | { kind: 'cleopatra-joined'; side: number; area: number; cause: Cause }
  | { kind: 'won'; side: number; area: number }
  | { kind: 'no-battle'; area: number }
  | { kind: 'regrouped'; block: number; side: number; areas: readonly number[] }
  | { kind: 'turn-ended'; year: number; turn: number }
  | { kind: 'cleopatra-home'; side: number; from: number; joined: boolean }
  | { kind: 'scored'; year: number; points: readonly [number, number] }
  | { kind: 'harboured'; block: number; side: number; areas: readonly number[] }
  | { kind: 'disbanded'; block: number; side: number; area: number; cause: 'no-port' | 'supply' | 'choice' }
  | { kind: 'ended'; result: number; reason: number };

const KINDS: Readonly<Record<Happening['kind'], true>> = {
  deployed: true,
  dealt: true,
  discarded: true,
  committed: true,
  revealed: true,
  command: true,
  unused: true,
  moved: true,
  embarked: true,
  declared: true,
  surprise: true,
  levied: true,
  struck: true,
  defected: true,
  erupted: true,
  battle: true,
  round: true,
  reserves: true,
  disrupted: true,
  fired: true,
  passed: true,
  hit: true,
  'hits-lost': true,
  retreated: true,
  eliminated: true,
  'leader-killed': true,
  'cleopatra-joined': true,
  won: true,
  'no-battle': true,
  regrouped: true,
  'turn-ended': true,
  'cleopatra-home': true,
  scored: true,
  harboured: true,
  disbanded: true,
  ended: true,
};
/** Every kind of happening. */
export const HAPPENING_KINDS = Object.keys(KINDS) as Happening['kind'][];

export type FirstReason = 'first-turn' | 'god' | 'moves' | 'tie' | 'cancelled';
export type MoveRole = 'move' | 'attack' | 'response';
export type Cause = 'battle' | 'disruption' | 'no-retreat' | 'jupiter' | 'vulcan';

/** What one order is carried out with: its chance, and what to note on the way. */
export interface Run {
  readonly chance: Chance;
  readonly told: Happening[] | null; // null = nobody listens (search)
  barrier: boolean; // something was rolled or revealed: what was done cannot be taken back
}
