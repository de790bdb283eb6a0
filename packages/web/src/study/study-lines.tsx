// Lines that were played on from moments of the game.
import { sayStudy } from '../words/topics/study/index.ts';
import type { Source } from './moment.ts';
import type { Reel } from './reel.ts';

export function StudyLines({ source: _source, reel }: { readonly source: Source; readonly reel: Reel }) {
  if (reel.sight.whole === null) return <p class="study-quiet">{sayStudy('branch.why-not')}</p>;
  return <p class="study-quiet">{sayStudy('branch.none')}</p>;
}
