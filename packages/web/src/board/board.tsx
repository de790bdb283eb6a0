// The board component: the map, its blocks and its highlights. It knows no rules; it draws a view and reports what was
// pressed.
import { useSignal } from '@preact/signals';
import type { AreaId, BlockId, View } from '@rubicon/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '@rubicon/words';
import { lazy } from '../ui/lazy.tsx';
import { memo } from '../ui/memo.tsx';
import { boardPoint, centred, isOverview, type Insets } from './camera.ts';
import { fly } from './flights.ts';
import type { FoughtAt } from './fought-marks.tsx';
import { focusOf, weightsOf } from './focus.ts';
import { BOARD } from './map/geometry.ts';
import { areaOf, blockOf, boardHands, gripOf } from './hands.ts';
import { Lights } from './lights.tsx';
import type { BoardEvents, Flight, Lit, Mark, Trace } from './lit.ts';
import { MapPicture } from './map-picture.tsx';
import { onBoardKey } from './keys.ts';
import { PlaceView } from './place.tsx';
import { placesOf, type Place } from './places.ts';
import { SeaNames } from './map/sea-names.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { useListeners } from '../ui/use-listeners.ts';
import { useFanOut } from './use-fan-out.ts';
import { useReturn, useStage } from './use-stage.ts';
import type { Point } from './map/point.ts';
import { anchorOf } from './map/ways.ts';
import { ZoomControls } from './zoom-controls.tsx';
import './board.css';

const FoughtMarks = lazy(() => import('./fought-marks.tsx').then((file) => file.FoughtMarks));
const Minimap = lazy(() => import('./minimap.tsx').then((file) => file.Minimap));
const StageChips = lazy(() => import('./chips.tsx').then((file) => file.StageChips));
const TraceArrows = lazy(() => import('./traces.tsx').then((file) => file.TraceArrows));
const TraceLabels = lazy(() => import('./traces.tsx').then((file) => file.TraceLabels));

/** What a new game does not show. */
export const LATER_ON_BOARD = [FoughtMarks, StageChips, TraceArrows, TraceLabels];

export interface BoardProps {
  readonly view: View;
  readonly lit: Lit;
  readonly selected: ReadonlySet<BlockId>;
  readonly mark: Mark | null;
  readonly traces?: readonly Trace[];
  readonly isTelling?: boolean; // the camera follows the marks, and comes back afterwards
  readonly flights: readonly Flight[];
  readonly plain: boolean;
  readonly events: BoardEvents;
  readonly insets: Insets;
  readonly overview: 'auto' | 'on' | 'off'; // a small map in the corner; `auto`: while a part of the board is out of view
  readonly decision?: string | null; // when it changes, the board turns to what can be chosen; null: it does not
  readonly isWhole?: boolean; // begins with all of the board, however small: nothing is played on it
  readonly about?: AreaId | null; // a question about it is open
  readonly fought?: readonly FoughtAt[]; // battles fought lately
  readonly onFought?: (number: number) => void; // the mark of a battle was pressed
  readonly onWhy?: (area: AreaId) => void; // a finger was held on a location where nothing can be done
}

const pointsOf = (areas: string): Point[] => areas.split(' ').map((area) => anchorOf(area as AreaId));

const NO_TRACES: readonly Trace[] = [];

function DrawnBoard(props: BoardProps) {
  const { view, lit, selected, mark, traces = NO_TRACES, flights, plain, events, insets } = props;
  const root = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const places = useMemo(() => placesOf(view), [view]);
  const [current, setCurrent] = useState<AreaId>(() => focusOf(places, lit));
  const hovered = useSignal<AreaId | null>(null);
  const fan = useFanOut();

  const hover = (area: AreaId | null): void => {
    if (hovered.peek() === area) return;
    hovered.value = area;
    latest.current.events.onAreaHover(area);
  };

  const begin = useRef(() => ({
    first: props.isWhole === true ? [] : weightsOf(places, lit),
    hands: (element: HTMLElement) => boardHands(element, () => latest.current, hover),
  }));
  const isSettled = useIdle();
  const stage = useStage(root, world, insets, begin);

  useReturn(stage, props.isTelling === true);
  // Compared by content: a mark that is recreated unchanged must not move the board while the player is dragging it
  const marked = mark === null ? '' : [...mark.areas, ...(mark.path ?? []), ...(mark.around ?? [])].join(' ');
  useEffect(() => {
    if (marked !== '') stage?.reveal(pointsOf(marked));
  }, [stage, marked]);

  // Once for each decision: within it, the player may have moved the board elsewhere
  const decision = props.decision ?? null;
  const turnedFor = useRef(decision);
  useEffect(() => {
    if (stage === null || decision === null || decision === turnedFor.current) return;
    turnedFor.current = decision;
    if (marked === '') stage.gather(weightsOf(places, lit));
    else stage.reveal(pointsOf(marked)); // the camera may have come back from a story since it was marked
  });

  // A sheet that grows does not hide the location it is about
  const about = insets.bottom > 0 ? (props.about ?? lit.path?.at(-1)) : undefined;
  useEffect(() => {
    if (about !== undefined) stage?.reveal([anchorOf(about)]);
  }, [stage, about, insets.bottom]);

  const flown = useRef<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (stage === null) return;
    const fresh = flights.filter(({ key }) => !flown.current.has(key));
    flown.current = new Set(flights.map(({ key }) => key));
    fly(root.current!, fresh);
  }, [flights, stage]);

  const pressed = useRef<Element | null>(null);
  /** What was pressed, though the board may have moved since. */
  const targetOf = ({ detail, target }: MouseEvent): Element =>
    detail > 0 && pressed.current?.isConnected === true ? pressed.current : (target as Element);

  const press = (event: MouseEvent): void => {
    const target = targetOf(event);
    if (target.closest('.board-corner') !== null) return;
    const [area, block] = [areaOf(target), blockOf(target)];
    // Without hover, a tap fans a stack out; the first tap on a pile does only that, because its blocks were hidden
    // until then
    const isTap = (event as PointerEvent).pointerType === 'touch';
    if (isTap && stage !== null && isOverview(stage.wanted())) {
      const { left, top } = root.current!.getBoundingClientRect();
      const at = boardPoint(stage.wanted(), [event.clientX - left, event.clientY - top]);
      stage.glide(centred(stage.viewport(), at));
      return;
    }
    const isUnseen =
      isTap && fan.open !== area && isPiled(places, area) && root.current!.classList.contains('has-piles');
    if (isTap) fan.tap(area);
    if (area !== null) setCurrent(area);
    if (area === null) events.onNothing();
    else if (isStackPress(event.detail, target, area)) events.onStack(area);
    else if (block === null) events.onArea(area);
    else if (!isUnseen) events.onBlock(block, event.shiftKey || event.ctrlKey || event.metaKey);
  };

  /** The number of a stack, a double press on one of its blocks, or Enter on its location. */
  const isStackPress = (detail: number, target: Element, area: AreaId): boolean => {
    if (!lit.stacks.has(area)) return false;
    if (blockOf(target) !== null) return detail === 2;
    return gripOf(target) !== null || (detail === 0 && selected.size === 0 && !lit.areas.has(area));
  };

  const focusArea = (area: AreaId): void => {
    setCurrent(area);
    root
      .current!.querySelector<HTMLElement>(`[data-area="${area}"] .place-area`)
      ?.focus({ preventScroll: true });
  };

  useListeners(root, {
    click: press,
    pointerover: ({ pointerType, target }) => {
      if (pointerType !== 'mouse') return;
      const area = areaOf(target as Element);
      if (gripOf(target as Element) === null) fan.rest(area);
      else fan.hold(); // it would rise from under the pointer
      hover(area);
    },
    pointerdown: ({ target }) => {
      pressed.current = target as Element;
      fan.hold();
    },
    pointerup: ({ pointerType }) => {
      if (pointerType === 'mouse') fan.rest(hovered.peek());
    },
    pointerleave: ({ pointerType }) => {
      if (pointerType === 'mouse') fan.rest(null);
      hover(null);
    },
    focusin: ({ target }) => {
      const area = areaOf(target as Element);
      if (area === null || !(target as Element).matches(':focus-visible')) return;
      setCurrent(area);
      hover(area);
      stage?.reveal([anchorOf(area)]);
    },
    focusout: ({ relatedTarget }) => {
      if (!root.current!.contains(relatedTarget as Node | null)) hover(null);
    },
    keydown: (event) => {
      if (stage !== null) onBoardKey(event, stage, current, focusArea);
    },
  });

  const corner = Object.fromEntries(
    Object.entries(insets).map(([edge, px]: [string, number]) => [`--board-${edge}`, `${px + 12}px`]),
  );
  return (
    <section class="board" ref={root} aria-label={say('board.label')} aria-describedby="board-keys">
      <p id="board-keys" class="unseen">
        {say('board.keys')}
      </p>
      <div class="board-world" ref={world} style={{ width: `${BOARD.width}px`, height: `${BOARD.height}px` }}>
        {stage !== null && (
          <>
            <MapPicture stage={stage} />
            <Lights places={places} lit={lit} mark={mark} hovered={hovered} />
            {traces.length === 0 ? null : <TraceArrows traces={traces} />}
            <SeaNames />
            {lit.roads.length > 0 && <StageChips lit={lit} places={places} stage={stage} />}
            <div class="board-sheet board-places">
              {places.map((place) => (
                <PlaceView
                  key={place.area}
                  place={place}
                  light={lit.areas.get(place.area)}
                  litBlocks={lit.blocks}
                  isStack={(lit.stacks.get(place.area)?.length ?? 0) > 1}
                  selected={selected}
                  isCurrent={current === place.area}
                  isOpen={fan.open === place.area}
                  plain={plain}
                />
              ))}
            </div>
            {traces.length === 0 ? null : <TraceLabels traces={traces} />}
            {props.fought !== undefined && props.fought.length > 0 && props.onFought !== undefined && (
              <FoughtMarks fought={props.fought} onOpen={props.onFought} />
            )}
          </>
        )}
      </div>
      {stage !== null && (
        <>
          <div class="board-corner board-zoom" style={corner}>
            <ZoomControls stage={stage} />
          </div>
          <div class={`board-corner board-overview is-${props.overview}`} style={corner}>
            {isSettled ? <Minimap stage={stage} places={places} /> : null}
          </div>
        </>
      )}
    </section>
  );
}

/** Several blocks of one side: zoomed out, they are one pile. */
const isPiled = (places: readonly Place[], area: AreaId | null): boolean =>
  places.some((place) => place.area === area && place.parties.some(({ pieces }) => pieces.length > 1));

export const Board = memo(DrawnBoard);
