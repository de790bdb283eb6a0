// The games of a simulated tournament: what their players do, and what a tournament asks of the service of games. No game
// is really played: its record says how it goes.
import type { Side } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../../src/base/refused.ts';
import type { StoredGame } from '../../src/data/contract/store.ts';
import { tournamentRecord } from '../../src/games/draft/new-game.ts';
import { both, other, storedOf, type GameRecord } from '../../src/games/record/record.ts';
import type { TournamentDeps } from '../../src/tournaments/service.ts';

export interface SimulatedGames extends Omit<TournamentDeps['games'], 'file'> {
  readonly records: ReadonlyMap<GameId, GameRecord>;
  rows(ids: readonly GameId[]): Promise<StoredGame[]>;
  /** Its players do something; after a few times it is over. */
  play(game: GameId): void;
}

interface Wanted {
  readonly roll: (among: number) => number;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly now: () => number;
}

export function simulatedGames({ roll, randomBytes, now }: Wanted): SimulatedGames {
  const records = new Map<GameId, GameRecord>();
  const isLucky = (among: number): boolean => roll(among) === 0;
  const change = (record: GameRecord, given: Partial<GameRecord>): void =>
    void records.set(record.id, { ...record, ...given, changedMs: now() });
  const ready = (): string => Buffer.from(randomBytes(8)).toString('hex');
  const somePoints = () => both(() => 4 + roll(4));

  /** One of the two is ready, or both: then it begins, and sides that were bid for are settled. */
  function prepare(record: GameRecord): void {
    const { sitters, bids } = record;
    if (isLucky(12)) change(record, { status: 'aborted' }); // it waited too long
    else if (isLucky(3)) change(record, { entropies: { ...record.entropies, caesar: ready() } });
    else {
      const isSwapped = bids !== null && isLucky(2);
      change(record, {
        status: 'running',
        entropies: both(ready),
        bids: bids === null ? null : both((side: Side) => ({ side, points: roll(5) })),
        sitters: isSwapped ? both((side) => sitters[other(side)]) : sitters,
      });
    }
  }

  function goOn(record: GameRecord): void {
    const { vacationDays, summary } = record;
    const rolled = roll(10);
    if (rolled === 0 && vacationDays.caesar > 0)
      change(record, { vacationDays: { ...vacationDays, caesar: vacationDays.caesar - 1 } });
    else if (rolled <= 2) change(record, { summary: { ...summary, points: somePoints() } });
    else {
      const winner = (['caesar', 'pompey', 'caesar', 'pompey', null] as const)[roll(5)]!;
      const result = { winner, reason: 'resignation' } as const;
      change(record, { status: 'over', summary: { ...summary, points: somePoints(), result } });
    }
  }

  return {
    records,
    rows: (ids) => Promise.resolve(ids.flatMap((id) => records.get(id) ?? []).map(storedOf)),
    play: (game) => {
      const record = records.get(game);
      if (record?.status === 'waiting') prepare(record);
      else if (record?.status === 'running') goOn(record);
    },
    createInTournament: (wanted) => {
      for (const each of wanted)
        if (!records.has(each.id)) records.set(each.id, tournamentRecord(each, randomBytes, now()));
      return Promise.resolve();
    },
    end: (game) => {
      const record = records.get(game);
      if (record === undefined || record.status === 'over' || record.status === 'aborted')
        return Promise.reject(new Refused('game-over', 'It is over, or does not exist.'));
      change(record, { status: 'aborted' });
      return Promise.resolve();
    },
  };
}
