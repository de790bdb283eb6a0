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
  entry_count: number; // so that one look at the row finds every conflict
  status: string;
  visibility: string;
  caesar: string | null;
  pompey: string | null;
  creator: string;
  has_machine: number;
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
