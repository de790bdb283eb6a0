// The tables, as Kysely sees them. Times are whole milliseconds in columns of 64 bits.

export interface Schema {
  migrations: { number: number; at_ms: number };
  marks: { name: string; value: number };
  people: PersonRow;
  sessions: SessionRow;
  invitations: { hash: string; created_ms: number };
  games: GameRow;
  entries: { game: string; number: number; text: string };
  asks: { game: string; person: string; id: string; answer: string };
  chat: ChatRow;
  notes: { game: string; person: string; text: string };
  requests: {
    id: string;
    body: string;
    created_ms: number;
    taken_ms: number | null;
    answer: string | null;
  };
  secrets: { name: string; value: string };
  seen: { game: string; person: string; side: string; cursor: number; at_ms: number };
  bonds: BondRow;
  silences: { person: string; until_ms: number };
  reports: ReportRow;
  contacts: ContactRow;
  devices: DeviceRow;
  links: { hash: string; person: string; kind: string; value: string; until_ms: number };
  notices: NoticeRow;
  ratings: RatingRow;
  rating_points: RatingPointRow;
  side_ratings: RatingRow & { side: string };
  results: ResultRow;
  counted_games: { game: string };
  balance_counts: BalanceRow;
  tournaments: TournamentRow;
  tournament_entries: { tournament: string; number: number; key: string; text: string };
  tournament_channels: { tournament: string; person: string; url: string; mention: string | null };
  game_channels: GameChannelRow;
  tournament_people: { person: string; tournament: string };
  puzzle_tries: PuzzleTryRow;
}

export interface PersonRow {
  id: string;
  name: string;
  name_key: string;
  password_hash: string | null;
  created_ms: number;
  banned_ms: number | null;
  settings: string;
  habit: string | null;
  language: string | null;
}

export interface SessionRow {
  hash: string;
  person: string;
  kind: string;
  label: string;
  created_ms: number;
  used_ms: number;
}

export interface GameRow {
  id: string;
  version: number;
  entry_count: number; // so that one read of the row finds every conflict
  status: string;
  visibility: string;
  caesar: string | null;
  pompey: string | null;
  creator: string;
  has_machine: number;
  is_live: number;
  due_ms: number | null;
  asked: string;
  created_ms: number;
  changed_ms: number;
  record: string;
}

export interface ChatRow {
  game: string;
  room: string;
  number: number;
  person: string | null;
  name: string;
  text: string;
  at_ms: number;
}

export interface BondRow {
  person: string;
  other: string;
  kind: string;
  at_ms: number;
}

export interface ReportRow {
  id: string;
  by_person: string;
  about_person: string;
  reason: string;
  text: string;
  context: string;
  created_ms: number;
  resolved_ms: number | null;
  note: string | null;
}

interface GameChannelRow {
  game: string;
  person: string;
  url: string;
  caesar: string | null; // whom to mention when it is to play
  pompey: string | null;
  given_ms: number;
  told_ms: number; // since when those were to play who were told of last
  told_by: string | null; // the notice
}

export interface ContactRow {
  person: string;
  switches: string | null;
  mail: string | null;
  mail_key: string | null; // by which it is found
  verified_ms: number | null;
  webhook: string | null;
  mention: string | null;
  hides: number; // from friends that this person is online
}

export interface DeviceRow {
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  created_ms: number;
}

export interface NoticeRow {
  id: string;
  person: string;
  game: string | null;
  kind: string;
  key: string;
  text: string;
  due_ms: number;
  held_ms: number; // until then a server is working on it
  tries: number;
  ways: string | null; // channels still to try; null: none was tried yet
  made_ms: number;
  done_ms: number | null;
}

export interface RatingRow {
  person: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  at_ms: number;
}

export interface RatingPointRow {
  person: string;
  number: number;
  game: string;
  at_ms: number;
  rating: number;
  deviation: number;
  volatility: number;
  opponent_rating: number;
  opponent_deviation: number;
  score: number;
}

export interface PuzzleTryRow {
  person: string;
  number: number;
  puzzle: string;
  puzzle_number: number;
  is_right: number;
  at_ms: number;
  rating: number;
  deviation: number;
  volatility: number;
  puzzle_rating: number;
  puzzle_deviation: number;
  puzzle_volatility: number;
}

export interface ResultRow {
  person: string;
  game: string;
  side: string;
  edition: string;
  score: number;
  reason: string;
  opponent: string;
  rated: number;
  abandoned: number;
  responses: string;
  at_ms: number;
}

interface BalanceRow {
  edition: string;
  terms: string;
  field: string;
  points: number;
  score: number; // of Caesar
  games: number;
}

export interface TournamentRow {
  id: string;
  status: string;
  due_ms: number | null;
  created_ms: number;
  changed_ms: number;
  card: string;
}
