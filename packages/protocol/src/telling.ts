// What a seat was told, one thing after another. The cursor of a seat counts exactly these.
import type { Viewer } from '@rubicon/engine';

/** Who looks: a side, or a spectator, who gets what is public. */
export type Seat = Viewer;

export type { Notice, Telling } from '@rubicon/engine';
