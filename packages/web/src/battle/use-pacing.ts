// Plays what a story has gained, event by event, from where this page last saw it.
import { useEffect, useState } from 'preact/hooks';
import { beatMs } from './pacing.ts';
import type { Story } from './story.ts';

export interface Playback {
  readonly shown: number; // how many events are on the table
  readonly playing: boolean; // the last of them is still moving, or more are to come
  readonly finish: () => void; // all at once
}

interface Reel {
  readonly battle: string;
  readonly shown: number;
  readonly moving: boolean;
}

export function usePlayback(game: string, story: Story | null, still: boolean): Playback {
  const battle = `${game} ${story?.number ?? 0}`;
  const total = story?.events.length ?? 0;
  const [stored, setReel] = useState<Reel>({ battle, shown: total, moving: false });
  // Another battle begins at its beginning; an order taken back takes its event along
  const begun: Reel = stored.battle === battle ? stored : { battle, shown: 0, moving: false };
  const reel: Reel = still || begun.shown > total ? { battle, shown: total, moving: false } : begun;
  const { shown, moving } = reel;
  const playing = moving || shown < total;
  const beat = moving ? beatMs(story!.events[shown - 1]!) : 0;

  useEffect(() => {
    if (!playing) {
      setReel({ battle, shown, moving });
      return;
    }
    if (!moving) {
      setReel({ battle, shown: shown + 1, moving: true });
      return;
    }
    const timer = setTimeout(() => setReel({ battle, shown, moving: false }), beat);
    return () => clearTimeout(timer);
  }, [battle, shown, moving, playing, beat]);

  return { shown, playing, finish: () => setReel({ battle, shown: total, moving: false }) };
}
