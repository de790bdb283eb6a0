// Whether what players were told fits what is stored: every acknowledged order in its place, none twice, and each saw
// the same game.
import { decisionOf, fold, type Game, type LogEntry, type Side } from '@rubicon/engine';
import type { GameId, Update } from '@rubicon/protocol';
import type { Client } from '../live-kit.ts';
import type { Seen } from './player.ts';

export interface Stored {
  readonly record: string;
  readonly entries: readonly string[];
}

/** One sentence for each contradiction. */
export async function contradictions(
  { record, entries: texts }: Stored,
  game: GameId,
  players: readonly { readonly person: Client; readonly seen: Seen }[],
): Promise<string[]> {
  const { options } = JSON.parse(record) as { options: Game['options'] };
  const entries = texts.map((text) => JSON.parse(text) as LogEntry);
  const problems = [
    ...orderProblems(
      options,
      entries,
      players.map(({ seen }) => seen),
    ),
  ];
  for (const { person, seen } of players) {
    const fresh = await person.done<Update>('GET', `/games/${game}`);
    const told = JSON.stringify(fresh.told.slice(0, seen.held.told.length));
    if (told !== JSON.stringify(seen.held.told))
      problems.push(`${seen.side} was told another game than there is.`);
    problems.push(...seen.faults.map((fault) => `${seen.side} ${fault}.`));
  }
  return problems.map((problem) => `Game ${game}: ${problem}`);
}

/** Each side's orders are those it was acknowledged, in that order, and forced ones. */
function orderProblems(
  options: Game['options'],
  entries: readonly LogEntry[],
  all: readonly Seen[],
): string[] {
  const problems: string[] = [];
  const left = new Map<Side, string[]>(all.map(({ side, acknowledged }) => [side, [...acknowledged]]));
  let before: Game | null = null;
  fold({ options, entries }, ({ entry, game: after }) => {
    if (entry.kind === 'order') {
      const wanted = left.get(entry.side)!;
      if (wanted[0] === entry.order) wanted.shift();
      else if (decisionOf(before!, entry.side)?.orders.length !== 1)
        problems.push(`nobody was told of ${entry.side}’s “${entry.order}”.`);
    }
    before = after;
  });
  for (const [side, lost] of left)
    if (lost.length > 0) problems.push(`“${lost[0]}” of ${side} was acknowledged and is lost.`);
  return problems;
}
