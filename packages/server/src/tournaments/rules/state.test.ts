import type { GameId, PersonId, TournamentFormat } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import type { Outcome, Terms, TournamentEntry, TournamentEvent } from './event.ts';
import { decidingSeasonOf } from './league.ts';
import { nextStep, swissEvent, wakeMs } from './next.ts';
import { swissRound } from './swiss.ts';
import { standingsOf } from './standings.ts';
import { applyEvent, foldTournament, gameIn, type TournamentState } from './state.ts';

const termsOf = (format: TournamentFormat, seats: number): Terms => ({
  name: 'Ludi',
  format,
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats,
  startMs: null,
  roundMs: 1000,
  rounds: null,
  division: 4,
});

const personOf = (seat: number): PersonId => `person-${seat}` as PersonId;
let ids = 0;
const newId = (): GameId => `game-${++ids}` as GameId;

/** Started and paired, at time 0. */
function begun(format: TournamentFormat, people: number): TournamentState {
  const seats = Array.from({ length: people }, (_, index) => personOf(index + 1));
  const events: TournamentEvent[] = [
    { kind: 'made', by: personOf(0), terms: termsOf(format, people), draw: 0 },
    ...seats.map((person): TournamentEvent => ({ kind: 'joined', person })),
    { kind: 'started', seeds: seats },
  ];
  return goOn(foldTournament(events.map((event): TournamentEntry => ({ atMs: 0, event }))), 0);
}

/** Does what comes next by itself, until people have to play. */
function goOn(state: TournamentState, nowMs: number): TournamentState {
  const step = nextStep(state, nowMs, newId);
  if (step?.kind === 'event') return goOn(applyEvent(state, step.event, nowMs), nowMs);
  if (step?.kind === 'pair')
    return goOn(applyEvent(state, swissEvent(state, swissRound(state), nowMs, newId), nowMs), nowMs);
  if (step?.kind !== 'open') return state;
  const { number, games } = step.round;
  return goOn(applyEvent(state, { kind: 'opened', round: number, games: games.length }, nowMs), nowMs);
}

const outcome = (caesar: number, points: readonly [number, number] = [6, 6]): Outcome => ({
  how: 'played',
  halves: { caesar, pompey: 2 - caesar },
  points: { caesar: points[0], pompey: points[1] },
});

const open = ({ rounds }: TournamentState) => rounds.at(-1)!.games.filter((game) => game.outcome === null);

/** All games of the round end, each as `how` says of its seats. */
const played = (
  state: TournamentState,
  how: (caesar: number, pompey: number, number: number) => Outcome,
): TournamentState =>
  goOn(
    open(state).reduce(
      (now, { game, caesar, pompey, number }) =>
        applyEvent(now, { kind: 'result', game, outcome: how(caesar, pompey, number) }, 0),
      state,
    ),
    0,
  );

const better = (caesar: number, pompey: number): Outcome => outcome(caesar < pompey ? 2 : 0);

describe('a result', () => {
  test('is the first that was told, whatever comes later; a ruling stands above it', () => {
    const state = begun('round-robin', 3);
    const { game } = open(state)[0]!;
    const once = applyEvent(state, { kind: 'result', game, outcome: outcome(2) }, 0);
    const twice = applyEvent(once, { kind: 'result', game, outcome: outcome(0) }, 0);
    expect(gameIn(twice, game)!.outcome).toEqual(outcome(2));
    const ruled = applyEvent(twice, { kind: 'ruled', game, winner: null, reason: 'x', by: personOf(0) }, 0);
    const late = applyEvent(ruled, { kind: 'result', game, outcome: outcome(0) }, 0);
    expect(gameIn(late, game)!.outcome).toMatchObject({ how: 'ruled', halves: { caesar: 1, pompey: 1 } });
  });

  test('does not undo that someone has left', () => {
    const state = begun('round-robin', 3);
    const { game, caesar } = open(state)[0]!;
    const left = applyEvent(state, { kind: 'left', person: personOf(caesar) }, 0);
    const late = applyEvent(left, { kind: 'result', game, outcome: outcome(2) }, 0);
    expect(gameIn(late, game)!.outcome).toMatchObject({ how: 'forfeit', halves: { caesar: 0, pompey: 2 } });
  });
});

test.each([
  ['before half of their games', 1, true],
  ['after half of their games', 2, false],
] as const)('whoever leaves a cup %s is struck or not', (_, rounds, isStruck) => {
  let state = begun('round-robin', 4);
  for (let round = 1; round <= rounds; round++) state = played(state, better);
  const left = applyEvent(state, { kind: 'left', person: personOf(1) }, 0);
  const [rows] = standingsOf(left, 1);
  expect(rows!.find(({ seat }) => seat === 1)).toMatchObject({ isStruck, halves: isStruck ? 0 : 8 });
});

describe('a knock-out', () => {
  test('of five has byes for the best, and the first two meet in the final', () => {
    let state = begun('knock-out', 5);
    expect(state.rounds[0]).toMatchObject({ byes: [1, 2, 3] });
    expect(open(state).map(({ caesar, pompey }) => [caesar, pompey])).toEqual([
      [4, 5],
      [5, 4],
    ]);
    state = played(played(state, better), better);
    expect(open(state)[0]).toMatchObject({ caesar: 1, pompey: 2 });
    state = played(state, better);
    expect(state.status).toBe('over');
    const places = standingsOf(state, 1)[0]!.map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 5],
    ]);
  });

  const final = (): TournamentState => played(begun('knock-out', 3), better);

  test('goes by victory points if each has won one', () => {
    const state = played(final(), (caesar) => outcome(2, caesar === 2 ? [9, 4] : [7, 5]));
    expect(state.status).toBe('over');
    expect(standingsOf(state, 1)[0]![0]).toMatchObject({ seat: 2, place: 1 });
  });

  test('is lost by whoever wins one game and leaves the other, whatever the victory points', () => {
    const state = final();
    const { game } = open(state).find(({ caesar }) => caesar === 1)!;
    const won = applyEvent(state, { kind: 'result', game, outcome: outcome(2, [10, 0]) }, 0);
    const left = goOn(applyEvent(won, { kind: 'left', person: personOf(1) }, 0), 0);
    expect(open(left)).toEqual([]);
    expect(standingsOf(left, 1)[0]![0]).toMatchObject({ seat: 2, place: 1 });
  });

  test('has a decider for every tie that is level, without waiting for the others', () => {
    let state = begun('knock-out', 8);
    const result = (table: number): TournamentState =>
      open(state)
        .filter((game) => game.table === table && game.number < 3)
        .reduce((now, { game }) => applyEvent(now, { kind: 'result', game, outcome: outcome(2) }, 0), state);
    const deciders = (): number[] =>
      open(state).flatMap(({ table, number }) => (number === 3 ? [table] : []));
    state = goOn(result(2), 0);
    expect(deciders()).toEqual([2]);
    state = goOn(result(4), 0);
    expect(deciders()).toEqual([2, 4]);
    expect(state.rounds).toHaveLength(1);
  });

  test('has a decider if these are equal too, and then the better seed', () => {
    const level = played(final(), () => outcome(2, [7, 5]));
    expect(open(level)).toMatchObject([{ number: 3, table: 1 }]);
    expect(standingsOf(level, 1)[0]!.map(({ place }) => place)).toEqual([1, 1, 3]);
    const drawn = played(level, () => outcome(1));
    expect(drawn.status).toBe('over');
    expect(standingsOf(drawn, 1)[0]![0]).toMatchObject({ seat: 1, place: 1 });
    const decided = played(level, (caesar) => outcome(caesar === 2 ? 2 : 0));
    expect(standingsOf(decided, 1)[0]![0]).toMatchObject({ seat: 2, place: 1 });
  });
});

describe('a decider whose tie is ruled otherwise', () => {
  const rule = (state: TournamentState, game: GameId, winner: 'caesar' | null): TournamentState =>
    goOn(applyEvent(state, { kind: 'ruled', game, winner, reason: 'x', by: personOf(0) }, 0), 0);
  const closed = (state: TournamentState): TournamentState =>
    goOn(applyEvent(state, { kind: 'closed', games: state.toClose.map(({ game }) => game) }, 0), 0);

  test('is withdrawn and ended, and the next round begins', () => {
    const level = played(begun('knock-out', 3), () => outcome(2, [7, 5]));
    const [first, , decider] = level.rounds[0]!.games;
    expect(decider).toMatchObject({ number: 3, outcome: null });
    const ruled = closed(rule(level, first!.game, null));
    expect(ruled.toClose).toMatchObject([{ game: decider!.game }]);
    expect(gameIn(ruled, decider!.game)).toBe(null);
    const next = closed(ruled);
    expect(next.rounds).toHaveLength(2);
    expect(open(next)[0]).toMatchObject({ caesar: 1, pompey: first!.pompey });
  });

  test('is paired anew if a further ruling makes the tie level again', () => {
    const level = played(begun('knock-out', 8), () => outcome(2, [7, 5]));
    const [first, second] = level.rounds[0]!.games;
    const decider = open(level).find(({ table }) => table === first!.table)!;
    const ruled = closed(rule(level, first!.game, null));
    const again = closed(closed(rule(ruled, second!.game, null)));
    const fresh = open(again).filter(({ table }) => table === decider.table);
    expect(fresh).toMatchObject([{ number: 3, outcome: null }]);
    expect(fresh[0]!.game).not.toBe(decider.game);
    expect(again.rounds[0]!.opened).toBe(again.rounds[0]!.games.length);
  });
});

test('a final that a ruling leaves level after the end has two winners', () => {
  const end = played(played(begun('knock-out', 3), better), better);
  const both = end.rounds[1]!.games;
  const level = both.reduce(
    (state, { game }) =>
      applyEvent(state, { kind: 'ruled', game, winner: null, reason: 'x', by: personOf(0) }, 0),
    end,
  );
  expect(standingsOf(level, 1)[0]!.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('a league moves the winner of a division up and the last of the one above down', () => {
  let state = begun('league', 8);
  expect(state.seasons).toEqual([
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  ]);
  while (state.seasons.length === 1) state = played(state, better);
  expect(state.seasons[1]).toEqual([
    [1, 2, 3, 5],
    [4, 6, 7, 8],
  ]);
});

test.each([
  ['in its first season', 0, 1],
  ['right after a season', 1, 1],
  ['in the middle of the next', 1.5, 1],
  ['right after two', 2, 2],
])(
  'a league that is ended %s is won by the last season that was played to its end',
  (_, seasons, expected) => {
    let state = begun('league', 4);
    while (state.seasons.length <= seasons) state = played(state, better);
    if (seasons % 1 > 0) state = played(state, better);
    expect(decidingSeasonOf(state)).toBe(expected);
  },
);

test('it wakes at its next deadline, which a pause puts off', () => {
  const state = begun('swiss', 4);
  expect(wakeMs(state, 0)).toBe(1000);
  expect(nextStep(state, 999, newId)).toBe(null);
  expect(nextStep(state, 1000, newId)).toMatchObject({ kind: 'late' });
  const paused = applyEvent(state, { kind: 'paused' }, 400);
  expect([wakeMs(paused, 5000), nextStep(paused, 5000, newId)]).toEqual([null, null]);
  expect(wakeMs(applyEvent(paused, { kind: 'resumed' }, 5000), 5000)).toBe(5600);
});

test('standings are counted once, however many look at them', () => {
  const state = begun('league', 4);
  expect(standingsOf(state, 1)).toBe(standingsOf(state, 1));
  const next = played(state, () => outcome(2));
  expect(standingsOf(next, 1)[0]!.map(({ halves }) => halves)).not.toEqual(
    standingsOf(state, 1)[0]!.map(({ halves }) => halves),
  );
});
