// Which games count for ratings (docs/ratings.md).
import { SIDES, type Side } from '@rubicon/engine';
import { isRated, type GameRecord } from '../games/record/record.ts';

/** Whether the result of a game that has ended counts. */
export const counts = (record: GameRecord): boolean =>
  record.status === 'over' && isRated(record) && SIDES.every((side) => record.standIns[side] === null);

/** A player did not finish the game: lost on time, or let a computer take over. */
export const isAbandoned = ({ standIns, summary }: GameRecord, side: Side): boolean =>
  standIns[side] !== null ||
  (summary.result?.reason === 'time' && summary.result.winner !== null && summary.result.winner !== side);
