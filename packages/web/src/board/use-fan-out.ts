// Which stack is fanned out: the one that was tapped, or the one where a mouse rests. Where it only passes or presses, a
// stack stays as it was: the block pressed is the one whose face was seen.
import type { AreaId } from '@rubicon/engine';
import { useEffect, useRef, useState } from 'preact/hooks';

const REST_MS = 200; // as long as a hand on its way takes to press

interface FanOut {
  readonly open: AreaId | null;
  readonly tap: (area: AreaId | null) => void;
  readonly rest: (area: AreaId | null) => void; // the pointer came to another location, or left the board
  readonly hold: () => void; // it stays as it is
}

export function useFanOut(): FanOut {
  const [open, setOpen] = useState<AreaId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hold = (): void => clearTimeout(timer.current);
  useEffect(() => hold, []);
  return {
    open,
    tap: setOpen,
    rest: (area) => {
      hold();
      if (area === open) return;
      if (open !== null) setOpen(null);
      if (area !== null) timer.current = setTimeout(() => setOpen(area), REST_MS);
    },
    hold,
  };
}
