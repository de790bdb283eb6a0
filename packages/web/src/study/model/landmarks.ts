// The landmarks of a game's history: moments, turns, years and battles.
import type { AreaId, HistoryEntry } from '@rubicon/engine';

export const STRIDES = ['moment', 'battle', 'turn', 'year'] as const;
export type Stride = (typeof STRIDES)[number];

interface When {
  readonly at: number; // number of an entry
  readonly year: number;
  readonly turn: number;
}

export interface Landmarks {
  readonly moments: readonly number[];
  readonly turns: readonly When[]; // the first moment of each
  readonly battles: readonly (When & { readonly area: AreaId })[];
}

export function landmarksOf(story: readonly HistoryEntry[]): Landmarks {
  const turns: When[] = [];
  for (const { cursor: at, year, turn } of story) {
    const last = turns.at(-1);
    if (last?.year !== year || last.turn !== turn) turns.push({ at, year, turn });
  }
  return {
    moments: story.map(({ cursor }) => cursor),
    turns,
    battles: story.flatMap(({ cursor: at, year, turn, events }) =>
      events.flatMap((event) => (event.kind === 'battle' ? [{ at, year, turn, area: event.area }] : [])),
    ),
  };
}

/** The moment one step back (-1) or forward (1) from another; null where there is none. */
export function stepFrom(landmarks: Landmarks, at: number, stride: Stride, direction: 1 | -1): number | null {
  const stops = stopsOf(landmarks, stride);
  const found = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  if (found !== undefined) return found;
  const { moments } = landmarks;
  const end = (direction === 1 ? moments.at(-1) : moments[0]) ?? at;
  return end === at || (direction === 1 ? end < at : end > at) ? null : end;
}

function stopsOf({ moments, turns, battles }: Landmarks, stride: Stride): readonly number[] {
  switch (stride) {
    case 'moment':
      return moments;
    case 'battle':
      return battles.map(({ at }) => at);
    case 'turn':
      return turns.map(({ at }) => at);
    case 'year':
      return turns.filter(({ year }, index) => turns[index - 1]?.year !== year).map(({ at }) => at);
  }
}

/** The last moment at or before an entry: this perspective saw nothing in between. */
export const momentAt = ({ moments }: Landmarks, at: number): number =>
  moments.findLast((moment) => moment <= at) ?? moments[0] ?? 0;
