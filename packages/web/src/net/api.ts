// Every request to the server, by name (docs/protocol.md).
import type {
  AnswerOf,
  AskBody,
  Balance,
  ChannelBody,
  Friends,
  Leaderboard,
  NewGame,
  NewTournament,
  NoticeChannel,
  Notices,
  NoticeSwitches,
  PersonId,
  PlanBody,
  PressBody,
  Privacy,
  Profile,
  PuzzleRatings,
  PuzzleStanding,
  PuzzleTry,
  ReportBody,
  Tournament,
  TournamentCard,
  TournamentId,
  TriedPuzzle,
} from '@rubicon/protocol';
import type { Bid, Side } from '@rubicon/engine';
import type {
  Chat,
  ChatLine,
  GameId,
  Games,
  HasPlan,
  HasStanding,
  Made,
  Me,
  Mine,
  NewToken,
  Next,
  PersonCard,
  Recall,
  SignedIn,
  Standing,
  Update,
} from './answers.ts';
import type { Http } from './http.ts';

/** What can have a channel, by its address below the API. */
export type ChannelOwner = `games/${GameId}` | `tournaments/${TournamentId}`;

/** A push subscription as the browser returns it. */
export interface PushBody {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface LookOptions {
  readonly wait?: number; // seconds for which the server may hold the request open
  readonly invitation?: string; // its code, before joining
  readonly signal?: AbortSignal;
}

export type Room = ChatLine['room'];
type Seat = Side | 'spectator';
type TournamentPress = 'join' | 'leave' | 'start' | 'pause' | 'resume' | 'end';

interface Ruling {
  readonly game: GameId;
  readonly winner: Side | null;
  readonly reason: string;
}

const as = (seat: Seat | null): string => (seat === null ? '' : `as=${seat}`);
const query = (...parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : `?${said.join('&')}`;
};

export function connectApi({ ask, text }: Http) {
  return {
    me: () => ask<Me>('GET', '/me'),
    guest: (name: string, language: string, invitation: string | null) =>
      ask<Me>('POST', '/guest', { name, language, ...(invitation === null ? {} : { invitation }) }),
    login: (name: string, password: string, language: string) =>
      ask<Me>('POST', '/login', { name, password, language }),
    setLanguage: (language: string) => ask<void>('PUT', '/me/language', { language }),
    logout: () => ask<void>('POST', '/logout'),
    setPassword: (password: string, current: string | null) =>
      ask<void>('PUT', '/me/password', current === null ? { password } : { password, current }),
    removeMe: (name: string, password: string | null) =>
      ask<void>('POST', '/me/removal', password === null ? { name } : { name, password }),
    exported: () => text('/me/export'),
    sessions: () => ask<{ readonly sessions: readonly SignedIn[] }>('GET', '/me/sessions'),
    endSession: (id: string) => ask<void>('DELETE', `/me/sessions/${id}`),
    endOtherSessions: () => ask<void>('DELETE', '/me/sessions'),
    tokens: () => ask<{ readonly sessions: readonly SignedIn[] }>('GET', '/me/tokens'),
    newToken: (label: string) => ask<NewToken>('POST', '/me/tokens', { label }),
    habit: () => ask<HasStanding>('GET', '/me/habit'),
    setHabit: (standing: Standing | null) =>
      standing === null ? ask<void>('DELETE', '/me/habit') : ask<void>('PUT', '/me/habit', standing),

    lobby: () => ask<Games>('GET', '/lobby'),
    watchList: () => ask<AnswerOf<'Watch'>>('GET', '/watch'),
    mine: (before: number | null) =>
      ask<Mine>('GET', `/games${query(before === null ? '' : `before=${before}`)}`),
    create: (wanted: NewGame) => ask<Made>('POST', '/games', wanted),
    playNow: (press: PressBody) => ask<Pick<Made, 'card'>>('POST', '/play-now', press),
    next: (not: GameId | null) => ask<Next>('GET', `/next${query(not === null ? '' : `not=${not}`)}`),
    look: (game: GameId, after: number, seat: Seat | null, { wait, invitation, signal }: LookOptions = {}) =>
      ask<Update>(
        'GET',
        `/games/${game}${query(
          `after=${after}`,
          as(seat),
          wait === undefined ? '' : `wait=${wait}`,
          invitation === undefined ? '' : `invitation=${encodeURIComponent(invitation)}`,
        )}`,
        undefined,
        signal,
      ),
    recall: (game: GameId, cursor: number, seat: Seat | null) =>
      ask<Recall>('GET', `/games/${game}/at/${cursor}${query(as(seat))}`),
    see: (game: GameId, cursor: number, seat: Side | null) =>
      ask<void>('PUT', `/games/${game}/seen`, seat === null ? { cursor } : { cursor, as: seat }),
    join: (game: GameId, invitation: string | null) =>
      ask<Update>('POST', `/games/${game}/join`, invitation === null ? {} : { invitation }),
    leave: (game: GameId) => ask<void>('POST', `/games/${game}/leave`),
    turnAway: (game: GameId) => ask<void>('POST', `/games/${game}/turn-away`),
    start: (game: GameId, entropy: string, seat: Side | null, bid: Bid | null = null) =>
      ask<Update>('POST', `/games/${game}/start`, {
        entropy,
        ...(seat === null ? {} : { as: seat }),
        ...(bid === null ? {} : { bid }),
      }),
    ask: (game: GameId, body: AskBody) => ask<Update>('POST', `/games/${game}/asks`, body),
    rematch: (game: GameId) => ask<Made>('POST', `/games/${game}/rematch`),
    file: (game: GameId) => text(`/games/${game}/file`),
    chat: (game: GameId, room: Room, after: number) =>
      ask<Chat>('GET', `/games/${game}/chat${query(`room=${room}`, `after=${after}`)}`),
    say: (game: GameId, room: Room, said: string) =>
      ask<ChatLine>('POST', `/games/${game}/chat`, { room, text: said }),
    notes: (game: GameId) => ask<{ readonly text: string }>('GET', `/games/${game}/notes`),
    setNotes: (game: GameId, notes: string) => ask<void>('PUT', `/games/${game}/notes`, { text: notes }),
    standing: (game: GameId, seat: Side | null) =>
      ask<HasStanding>('GET', `/games/${game}/standing${query(as(seat))}`),
    setStanding: (game: GameId, standing: Standing | null, seat: Side | null) =>
      standing === null
        ? ask<void>('DELETE', `/games/${game}/standing${query(as(seat))}`)
        : ask<void>('PUT', `/games/${game}/standing${query(as(seat))}`, standing),
    plan: (game: GameId, seat: Side | null) => ask<HasPlan>('GET', `/games/${game}/plan${query(as(seat))}`),
    leavePlan: (game: GameId, body: PlanBody | null, seat: Side | null) =>
      body === null
        ? ask<void>('DELETE', `/games/${game}/plan${query(as(seat))}`)
        : ask<void>('PUT', `/games/${game}/plan${query(as(seat))}`, body),

    person: (person: PersonId) => ask<Profile>('GET', `/people/${person}`),
    find: (name: string) =>
      ask<{ readonly person: PersonCard | null }>('GET', `/people?name=${encodeURIComponent(name)}`),
    ratings: () => ask<Leaderboard>('GET', '/ratings'),
    balance: () => ask<Balance>('GET', '/balance'),
    friends: () => ask<Friends>('GET', '/friends'),
    /** Adds somebody to one of these lists, or removes them. */
    count: (among: 'friends' | 'blocked' | 'muted', person: PersonId, on: boolean) =>
      ask<void>(on ? 'PUT' : 'DELETE', `/${among}/${person}`),
    showPresence: (shown: boolean) => ask<void>('PUT', '/me/presence', { shown }),
    report: (body: ReportBody) => ask<void>('POST', '/reports', body),
    notices: () => ask<Notices>('GET', '/me/notices'),
    setNotices: (switches: NoticeSwitches) => ask<void>('PUT', '/me/notices', switches),
    addDevice: (subscription: PushBody) => ask<unknown>('POST', '/me/notices/push', subscription),
    removeDevice: (id: string) => ask<void>('DELETE', `/me/notices/push/${id}`),
    setMail: (address: string | null, password: string) =>
      address === null
        ? ask<void>('DELETE', '/me/notices/mail')
        : ask<void>('PUT', '/me/notices/mail', { address, password }),
    setWebhook: (url: string | null, mention: string | null) =>
      url === null
        ? ask<void>('DELETE', '/me/notices/webhook')
        : ask<void>('PUT', '/me/notices/webhook', { url, mention }),
    testNotice: (channel: NoticeChannel) => ask<void>('POST', '/me/notices/test', { channel }),
    verifyMail: (token: string) => ask<void>('POST', '/mail-verification', { token }),
    unsubscribe: (token: string) => ask<void>('POST', `/unsubscribe?token=${token}`),
    askReset: (who: string) => ask<void>('POST', '/password-reset', { who }),
    reset: (token: string, password: string) => ask<void>('PUT', '/password-reset', { token, password }),
    privacy: () => ask<Privacy>('GET', '/privacy'),

    tournaments: () =>
      ask<{ readonly tournaments: readonly TournamentCard[]; readonly mayMake: boolean }>(
        'GET',
        '/tournaments',
      ),
    makeTournament: (wanted: NewTournament) => ask<Tournament>('POST', '/tournaments', wanted),
    tournament: (id: TournamentId) => ask<Tournament>('GET', `/tournaments/${id}`),
    pressTournament: (id: TournamentId, word: TournamentPress) =>
      ask<Tournament>('POST', `/tournaments/${id}/${word}`),
    setAway: (id: TournamentId, isAway: boolean, backMs?: number) =>
      ask<Tournament>('PUT', `/tournaments/${id}/away`, { isAway, backMs }),
    replaceInTournament: (id: TournamentId, seat: number, substitute: PersonId) =>
      ask<Tournament>('POST', `/tournaments/${id}/replace`, { seat, in: substitute }),
    ruleInTournament: (id: TournamentId, ruling: Ruling) =>
      ask<Tournament>('POST', `/tournaments/${id}/rule`, ruling),
    roundGames: (id: TournamentId) => ask<Games>('GET', `/tournaments/${id}/games`),
    channel: (of: ChannelOwner) => ask<AnswerOf<'Channel'>>('GET', `/${of}/channel`),
    setChannel: (of: ChannelOwner, channel: ChannelBody) => ask<void>('PUT', `/${of}/channel`, channel),
    removeChannel: (of: ChannelOwner) => ask<void>('DELETE', `/${of}/channel`),
    tournamentFile: (id: TournamentId) => text(`/tournaments/${id}/file`),

    puzzleRatings: (signal: AbortSignal) => ask<PuzzleRatings>('GET', '/puzzles/ratings', undefined, signal),
    puzzles: () => ask<PuzzleStanding>('GET', '/me/puzzles'),
    tryPuzzle: (puzzle: string, given: PuzzleTry) => ask<TriedPuzzle>('PUT', `/me/puzzles/${puzzle}`, given),
  };
}

export type Api = ReturnType<typeof connectApi>;
