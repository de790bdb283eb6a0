// Standing orders: a side's in one game, and a person's defaults for every game (their `habits`).
import type { Side } from '@rubicon/engine';
import type { GameId, Standing } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { change } from './draft/draft.ts';
import { changeGame, loadGame } from './live/pipeline.ts';
import { habitOf } from './live/read-game.ts';
import type { Maintenance } from './maintenance.ts';
import { sidesOf } from './record/record.ts';
import { sideOf } from './record/seats.ts';

export async function standing(
  context: Context,
  by: Person,
  game: GameId,
  as: Side | null,
): Promise<Standing | null> {
  const { loaded } = await loadGame(context, game);
  return loaded.record.standing[sideOf(loaded.record, by, as)];
}

export async function setStanding(
  context: Context,
  by: Person,
  game: GameId,
  orders: Standing | null,
  as: Side | null,
): Promise<void> {
  checkOpen(context);
  await changeGame(context, game, (draft) => {
    const side = sideOf(draft.record, by, as);
    const { standing: others, ended } = draft.record;
    change(draft, { standing: { ...others, [side]: orders }, ended: { ...ended, [side]: [] } });
  });
}

export const habit = ({ deps }: Context, by: Person): Promise<Standing | null> => habitOf(deps, by.id);

/** Decisions the new defaults can answer in waiting games are answered at once. */
export async function setHabit(
  context: Context,
  maintenance: Maintenance,
  by: Person,
  orders: Standing | null,
): Promise<void> {
  checkOpen(context);
  const { store, bus } = context.deps;
  await store.people.change(by.id, { habit: orders === null ? null : JSON.stringify(orders) });
  bus?.tell('habit', by.id);
  for (const { loaded } of context.live.all())
    if (loaded !== null)
      for (const side of sidesOf(loaded.record, by.id)) loaded.habits = { ...loaded.habits, [side]: orders };
  await maintenance.passTimeIn((await store.games.askedOf(by.id)).map(({ id }) => id));
}
