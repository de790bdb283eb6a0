// The players of one worker process: answers one question at a time, and caches the players it is asked to cache.
import { answerOf, makePlayer, withDeadline, type Player } from '@rubicon/ai';
import type { Answer, Question } from './question.ts';

export function workerPlayers(now: () => number): (question: Question) => Answer {
  const players = new Map<string, { readonly player: Player; told: number }>();

  function choose({ player: name, level, seed, after, told, view, orders, stopAfterMs }: Question): string {
    if (after === 0) players.set(name, { player: makePlayer(level, seed), told: 0 });
    const remembered = players.get(name);
    if (remembered === undefined || remembered.told !== after)
      throw new RangeError(`This player has been told ${remembered?.told ?? 'nothing'}, not ${after}.`);
    remembered.player.observe(told);
    remembered.told += told.length;
    return answerOf(remembered.player, { level, view, orders }, withDeadline({}, stopAfterMs, now));
  }

  return (question) => {
    for (const name of question.forget) players.delete(name);
    try {
      return { ok: true, order: choose(question) };
    } catch (error) {
      players.delete(question.player); // it may have received only part
      return { ok: false, fault: error instanceof Error ? error.message : String(error) };
    }
  };
}
