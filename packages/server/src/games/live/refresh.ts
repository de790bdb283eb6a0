// Refreshes a game in memory when it may be out of date: another server has changed it, or its record was rewritten.
import type { GameId } from '@rubicon/protocol';
import { parseRecord, storedOf, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { inTurn, isWatched, type LiveGame } from './live-game.ts';
import { ATTEMPTS, load, type Pipeline } from './pipeline.ts';

/** Another server has stored a version of a game: reads it, if the one in memory is older. */
export async function refreshOlder(pipeline: Pipeline, id: GameId, version: number): Promise<void> {
  const live = pipeline.live.find(id);
  if (live === null) return;
  await inTurn(live, async () => {
    await live.loading?.catch(() => undefined); // it may have been read before the change
    if (isUnneeded(live) || (live.loaded?.version ?? 0) >= version) return;
    live.isStale = true;
    await load(pipeline, live);
  });
}

/** Others may have changed a game or data it depends on: it is read again before use. */
export async function markStale(pipeline: Pipeline, id: GameId): Promise<void> {
  const live = pipeline.live.find(id);
  if (live === null) return;
  await inTurn(live, async () => {
    await live.loading?.catch(() => undefined);
    if (isUnneeded(live)) return;
    live.isStale = true;
    if (isWatched(live)) await load(pipeline, live);
  });
}

/** A game that could not be read again has watchers who wait for it all the same. */
const isUnneeded = (live: LiveGame): boolean => live.loaded === null && !isWatched(live);

type Rewrite = (record: GameRecord, nowMs: number) => GameRecord;

/** Changes a game's record without folding its log, because that is impossible or unnecessary. */
export function rewriteRecord(pipeline: Pipeline, id: GameId, rewrite: Rewrite): Promise<void> {
  const live = pipeline.live.open(id);
  return inTurn(live, () => rewriteNow(pipeline, live, rewrite));
}

async function rewriteNow(pipeline: Pipeline, live: LiveGame, rewrite: Rewrite): Promise<void> {
  const { store, now, bus } = pipeline.deps;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await store.games.read(live.id);
    if (stored === null) throw refused('no-game');
    const { version, entries } = stored;
    const isDone = await store.games.commit({
      id: live.id,
      game: storedOf(rewrite(parseRecord(stored.game), now())),
      entries: [],
      after: entries.length,
      version,
      ask: null,
    });
    if (!isDone) continue;
    bus?.tell('game', live.id, String(version + 1));
    live.isStale = true;
    if (live.loaded !== null && isWatched(live)) await load(pipeline, live);
    return;
  }
  throw refused('in-motion');
}
