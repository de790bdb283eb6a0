// A post to a channel that belongs to no player, stored and retried as notifications are.
import { createHash } from 'node:crypto';
import type { GameId, PersonId } from '@rubicon/protocol';
import type { StoredNotice } from '../data/contract/notices.ts';

const RECENT_MS = 3_600_000; // older ones are not posted any more
const GRACE_MS = 5000; // whoever does something by mistake undoes it again

interface Post {
  readonly person: PersonId; // from whom it comes
  readonly game: GameId | null;
  readonly key: string; // its kind, and what it is about
  readonly dueMs?: number;
}

export const postOf = ({ dueMs, ...post }: Post, nowMs: number): StoredNotice => ({
  id: createHash('sha256').update(`post ${post.key}`).digest('base64url').slice(0, 22),
  ...post,
  kind: 'post',
  text: '',
  dueMs: Math.ceil(dueMs ?? nowMs + GRACE_MS),
  tries: 0,
  ways: null,
  madeMs: nowMs,
});

export const isRecent = (ms: number, nowMs: number): boolean => ms >= nowMs - RECENT_MS;
