// Whole tournaments with people who are away, leave, do not come or are replaced, on a log that a crash cuts off.
import { SeededChance } from '@rubicon/engine';
import type { GameId, PersonId, TournamentFormat } from '@rubicon/protocol';
import {
  keyOf,
  type Outcome,
  type Terms,
  type TournamentEntry,
  type TournamentEvent,
} from '../../src/tournaments/rules/event.ts';
import { nextStep, swissEvent } from '../../src/tournaments/rules/next.ts';
import { swissRound } from '../../src/tournaments/rules/swiss.ts';
import {
  applyEvent,
  foldTournament,
  openGames,
  type Entrant,
  type TournamentGame,
  type TournamentState,
} from '../../src/tournaments/rules/state.ts';

const PEOPLE: Readonly<Record<TournamentFormat, readonly [number, number]>> = {
  'round-robin': [3, 8],
  swiss: [3, 24],
  'knock-out': [3, 20],
  league: [5, 16],
};
const SEASONS = 3;

export interface Simulated {
  readonly entries: readonly TournamentEntry[];
  readonly state: TournamentState;
  readonly crashes: number;
}

export function simulate(format: TournamentFormat, seed: number): Simulated {
  const chance = new SeededChance(seed);
  const isLucky = (among: number): boolean => chance.roll(among) === 0;
  const [least, most] = PEOPLE[format];
  const people = least + chance.roll(most - least + 1);
  const hasAbsences = format === 'swiss' || format === 'league';
  let entries: TournamentEntry[] = [];
  let state: TournamentState | null = null;
  const keys = new Set<string>();
  let [nowMs, ids, newcomers, crashes] = [0, 0, 0, 0];
  const newId = (): GameId => `game-${seed}-${++ids}` as GameId;
  const newcomer = (): PersonId => `person-${++newcomers}` as PersonId;

  /** As the store does it: an event whose key is there already is refused. */
  const append = (event: TournamentEvent): void => {
    const key = keyOf(event);
    if (key !== null && keys.has(key)) throw new Error(`Twice: ${key}`);
    if (key !== null) keys.add(key);
    entries = [...entries, { atMs: nowMs, event }];
    state = state === null ? foldTournament(entries) : applyEvent(state, event, nowMs);
    if (!isLucky(6)) return;
    crashes++;
    state = foldTournament(JSON.parse(JSON.stringify(entries)) as TournamentEntry[]);
  };

  append({
    kind: 'made',
    by: 'organiser' as PersonId,
    terms: termsOf(format, people),
    draw: chance.roll(2 ** 31),
  });
  while (state!.waiting.length < people) {
    append({ kind: 'joined', person: newcomer() });
    if (isLucky(12)) append({ kind: 'left', person: state!.waiting.at(-1)!.person });
    else if (hasAbsences && isLucky(6)) beAway(state!.waiting.at(-1)!);
  }

  const outcome = (isLate: boolean): Outcome => {
    const [caesar, pompey] = [
      [2, 0],
      [2, 0],
      [0, 2],
      [0, 2],
      [1, 1],
    ][chance.roll(5)] as [number, number];
    if (isLate && isLucky(2))
      return isLucky(3)
        ? { how: 'forfeit', halves: { caesar: 0, pompey: 0 }, points: { caesar: 0, pompey: 0 } }
        : {
            how: 'forfeit',
            halves: { caesar: caesar === 1 ? 2 : caesar, pompey: caesar === 1 ? 0 : pompey },
            points: { caesar: 0, pompey: 0 },
          };
    return {
      how: isLate ? 'deadline' : 'played',
      halves: { caesar, pompey },
      points: { caesar: 4 + chance.roll(4), pompey: 4 + chance.roll(4) },
    };
  };

  for (let guard = 0; guard < 5000; guard++) {
    const step = nextStep(state!, nowMs, newId);
    if (step?.kind === 'start')
      append({ kind: 'started', seeds: state!.waiting.map(({ person }) => person).toReversed() });
    else if (step?.kind === 'open')
      append({ kind: 'opened', round: step.round.number, games: step.round.games.length });
    else if (step?.kind === 'late')
      for (const game of step.games) {
        if (isLucky(10)) {
          append({ kind: 'extended', game: game.game, byMs: 100 });
          continue;
        }
        bid(game);
        append({ kind: 'result', game: game.game, outcome: outcome(true) });
      }
    else if (step?.kind === 'close') append({ kind: 'closed', games: step.games.map(({ game }) => game) });
    else if (step?.kind === 'pair') append(swissEvent(state!, swissRound(state!), nowMs, newId));
    else if (step?.kind === 'event') {
      const isSeasonsEnd = step.event.kind === 'season' && step.event.season > SEASONS;
      append(isSeasonsEnd ? { kind: 'ended', isCalledOff: false } : step.event);
    } else if (state!.status === 'running') happen();
    else if (state!.status === 'open') beAway(state!.waiting.find(({ isAway }) => isAway)!);
    else if (state!.status === 'paused') append({ kind: 'resumed' });
    else return { entries, state: state!, crashes };
    nowMs += 1 + chance.roll(40);
  }
  throw new Error('The tournament does not end.');

  function happen(): void {
    const open = openGames(state!);
    const someone = (): PersonId | undefined => {
      const there = state!.seats.filter(({ isOut }) => !isOut);
      return there[chance.roll(there.length)]?.person;
    };
    const person = someone();
    const rolled = chance.roll(40);
    if (rolled === 0 && person !== undefined) append({ kind: 'left', person });
    else if (rolled === 1) {
      const seat = 1 + chance.roll(state!.seats.length); // who may have left
      const games = open.filter(({ caesar, pompey }) => caesar === seat || pompey === seat);
      append({
        kind: 'replaced',
        seat,
        in: newcomer(),
        games: games.map(({ game }) => [game, newId()] as const),
      });
    } else if (rolled <= 4 && hasAbsences && person !== undefined) {
      beAway(state!.seats.find((each) => each.person === person && !each.isOut)!);
    } else if (rolled === 5) append({ kind: 'paused' });
    else if (rolled === 6 && format === 'league') append({ kind: 'joined', person: newcomer() });
    else if (rolled === 7 && open[0] !== undefined)
      append({
        kind: 'ruled',
        game: open[0].game,
        winner: isLucky(2) ? 'caesar' : null,
        reason: 'So it is.',
        by: 'organiser' as PersonId,
      });
    else if (open.length > 0) {
      const game = open[chance.roll(open.length)]!;
      bid(game);
      append({ kind: 'result', game: game.game, outcome: outcome(false) });
    }
  }

  /** Away or back; some say when they will be back. */
  function beAway({ person, isAway }: Entrant): void {
    const backMs = !isAway && isLucky(2) ? { backMs: nowMs + 1 + chance.roll(1000) } : {};
    append({ kind: 'away', person, isAway: !isAway, ...backMs });
  }

  /** The bids for the sides of a decider may leave them the other way round, once. */
  function bid({ game, number, caesar, pompey }: TournamentGame): void {
    if (number !== 3 || keys.has(`sides ${game}`)) return;
    append({ kind: 'seated', game, caesar: isLucky(2) ? pompey : caesar });
  }
}

const termsOf = (format: TournamentFormat, seats: number): Terms => ({
  name: 'Cup',
  format,
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats,
  startMs: null,
  roundMs: 400,
  rounds: null,
  division: 4,
});
