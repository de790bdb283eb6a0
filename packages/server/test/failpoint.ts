// For crash tests: ends the process at a named point, as if the power had failed.
import { FAILPOINTS, type Failpoint } from '../src/games/live/deps.ts';

/** `before-answer:17` ends it the seventeenth time it gets there. Without a value there is no such point. */
export function failpointFrom(
  text: string | undefined,
  kill: () => unknown = () => process.kill(process.pid, 'SIGKILL'),
): { failpoint?: (name: Failpoint) => void } {
  if (text === undefined || text === '') return {};
  const [name, count = '1'] = text.split(':');
  if (!FAILPOINTS.some((each) => each === name) || !/^\d+$/.test(count))
    throw new Error(
      `RUBICON_FAILPOINT is ${text}, but it should be one of ${FAILPOINTS.join(', ')}, and a number.`,
    );
  let left = Number(count);
  return {
    failpoint: (reached) => {
      if (reached === name && --left === 0) kill();
    },
  };
}
