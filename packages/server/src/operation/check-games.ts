// Replays every stored game, and compares every roll with its commitment.
import type { Finding } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { findingsIn } from '../games/record/game-file.ts';
import { everyPage, PAGE } from './every-page.ts';

export interface BrokenGame {
  readonly id: GameId;
  readonly findings: readonly Finding[];
}

export async function checkGames(
  store: Store,
  onGame: (done: number, total: number) => void,
  stop?: AbortSignal,
): Promise<{ checked: number; broken: BrokenGame[] }> {
  const ids = await everyPage(
    (id: GameId) => id,
    (after) => store.games.all(after, PAGE),
  );
  const broken: BrokenGame[] = [];
  let checked = 0;
  for (const id of ids) {
    if (stop?.aborted === true) break;
    const stored = await store.games.read(id);
    const findings = stored === null ? [] : findingsOrFault(stored); // it may have been deleted meanwhile
    if (findings.length > 0) broken.push({ id, findings });
    checked += 1;
    onGame(checked, ids.length);
  }
  return { checked, broken };
}

function findingsOrFault(stored: Parameters<typeof findingsIn>[0]): readonly Finding[] {
  try {
    return findingsIn(stored);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ code: 'unreadable', entry: null, message }];
  }
}
