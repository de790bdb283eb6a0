/** The protocol between clients and the server. */
export * from './lists.ts';
export * from './ids.ts';
export type { Seat } from './fields.ts';
export * from './pace.ts';
export * from './account.ts';
export * from './games.ts';
export * from './table.ts';
export * from './ask.ts';
export * from './queries.ts';
export * from './decode.ts';
export * from './standing.ts';
export * from './chat.ts';
export * from './community.ts';
export * from './notices.ts';
export * from './change.ts';
export * from './fold.ts';
export { patchOf } from './patch.ts';
export * from './socket.ts';
export * from './answers.ts';

/** Raised when a client of an earlier version would misunderstand; part of every address. */
export const PROTOCOL = 2;
