// What the board shows and does while something is told.
import { useComputed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { sentencesOf } from '@rubicon/words';
import type { Seat } from '../../authority/table.ts';
import type { BoardEvents, Mark, Trace } from '../../board/lit.ts';
import type { Session } from '../session/session.ts';
import type { Recap } from '../session/session-state.ts';
import { tracesOf } from './traces.ts';

interface TellingBoard {
  readonly traces: ReadonlySignal<readonly Trace[]>; // until the player's next order
  readonly onward: BoardEvents;
}

export function useTellingBoard(session: Session): TellingBoard {
  const traces = useComputed(() => {
    const recap = session.recap.value;
    const told = recap === null ? session.told.value : recap.frames.slice(0, recap.index + 1);
    return session.past.value === null ? tracesOf(told, recap !== null) : [];
  });
  const onward = useMemo(() => pressesOnward(session), [session]);
  return { traces, onward };
}

/** The map turns to where things happen. */
export function markOf({ frames, index }: Recap, seat: Seat): Mark {
  const { events, count } = frames[index]!.step;
  const said = sentencesOf(events, seat);
  const counted = count?.area ?? null;
  return {
    areas: counted === null ? [...new Set(said.flatMap(({ areas }) => areas))] : [counted],
    path: null,
    around: said.flatMap(({ path }) => path ?? []),
  };
}

/** While something is told, a press on the map goes on to the next step. */
function pressesOnward({ stepRecap }: Session): BoardEvents {
  const onward = (): void => stepRecap(1);
  const nothing = (): void => {
    // No orders are given meanwhile
  };
  return {
    onBlock: onward,
    onStack: onward,
    onArea: onward,
    onNothing: onward,
    onAreaHover: nothing,
    onLasso: nothing,
    onHold: nothing,
    onDrop: nothing,
  };
}
