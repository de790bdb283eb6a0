/** What a client and the server say to each other. */
export * from './ids.ts';
export * from './pace.ts';
export * from './telling.ts';
export * from './table.ts';
export * from './ask.ts';
export * from './requests.ts';
export * from './queries.ts';
export * from './decode.ts';
export * from './standing.ts';
export * from './socket.ts';
export * from './answers.ts';
export * from './notices.ts';
export * from './community.ts';
export type * from './community-answers.ts';

/** Raised when a client of an earlier number would misunderstand; part of every address. */
export const PROTOCOL = 1;
