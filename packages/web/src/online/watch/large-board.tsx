// A large board to look at: it can be moved and zoomed, and nothing else.
import type { View } from '@rubicon/engine';
import { Board } from '../../board/board.tsx';
import type { BoardEvents, Flight, Lit } from '../../board/lit.ts';
import { plainLabels } from '../../settings/settings.ts';
import { useMedia } from '../../ui/use-media.ts';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const ZOOM_BELOW = { ...NO_INSETS, bottom: 60 }; // as in watch.css
const PHONE = '(max-width: 700px)';
const NOTHING_LIT: Lit = { areas: new Map(), blocks: new Set(), stacks: new Map(), roads: [], path: null };
const NOTHING_SELECTED: ReadonlySet<never> = new Set();
const nothing = (): void => {};
const DEAF: BoardEvents = {
  onBlock: nothing,
  onStack: nothing,
  onArea: nothing,
  onAreaHover: nothing,
  onLasso: nothing,
  onHold: nothing,
  onDrop: nothing,
  onNothing: nothing,
};

interface Props {
  readonly view: View;
  readonly flights: readonly Flight[];
}

export function LargeBoard({ view, flights }: Props) {
  const isPhone = useMedia(PHONE);
  return (
    <Board
      view={view}
      lit={NOTHING_LIT}
      selected={NOTHING_SELECTED}
      mark={null}
      flights={flights}
      plain={plainLabels.value}
      events={DEAF}
      insets={isPhone ? ZOOM_BELOW : NO_INSETS}
      overview="off"
      isWhole
    />
  );
}
