// The types of the server's answers besides updates. Server and page are of the same release, so they are not validated
// again.
import type {
  ChatLine,
  GameCard,
  GameId,
  LeftPlan,
  PersonCard,
  Recall,
  Standing,
  Update,
} from '@rubicon/protocol';

export interface Me {
  readonly protocol: number;
  readonly isClosed: boolean; // new people need an invitation
  readonly person: PersonCard | null;
  readonly language: string | null; // as the server last knew it
  readonly hasMail: boolean;
}

export interface Made {
  readonly card: GameCard;
  readonly invitation: string | null;
}

/** A session or a token with which the person is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly label: string;
  readonly createdMs: number;
  readonly usedMs: number;
  readonly isThis: boolean;
}

export interface NewToken {
  readonly token: string;
  readonly card: SignedIn;
}

export interface Games {
  readonly games: readonly GameCard[];
}

/** `newer` are games that only a newer server can read. */
export interface Mine extends Games {
  readonly newer: readonly GameId[];
}

export interface Chat {
  readonly lines: readonly ChatLine[];
}

export interface Next {
  readonly game: GameId | null;
}

export interface HasPlan {
  readonly plan: LeftPlan | null;
}

export interface HasStanding {
  readonly standing: Standing | null;
}

export type { ChatLine, GameCard, GameId, PersonCard, Recall, Standing, Update };
