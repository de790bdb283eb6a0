// What `mail.ts` of each language says in emails, notifications and previews of links.
import type { Level } from '@rubicon/ai/level';

/** Of one game. `name` is who plays against the reader. */
interface Said {
  readonly title: string;
  readonly text: (name: string) => string;
}

interface Letter {
  readonly subject: string;
  readonly lines: (facts: {
    readonly name: string;
    readonly home: string;
    readonly link: string;
  }) => string[];
}

/** Why a plan stopped, in terms that tell no order and no block: a push lies on a table, a mail passes many hands. */
interface PlanWhys {
  readonly place: (area: string) => string;
  readonly battle: (area: string) => string;
  readonly first: string;
  readonly card: string;
  readonly block: string;
  readonly points: string;
  readonly order: string;
  readonly god: string;
  readonly turn: string;
  readonly rolled: string;
  readonly draw: string;
  readonly 'taken-back': string;
  readonly 'by-hand': string;
}

export interface MailTexts {
  readonly tag: string;
  readonly machine: (level: Level) => string;
  readonly nobody: string;
  readonly rome: string; // other locations keep their names in every language
  readonly turn: {
    readonly title: string;
    /** `bc` and `turn` are when it is in the game: 49 and `II`. */
    readonly text: (name: string, bc: number, turn: string) => string;
    /** After it, where it was left to a plan: why that stopped, at least one reason. */
    readonly planStopped: (whys: readonly string[]) => string;
    readonly planWhys: PlanWhys;
  };
  readonly began: Said;
  readonly won: Said;
  readonly lost: Said;
  readonly drawn: Said;
  readonly endOffered: Said; // of a lost game
  readonly ended: Said; // without a result
  /** A game of a tournament, by whose rules it counts all the same. */
  readonly endedEarly: (name: string, tournament: string) => string;
  readonly challenge: Said;
  /** “Play now” has found somebody. */
  readonly found: Said;
  /** The other player has bid for a side. */
  readonly bid: Said;
  /** A game of a tournament. */
  readonly round: {
    readonly title: (tournament: string) => string;
    readonly text: (name: string, round: number) => string;
    readonly bye: (round: number) => string;
    /** The time for the round is short. */
    readonly ends: (name: string, round: number, hours: number) => string;
    /** The tournament has ended. No place: left, or never in it; no division: there is one only. */
    readonly over: (reached: { readonly place: number; readonly division: number | null } | null) => string;
    readonly off: string;
  };
  readonly chat: {
    readonly title: (name: string) => string;
    readonly text: (name: string, line: string) => string;
  };
  readonly reminder: { readonly title: string; readonly text: (name: string, hours: number) => string };
  readonly several: (games: number) => string;
  readonly test: { readonly title: string; readonly text: string };
  /** A link where it is pasted. `score` is points, `5–4`. */
  readonly preview: {
    readonly home: { readonly title: string; readonly text: string };
    readonly pair: (caesar: string, pompey: string) => string;
    readonly waiting: string;
    readonly board: (bc: number, turn: string, score: string) => string;
    readonly won: (name: string, score: string) => string;
    readonly drawn: (score: string) => string;
    readonly aborted: string;
    readonly endedEarly: (tournament: string) => string;
    readonly person: (name: string, rating: number | null) => string;
    readonly tournament: (people: number, winners: readonly string[]) => string;
  };
  /** Posted to a channel. */
  readonly channel: {
    readonly open: { readonly title: string; readonly text: (name: string) => string };
    readonly round: (round: number) => string;
    readonly standings: (leaders: string) => string;
    /** How a game of a tournament was decided otherwise than by play. No winner: a draw; of a forfeit, both have lost. */
    readonly decided: {
      readonly deadline: (winner: string | null, score: string) => string;
      readonly forfeit: (winner: string | null) => string;
      readonly ruled: (winner: string | null, reason: string) => string;
    };
    readonly toPlay: (people: string) => string;
  };
  /** Below every mail. */
  readonly footer: (home: string, link: string) => string[];
  readonly verify: Letter; // names nobody: it may go to a stranger, and a name is whatever somebody chose
  readonly reset: Letter;
}
