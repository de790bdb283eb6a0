import { AREA_IDS } from '@rubicon/engine';
import type { GameId, Standing } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  begun,
  clientOf,
  look,
  playOn,
  playerOf,
  testWorld,
  type TestWorld,
} from '../../../test/game-service-kit.ts';
import { standingAnswer } from '../standing/standing-answer.ts';

const FIRE: Standing = {
  usual: {
    rules: [{ do: 'fire' }, { do: 'retreat' }, { do: 'pass' }],
    hits: 'least-firepower',
    spareLeaders: true,
    retreatTo: [],
  },
  battles: [],
};

async function untilBattle(world: TestWorld, game: GameId): Promise<void> {
  const step = async () => (await look(world, game, 'spectator')).table.view!.step;
  await playOn(world, game, 4, 3000, async () => (await step()) === 'battle');
  expect(await step()).toBe('battle');
}

describe('standing orders', () => {
  test('fight a battle for both sides without asking anyone', async () => {
    const world = testWorld();
    world.standing = standingAnswer;
    const game = await begun(world);
    await untilBattle(world, game);
    const { asked, battle } = (await look(world, game, 'spectator')).table.view!;
    const heard: string[] = [];
    await world.games.watch(
      null,
      game,
      { after: 0, chatAfter: 0, as: 'spectator' },
      clientOf(null, (message) => void heard.push(JSON.stringify(message))),
    );
    const idle = asked === 'caesar' ? 'pompey' : 'caesar';
    await world.games.setStanding(playerOf(idle), game, FIRE, null);
    expect(heard).toHaveLength(2); // state and presence only: standing orders are private
    await world.games.setStanding(playerOf(asked!), game, FIRE, null);
    const { view } = (await look(world, game, 'spectator')).table;
    expect(['battle', 'hits']).not.toContain(view!.battle?.area === battle!.area ? view!.step : 'over');
    expect(await world.games.standing(playerOf(idle), game, null)).toEqual(FIRE);
    expect(await look(world.again(), game, 'caesar')).toEqual(await look(world, game, 'caesar'));
  });

  test('for one battle end with it', async () => {
    const world = testWorld();
    world.standing = standingAnswer;
    const game = await begun(world);
    await untilBattle(world, game);
    const { area } = (await look(world, game, 'spectator')).table.view!.battle!;
    const elsewhere = AREA_IDS.find((each) => each !== area)!;
    const once: Standing = {
      usual: null,
      battles: [
        { area, orders: FIRE.usual },
        { area: elsewhere, orders: FIRE.usual },
      ],
    };
    await world.games.setStanding(ANN, game, once, null);
    await world.games.setStanding(BEN, game, once, null);
    const left = { usual: null, battles: [{ area: elsewhere, orders: FIRE.usual }] };
    expect(await world.games.standing(ANN, game, null)).toEqual(left);
    expect(await world.again().games.standing(BEN, game, null)).toEqual(left);
  });

  test('are visible to their owner only, and can be withdrawn', async () => {
    const world = testWorld();
    const game = await begun(world);
    await world.games.setStanding(ANN, game, FIRE, null);
    expect(await world.games.standing(BEN, game, null)).toBeNull();
    await expect(world.games.standing(BEN, game, 'caesar')).rejects.toMatchObject({ code: 'not-your-side' });
    await world.games.setStanding(ANN, game, null, null);
    expect(await world.games.standing(ANN, game, null)).toBeNull();
  });

  test('set as defaults apply in every game, including running ones', async () => {
    const world = testWorld();
    world.standing = standingAnswer;
    for (const { id, name } of [ANN, BEN])
      await world.store.people.add({
        id,
        name,
        nameKey: name,
        passwordHash: null,
        createdMs: 0,
        bannedMs: null,
        settings: '{}',
        habit: null,
        language: null,
      });
    const game = await begun(world);
    await untilBattle(world, game);
    const asked = (await look(world, game, 'spectator')).table.view!.asked!;
    const before = (await look(world, game, 'spectator')).table.cursor;
    await world.games.setHabit(playerOf(asked), FIRE);
    expect(await world.games.habit(playerOf(asked))).toEqual(FIRE);
    expect((await look(world, game, 'spectator')).table.cursor).toBeGreaterThan(before);
    const again = world.again();
    again.standing = standingAnswer;
    await playOn(again, game, 5, 200);
    expect((await look(again, game, 'spectator')).table.cursor).toBeGreaterThan(before);
  });
});

test('standing orders that cannot be followed leave the game playable', async () => {
  const world = testWorld();
  world.standing = () => {
    throw new TypeError('No such rule.');
  };
  const game = await begun(world);
  for (const person of [ANN, BEN]) await world.games.setStanding(person, game, FIRE, null);
  await untilBattle(world, game);
  await playOn(world, game, 4, 20);
  expect(world.logged[0]).toContain('No such rule.');
});

test('a forced choice is made automatically in a battle, and nowhere else', async () => {
  const world = testWorld();
  const steps = new Set<string>();
  for (const edition of ['2.0', '1.0'] as const) {
    const game = await begun(world, { edition });
    await playOn(world, game, 11, 600, async () => {
      for (const side of ['caesar', 'pompey'] as const) {
        const { decision } = (await look(world, game, side)).table;
        if (decision?.required === true && decision.orders!.length === 1) steps.add(decision.step);
      }
    });
  }
  expect(steps.size).toBeGreaterThan(0);
  for (const step of ['fight', 'battle', 'hits']) expect(steps).not.toContain(step);
});
