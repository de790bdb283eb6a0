// Changes to games that no player asks for: an account is deleted, or the admin steps in.
import type { GameId, PersonId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Context } from './context.ts';
import { act, change, running, type Draft } from './draft/draft.ts';
import type { LoadedGame } from './draft/loaded-game.ts';
import { stopPlans } from './draft/planned.ts';
import { cutShort, forgetIn, withoutName } from './draft/removal.ts';
import { changeGame, type Work } from './live/pipeline.ts';
import { rewriteRecord } from './live/refresh.ts';
import { type GameRecord, hasEnded } from './record/record.ts';
import { removeEmpty } from './seating.ts';

/** Call before an account is deleted: resigns running games, leaves waiting ones, replaces the name. */
export async function forget(context: Context, person: PersonId): Promise<void> {
  for (const game of (await context.deps.store.people.exportOf(person)).games) {
    const instead = (record: GameRecord, nowMs: number): GameRecord =>
      withoutName(cutShort(record, nowMs), person);
    // There may be thousands of ended games: replacing a name needs none of them folded
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
    stopPlans(draft, { why: 'taken-back' }, nowMs); // they were made for another position
  });
}

/** Where the log of a game cannot be folded, only its record changes. */
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
