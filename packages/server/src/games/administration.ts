// Changes to games that no player asks for: an account goes, or the administrator steps in.
import type { GameId, PersonId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Context } from './context.ts';
import { act, change, running, type Draft } from './draft/draft.ts';
import type { LoadedGame } from './draft/loaded-game.ts';
import { cutShort, forgetIn, withoutName } from './draft/removal.ts';
import { changeGame, type Work } from './live/pipeline.ts';
import { rewriteRecord } from './live/refresh.ts';
import { type GameRecord, hasEnded } from './record/record.ts';
import { removeEmpty } from './seating.ts';

/** To be called before an account is removed: running games are resigned, waiting ones left, the name replaced. */
export async function forget(context: Context, person: PersonId): Promise<void> {
  for (const game of (await context.deps.store.people.exportOf(person)).games) {
    const instead = (record: GameRecord, nowMs: number): GameRecord =>
      withoutName(cutShort(record, nowMs), person);
    // Of games that are over there may be thousands: none of them need be folded for a name
    if (await isOver(context, game)) await rewriteRecord(context, game, instead);
    else await changeOrRewrite(context, game, (draft, _, nowMs) => forgetIn(draft, person, nowMs), instead);
  }
}

async function isOver({ deps: { store } }: Context, game: GameId): Promise<boolean> {
  const status = (await store.games.read(game))?.game.status;
  return hasEnded(status);
}

export async function end(context: Context, game: GameId, reason: string): Promise<void> {
  const abort = (draft: Draft, _: LoadedGame, nowMs: number): void => {
    if (draft.record.status === 'waiting') change(draft, { status: 'aborted' });
    else act(draft, { kind: 'abort', reason }, nowMs);
  };
  await changeOrRewrite(context, game, abort, cutShort);
}

export async function rebase(
  context: Context,
  game: GameId,
  position: string,
  reason: string,
): Promise<void> {
  await changeGame(context, game, (draft, _, nowMs) => {
    const { revision } = running(draft).rules;
    act(draft, { kind: 'rebase', position, reason, revision }, nowMs);
  });
}

/** Where the log of a game cannot be folded, its record changes alone. */
async function changeOrRewrite(
  context: Context,
  game: GameId,
  work: Work,
  instead: Parameters<typeof rewriteRecord>[2],
): Promise<void> {
  try {
    const { live, loaded } = await changeGame(context, game, work);
    await removeEmpty(context, live, loaded.record);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'damaged-game') throw error;
    await rewriteRecord(context, game, instead);
    context.lobby.lobbyChanged();
  }
}
