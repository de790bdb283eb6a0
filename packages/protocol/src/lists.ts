// The version of the protocol, and every list of words on the wire, once: schemas, types and forms are made from these. No schema is imported here, so
// that a page can have a list without the validator (`@rubicon/protocol/lists`). Sides, viewers, editions and rule
// options are the engine's.
/** Raised when a client of an earlier version would misunderstand; part of every address. */
export const PROTOCOL = 2;

/** The computer levels available online. */
export { MACHINE_LEVELS, type MachineLevel } from '@rubicon/ai/level';

/** `waiting` for players or their start, `running`, `over`, or `aborted` in its first turn: it counts for nothing. */
export const GAME_STATUSES = ['waiting', 'running', 'over', 'aborted'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** `public`: in the lobby and open to spectators; `unlisted`: open to anyone with the link; `private`: players only. */
export const VISIBILITIES = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * `live`: a time bank for each side and an increment for each move. `correspondence`: the same in days, with vacation
 * days on which no clock runs. `per-decision`: the same time for every decision, with vacation days. `none`: no clock.
 */
export const PACE_KINDS = ['live', 'correspondence', 'per-decision', 'none'] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The least and the most of each time control. */
export const PACE_LIMITS = {
  liveBankMs: [MINUTE_MS, DAY_MS],
  liveIncrementMs: [0, HOUR_MS],
  bankMs: [DAY_MS, 60 * DAY_MS],
  incrementMs: [0, 7 * DAY_MS],
  decisionMs: [HOUR_MS, 14 * DAY_MS],
  vacationDays: [0, 60],
} as const;

/** `intel` shows which blocks may be where, from the seat's own history; `undo` is for orders no one else has seen. */
export const AIDS = ['odds', 'hints', 'intel', 'undo'] as const;

/**
 * Offers both players must agree to. A draw is offered by an entry of the game; these are not. `end`: to a side that has
 * hardly a chance left (docs/game-storage.md); accepting it is resigning.
 */
export const OFFER_KINDS = ['takeback', 'pause', 'resume', 'end'] as const;

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

/** What a block does by a standing order. */
export const BATTLE_ACTIONS = ['fire', 'retreat', 'pass', 'ask'] as const;
/** Which blocks a standing order is for. Cleopatra counts as a leader. */
export const FIGHTER_GROUPS = ['leaders', 'navis', 'others'] as const;
export const BATTLE_ROLES = ['attacker', 'defender'] as const;
/**
 * Which of the strongest takes a hit: the least firepower, the last initiative letter, or one that has already acted
 * this round.
 */
export const HIT_CHOICES = ['ask', 'least-firepower', 'last-letter', 'already-acted'] as const;

/**
 * What a location is to the side that sees it: `friendly`, `enemy`, `vacant`, `contested` (§4.21), or `attacked`: a
 * battle will be fought there, and the enemy attacks.
 */
export const PLACE_STATES = ['friendly', 'enemy', 'vacant', 'contested', 'attacked'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** `reminder` comes once before time runs out; `chat` is off by default. */
export const NOTICE_KINDS = ['turn', 'began', 'ended', 'challenge', 'round', 'chat', 'reminder'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `mail` exists only where the admin has set it up. */
export const NOTICE_CHANNELS = ['push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * Another person's relation to the caller. `asked`: the caller has sent a friend request; `asking`: the other has.
 * `blocked` is shown to the person who blocks, never to the one who is blocked.
 */
export const RELATIONS = ['self', 'none', 'asked', 'asking', 'friend', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];

/** From which mean rating each band of equals begins. */
export const RATING_BANDS = [0, 1400, 1600, 1800] as const;

/** Under which terms games are counted: `bid` where sides were bid for, `other` with another handicap. */
export const BALANCE_TERMS = ['book', 'balanced', 'bid', 'other'] as const;

export const REPORT_REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * `round-robin`: everyone against everyone, both sides. `swiss`: by rounds, opponents with equal points. `knock-out`: two
 * games a round, the loser is out. `league`: seasons in divisions, with promotion.
 */
export const TOURNAMENT_FORMATS = ['round-robin', 'swiss', 'knock-out', 'league'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

/** `open` for registration, `running`, `paused` by the organiser, `over`, or called `off` before it began. */
export const TOURNAMENT_STATUSES = ['open', 'running', 'paused', 'over', 'off'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** `played` to its end, decided by the `deadline`, lost by `forfeit`, or `ruled` by the organiser. */
export const OUTCOME_KINDS = ['played', 'deadline', 'forfeit', 'ruled'] as const;

/** The fewest and the most people of each format. */
export const TOURNAMENT_SEATS: Readonly<Record<TournamentFormat, readonly [number, number]>> = {
  'round-robin': [3, 8],
  swiss: [3, 400],
  'knock-out': [3, 128],
  league: [3, 200],
};

/** The least and the most time for a round. */
export const ROUND_MS = [HOUR_MS, 90 * DAY_MS] as const;
