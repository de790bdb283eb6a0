// Which games count (docs/ratings.md).
import { SIDES, type Side } from '@rubicon/engine';
import type { NewGame } from '@rubicon/protocol';
import { isRated, type GameRecord } from '../games/record/record.ts';

/** Whether a game could count, whoever takes the other side. */
export const canCount = (wanted: NewGame, isGuest: boolean): boolean => {
  const { opponent, aids, visibility, rules } = wanted;
  return (
    !isGuest &&
    opponent.kind !== 'self' &&
    !aids.hints &&
    visibility !== 'private' &&
    (rules.handicap ?? null) === null
  );
};

/** Whether the result of a game that has ended counts. */
export const counts = (record: GameRecord): boolean =>
  record.status === 'over' && isRated(record) && SIDES.every((side) => record.standIns[side] === null);

/** Somebody did not finish the game: lost on time, or left it to a machine. */
export const isAbandoned = ({ standIns, summary }: GameRecord, side: Side): boolean =>
  standIns[side] !== null ||
  (summary.result?.reason === 'time' && summary.result.winner !== null && summary.result.winner !== side);
