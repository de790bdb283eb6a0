import {
  EDITIONS,
  REVISION,
  SeededChance,
  fold,
  give,
  newGame,
  viewOf,
  type GameFile,
  type Log,
  type Side,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playLog } from '../../test/played-log.ts';
import { factsOf } from './facts.ts';

const asFile = (log: Log): GameFile => ({ ...log, players: { caesar: 'A', pompey: 'B' }, dice: [] });

/** The first card of a side that an order of this kind names, by the log alone. */
const firstCard = ({ entries }: Log, side: Side, verb: 'discard' | 'play'): string | undefined =>
  entries
    .flatMap((entry) => (entry.kind === 'order' && entry.side === side ? [entry.order] : []))
    .find((order) => order.startsWith(`${verb} `))
    ?.slice(verb.length + 1);

describe.each(EDITIONS)('facts of a game of edition %s', (edition) => {
  test.each([1, 2, 3])('agree with its log and its end: seed %i', (seed) => {
    const log = playLog(edition, seed, 'random');
    const facts = factsOf({ ...asFile(log), machines: { pompey: 'miles' } })!;
    const game = fold(log);
    const { points } = viewOf(game, 'spectator');
    expect(facts).toMatchObject({
      ...game.result,
      edition,
      machines: { caesar: null, pompey: 'miles' },
      points,
      laidAside: { caesar: firstCard(log, 'caesar', 'discard'), pompey: firstCard(log, 'pompey', 'discard') },
      opened: { caesar: firstCard(log, 'caesar', 'play'), pompey: firstCard(log, 'pompey', 'play') },
    });
    const turns = new Set<string>();
    fold(log, ({ game: now }) => {
      const { year, turn } = viewOf(now, 'spectator');
      turns.add(`${year}.${turn}`);
    });
    expect(facts.turns).toBe(turns.size);
  });
});

test('a game that still runs has none', () => {
  const options = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;
  const { game } = newGame(options, new SeededChance(1), 0);
  expect(factsOf(asFile({ options, entries: game.entries }))).toBeNull();
});

test('a game that began from a position has a result, but no opening', () => {
  const options = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;
  const chance = new SeededChance(1);
  const position =
    'position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 hands=2/2+2/2+1/2,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2 map=Genua(C.Caesar:3);Alexandria(P.Pompey:3,Cleopatra:4) locked=C.Octavian,P.Brutus';
  let { game } = newGame(options, chance, 0);
  for (const request of [
    { kind: 'rebase', position, reason: 'set up', revision: REVISION },
    { kind: 'resign', side: 'caesar' },
  ] as const) {
    const given = give(game, request, chance, 0);
    if (!given.ok) throw new Error(given.message);
    ({ game } = given);
  }
  const none = { caesar: null, pompey: null };
  expect(factsOf(asFile({ options, entries: game.entries }))).toMatchObject({
    winner: 'pompey',
    reason: 'resignation',
    laidAside: none,
    opened: none,
    battles: 0,
  });
});
