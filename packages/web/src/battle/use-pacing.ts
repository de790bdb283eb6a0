// Plays what a story has gained, event by event, from where this page last saw it.
import { useEffect, useState } from 'preact/hooks';
import { beatMs } from './pacing.ts';
import type { Story } from './story.ts';

export interface BattlePacing {
  readonly shown: number; // how many events are on the table
  readonly playing: boolean; // the last of them is still moving, or more are to come
  readonly finish: () => void; // all at once
}

interface Shown {
  readonly battle: string;
  readonly shown: number;
  readonly moving: boolean;
}

export function useBattlePacing(game: string, story: Story | null, still: boolean): BattlePacing {
  const battle = `${game} ${story?.number ?? 0}`;
  const total = story?.events.length ?? 0;
  const [stored, setShown] = useState<Shown>({ battle, shown: total, moving: false });
  // Another battle begins at its beginning; an order taken back takes its event along
  const begun: Shown = stored.battle === battle ? stored : { battle, shown: 0, moving: false };
  const showing: Shown = still || begun.shown > total ? { battle, shown: total, moving: false } : begun;
  const { shown, moving } = showing;
  const playing = moving || shown < total;
  const beat = moving ? beatMs(story!.events[shown - 1]!) : 0;

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

  return { shown, playing, finish: () => setShown({ battle, shown: total, moving: false }) };
}
