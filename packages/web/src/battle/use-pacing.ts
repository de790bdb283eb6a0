// Plays the new events of a battle one by one, from the last one this page has shown: for a game that is looked at
// again. At the table the session does it, because nothing beside the panel may run ahead of it.
import { useEffect, useState } from 'preact/hooks';
import type { Playing } from './battle.tsx';
import { ROLL_MS, beatMs } from './pacing.ts';
import type { Story } from './story.ts';

export interface BattlePacing {
  readonly playing: Playing | null; // null: nothing is animating, and no more is to come
  readonly finish: () => void; // show all at once
}

interface Shown {
  readonly battle: string;
  readonly shown: number;
  readonly moving: boolean;
}

export function useBattlePacing(game: string, story: Story | null, pace: number): BattlePacing {
  const battle = `${game} ${story?.number ?? 0}`;
  const total = story?.events.length ?? 0;
  const [stored, setShown] = useState<Shown>({ battle, shown: total, moving: false });
  // A different battle starts from its beginning; an undone order removes its event
  const begun: Shown = stored.battle === battle ? stored : { battle, shown: 0, moving: false };
  const showing: Shown = pace === 0 || begun.shown > total ? { battle, shown: total, moving: false } : begun;
  const { shown, moving } = showing;
  const playing = moving || shown < total;
  const last = moving ? story!.events[shown - 1]! : null;
  const isRolling = last?.kind === 'fired';
  const beat = last === null ? 0 : pace * (beatMs(last) + (isRolling ? ROLL_MS : 0));

  useEffect(() => {
    if (!playing) {
      setShown({ battle, shown, moving });
      return;
    }
    if (!moving) {
      setShown({ battle, shown: shown + 1, moving: true });
      return;
    }
    const timer = setTimeout(() => setShown({ battle, shown, moving: false }), beat);
    return () => clearTimeout(timer);
  }, [battle, shown, moving, playing, beat]);

  return {
    playing: playing ? { shown, isRolling } : null,
    finish: () => setShown({ battle, shown: total, moving: false }),
  };
}
