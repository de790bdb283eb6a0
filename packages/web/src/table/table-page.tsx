// The page of one game: the map, the prompt below it, cards, panels, the battle, and the curtain between two people.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { AreaId, BlockId, Step } from '@rubicon/engine';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { TableAuthority } from '../authority/authority.ts';
import type { GameId, Table } from '../authority/table.ts';
import { eventsPlayed, isBattleOn, panelStory } from '../battle/panel-story.ts';
import { Board, LATER_ON_BOARD } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import {
  allowHints,
  dicePace,
  minimap,
  motionReduced,
  plainLabels,
  recapSpeed,
  showIntel,
  showOdds,
} from '../settings/settings.ts';
import { play } from '../sound/sound.ts';
import { CardsDock } from './panels/cards-dock.tsx';
import { choiceOf } from '../authority/choice.ts';
import { Curtain } from './curtain.tsx';
import { createTableContext, type TableContext, type Panel, type TableOptions } from './state/context.ts';
import { battlesOfLate } from './state/battles-fought.ts';
import type { AtTable, Extras } from './state/extras.ts';
import { Header } from './header.tsx';
import { pressKey } from './keys.ts';
import { followFocus } from './lost-focus.ts';
import { Prompt } from './prompt.tsx';
import { paceOf } from './recap/pace.ts';
import { markOf, useTellingBoard } from './recap/telling-board.ts';
import { isOfWinter } from './session/steps.ts';
import { areaOf } from './state/why-question.ts';
import { NOTHING_LIT } from './selection/highlights.ts';
import { LATER_PANELS, SidePanel } from './panels/side-panel.tsx';
import { Sheet } from './sheet.tsx';
import { soundsOf } from './sounds.ts';
import { idle } from '../ui/idle.ts';
import { lazy } from '../ui/lazy.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { useMedia } from '../ui/use-media.ts';
import { useTableTitle } from './use-table-title.ts';
import { WhyAid, WhyMissed } from '../help/why/why-aids.tsx';
import './table-page.css';

// Fetched once the board is on screen and the page is idle
const Announcements = lazy(() => import('./announcements.tsx').then((file) => file.Announcements));
const Battle = lazy(() => import('../battle/battle.tsx').then((file) => file.Battle));
const NameTags = lazy(() => import('../ui/name-tags.tsx').then((file) => file.NameTags));
// Fetched then too, so that they are shown at once
const AttackOdds = lazy(() => import('./attack-odds.tsx').then((file) => file.AttackOdds));
const BattleBar = lazy(() => import('../battle/battle-bar.tsx').then((file) => file.BattleBar));
const HintPanel = lazy(() => import('../help/hint/hint-panel.tsx').then((file) => file.HintPanel));
const Overlays = lazy(() => import('./overlays.tsx').then((file) => file.Overlays));
const BattleReportBanner = lazy(() =>
  import('../battle/battle-report-banner.tsx').then((file) => file.BattleReportBanner),
);
const GameOver = lazy(() => import('./game-over.tsx').then((file) => file.GameOver));
const TroubleDialog = lazy(() => import('./trouble-dialog.tsx').then((file) => file.TroubleDialog));

/** Without a network they are fetched when they are shown. */
async function fetchRest(): Promise<void> {
  await idle();
  const rest = [AttackOdds, BattleBar, BattleReportBanner, GameOver, HintPanel, Overlays, TroubleDialog];
  await Promise.allSettled([...LATER_PANELS, ...LATER_ON_BOARD, ...rest].map(({ fetch }) => fetch()));
}

interface Props {
  readonly authority: TableAuthority;
  readonly game: GameId;
  readonly options: TablePageOptions;
  readonly extras?: Partial<Extras>;
  readonly onDamaged: () => void; // it cannot be opened; the start page offers what can be done
}

/** What the page is given from outside: where the game is stored, and what opening and leaving it do. */
export type TablePageOptions = Omit<
  TableOptions,
  'paceOf' | 'hasHover' | 'showOdds' | 'allowHints' | 'showIntel'
> &
  Partial<Pick<TableOptions, 'showOdds' | 'allowHints' | 'showIntel'>>;

const NARROW = '(max-width: 900px), (max-height: 560px)';
const NO_ROOM_FOR_CARDS = '(max-width: 1180px), (max-height: 560px)';

export function TablePage({ authority, game, options, extras, onDamaged }: Props) {
  const context = useMemo(
    () =>
      createTableContext(authority, game, {
        paceOf: (step) =>
          paceOf(step, {
            speed: recapSpeed.peek(),
            isStill: motionReduced.peek(),
            dice: dicePace.peek(),
          }),
        hasHover: () => matchMedia('(hover: hover)').matches,
        showOdds,
        allowHints,
        showIntel,
        ...options,
      }),
    [authority, game, options],
  );
  // At once: the authority answers while the page is drawn
  useLayoutEffect(() => void context.session.open(), [context]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => pressKey(context, event);
    addEventListener('keydown', onKey);
    const stopFocus = followFocus(context);
    return () => {
      removeEventListener('keydown', onKey);
      stopFocus();
      void context.session.close();
    };
  }, [context]);
  useSignalEffect(() => {
    if (context.session.trouble.value?.code === 'damaged-game') onDamaged();
  });
  useSignalEffect(() => {
    for (const { name, count } of soundsOf(context.session.fresh.value)) play(name, count);
  });
  const curtain = context.session.curtain.value;
  const table = context.session.table.value;
  return (
    <>
      {context.session.trouble.value === null ? null : <TroubleDialog context={context} />}
      {curtain !== null ? (
        <Curtain key={curtain.next} context={context} curtain={curtain} />
      ) : table === null ? (
        <main class="table-wait">
          <p>{say('table.loading')}</p>
          <button type="button" class="link" onClick={context.leave}>
            {say('menu.leave')}
          </button>
        </main>
      ) : (
        <Laid context={context} table={table} extras={extras ?? null} />
      )}
    </>
  );
}

function Laid({ context, table, extras }: AtTable & { readonly extras: Partial<Extras> | null }) {
  const { session, selection } = context;
  useEffect(() => void fetchRest(), []);
  const history = session.seating.value?.history ?? { told: [], pending: [] };
  const narrow = useMedia(NARROW);
  const cardsAside = useMedia(NO_ROOM_FOR_CARDS);
  const foldedAt = useSignal<AreaId | null>(null);
  const seenResult = useSignal(false);
  const cover = useSignal(NO_INSETS);
  const selected = useComputed(() => new Set(selection.inHand.value));
  const telling = useTellingBoard(session);
  const { view, result } = table;
  const now = session.seating.value?.table ?? table;
  const recap = session.recap.value;
  const dice = session.dice.value;
  const isFree = session.past.value === null && !session.isTelling.value;
  const unread = isFree ? context.battles.unread.value : [];
  const isNow = session.past.value === null && result === null; // after a resignation during a battle, the battle does not go on
  const fightingAt =
    dice !== null
      ? (panelStory(dice.table, dice.history)?.area ?? null)
      : isNow && recap === null && isBattleOn(view)
        ? view.battle!.area
        : null;
  const isComplete = useIdle() || fightingAt !== null;
  const battles = context.battles.fought.value;
  const isTold = recap !== null;
  const { year, turn } = view;
  const fought = useMemo(
    () => (isTold ? [] : battlesOfLate(battles, { year, turn }, table.cursor)),
    [battles, year, turn, table.cursor, isTold],
  );
  useTableTitle(context, table, extras?.isAsked);
  const folded = foldedAt.value !== null && foldedAt.value === fightingAt;
  const reported = fightingAt === null || folded ? unread : [];
  const report = reported[0];
  useEffect(() => {
    if (report !== undefined) context.battles.show(report);
  }, [context, report, now.decision?.number]);
  const step = now.view.step; // of the current position: stepping back does not switch panels
  const panel = panelFor(step, narrow, cardsAside);
  // With the step: a moment later it would take away what a key has opened
  useLayoutEffect(() => context.showPanel(panel), [context, step, panel]);
  const regroupIn = step === 'regroup' ? now.view.battle?.area : '';
  const decision = [now.view.year, now.view.turn, step, regroupIn, now.decision?.side].join(' ');
  return (
    <div class={fightingAt !== null && !folded ? 'table is-fighting' : 'table'}>
      <Header
        context={context}
        table={table}
        More={extras?.Header ?? null}
        ratings={extras?.ratings?.value}
      />
      {extras?.Guide === undefined ? null : <extras.Guide context={context} table={now} />}
      <main
        class={`table-map ${recap !== null && isOfWinter(recap.frames[recap.index]!.step) ? 'is-winter' : ''}`}
        aria-label={say('table.map')}
        style={{ '--covered': `${cover.value.bottom}px`, '--covered-right': `${cover.value.right}px` }}
      >
        <h1 class="unseen">{say('table.page')}</h1>
        <Board
          view={view}
          lit={context.asking.isOpen.value ? NOTHING_LIT : selection.lit.value}
          selected={selected.value}
          mark={recap === null ? (extras?.mark?.value ?? selection.mark.value) : markOf(recap, table.seat)}
          traces={telling.traces.value}
          isTelling={recap !== null}
          flights={session.flights.value}
          plain={plainLabels.value}
          events={
            recap !== null
              ? telling.onward
              : context.asking.isOpen.value
                ? context.asking.board
                : selection.board
          }
          insets={cover.value}
          overview={minimap.value}
          decision={isFree && now.decision !== null ? decision : null}
          about={context.asking.isOpen.value ? areaOf(context.asking.subject.value) : null}
          fought={fought}
          onFought={(number) => showReport(context, number)}
          onWhy={context.asking.openAt}
        />
        <WhyMissed context={context} table={table} />
        <div hidden={folded || !isNow || recap !== null}>
          {isComplete ? (
            <Battle
              table={dice?.table ?? table}
              history={dice?.history ?? history}
              playing={
                dice === null
                  ? null
                  : { shown: eventsPlayed(dice.table, dice.shown), isRolling: dice.isRolling }
              }
              choices={selection.choices.value}
              busy={session.busy.value}
              outlook={context.odds.battle.value}
              proposed={proposedBlock(context)}
              hasPlans={context.hasPlans}
              onOrder={session.order}
              onFinish={session.skipRecap}
              onHoverPath={selection.considerPath}
              onFold={() => (foldedAt.value = fightingAt)}
              onRule={(rule) => (context.overlay.value = { kind: 'rule', rule })}
            />
          ) : null}
        </div>
        {folded ? <BattleBar table={table} onOpen={() => (foldedAt.value = null)} /> : null}
        {reported.length === 0 ? null : (
          <BattleReportBanner
            unread={reported}
            viewer={table.seat}
            onDetails={(battle) => (context.overlay.value = { kind: 'battle-report', battle })}
            onClose={context.battles.read}
          />
        )}
        {extras?.Notice === undefined ? null : <extras.Notice context={context} table={now} />}
      </main>
      <Sheet
        isSheet={narrow}
        decision={decision}
        needsPanel={now.decision !== null && (panel === 'cards' || panel === 'pool')}
        cover={cover}
      >
        <div class="table-dock">
          {cardsAside ? null : <CardsDock context={context} table={table} />}
          <Prompt
            context={context}
            table={table}
            onResult={result === null ? null : () => (seenResult.value = false)}
          />
        </div>
        <Aids context={context} table={table} />
        <SidePanel
          context={context}
          table={table}
          history={history}
          Chat={extras?.Chat ?? null}
          placeAside={narrow}
          cardsAside={cardsAside}
        />
      </Sheet>
      {isComplete ? <Announcements context={context} table={table} /> : null}
      {isComplete ? <NameTags rules={view.rules} /> : null}
      {context.overlay.value === null ? null : <Overlays context={context} table={now} extras={extras} />}
      {result !== null && !seenResult.value ? (
        <GameOver context={context} table={table} extras={extras} onClose={() => (seenResult.value = true)} />
      ) : null}
    </div>
  );
}

/**
 * Over the panels, so that the whole map stays visible: hints, and the odds of an attack, announced when they arrive.
 */
function Aids({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const attack = context.odds.attack.value;
  const wasHinted = useRef(false); // from then on the panel stays mounted: when it closes, it returns the focus
  wasHinted.current ||= context.hinting.hints.value !== null;
  return (
    <div class="table-aids">
      <WhyAid context={context} table={table} />
      {wasHinted.current ? <HintPanel context={context} table={table} /> : null}
      <div aria-live="polite">{attack === null ? null : <AttackOdds outlook={attack} />}</div>
    </div>
  );
}

function showReport({ battles, overlay }: TableContext, number: number): void {
  const battle = battles.fought.peek().find((each) => each.number === number);
  if (battle !== undefined) overlay.value = { kind: 'battle-report', battle };
}

/** The block that the chosen hint is about. */
function proposedBlock({ hinting }: TableContext): BlockId | null {
  const hints = hinting.hints.value;
  return hints?.kind === 'found' && hints.chosen !== null ? choiceOf(hints.chosen).block : null;
}

/** The panel that a step needs is opened beside the map. */
function panelFor(step: Step, narrow: boolean, cardsAside: boolean): Panel {
  if (step === 'levy' || step === 'deploy') return 'pool';
  if (cardsAside && step === 'cards') return 'cards';
  return narrow ? 'place' : 'log';
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
