// The map at a moment of a game, with the timeline below it and the log beside it.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { AreaId, BlockId } from '@rubicon/engine';
import { useCallback, useLayoutEffect, useMemo } from 'preact/hooks';
import { sideName, say } from '@rubicon/words';
import { refusalText } from '../../authority/refusal-words.ts';
import { NO_MACHINES, type GameId, type Table } from '../../authority/table.ts';
import { BattleBar } from '../../battle/battle-bar.tsx';
import { panelStory } from '../../battle/panel-story.ts';
import { Battle, type BattleProps } from '../../battle/battle.tsx';
import { BattleReportBanner } from '../../battle/battle-report-banner.tsx';
import { BattleReportDialog } from '../../battle/battle-report-dialog.tsx';
import { battlesFought, battlesOfLate, type Fought } from '../../table/state/battles-fought.ts';
import { useBattlePacing } from '../../battle/use-pacing.ts';
import { Board } from '../../board/board.tsx';
import type { BoardEvents, Lit, Mark } from '../../board/lit.ts';
import { dicePace, minimap, plainLabels } from '../../settings/settings.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { makeSource, replayAddress, type Source } from '../../routes/moment.ts';
import { NameTags } from '../../ui/name-tags.tsx';
import type { Notes } from '../model/notes.ts';
import type { Frame, Playback } from './playback.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayHeader } from './replay-header.tsx';
import { pressReplayKey } from './replay-keys.ts';
import { ReplaySide, type ReplayPanel } from './replay-side.tsx';
import '../../table/table-page.css';
import './replay-table.css';

interface Props {
  readonly source: Source;
  readonly playback: Playback;
  readonly notes: Notes;
}

const ADDRESS_MS = 200; // updated when the moment stays for a while

export function ReplayTable({ source, playback, notes }: Props) {
  const panel = useSignal<ReplayPanel>('log');
  const folded = useSignal(false); // battles are shown on the map
  const report = useSignal<Fought | null>(null);
  const story = playback.story.value;
  const fought = useMemo(() => battlesFought({ told: story, pending: [] }), [story]);
  const { players } = playback.replaySource.opened;
  useLayoutEffect(() => {
    document.title = sayStudy('study.title', players);
    const onKey = (event: KeyboardEvent): void =>
      pressReplayKey(playback, (wanted) => (panel.value = wanted), event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playback, players, panel]);
  useSignalEffect(() => {
    const frame = playback.frame.value;
    if (frame === null) return undefined;
    const { at, perspective } = frame;
    // Without a browser history entry for each moment; browsers refuse a page that adds them too often
    const timer = setTimeout(() => {
      history.replaceState(
        null,
        '',
        replayAddress({ source, at, by: playback.replaySource.by, perspective }),
      );
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  });
  const frame = playback.frame.value;
  const isCurtained = playback.curtain.value !== null;
  return (
    <div
      class={`table study ${isCurtained ? 'is-curtained' : ''} ${frame?.isPassing === true ? 'is-passing' : ''}`}
    >
      <ReplayHeader source={source} playback={playback} notes={notes} />
      <main class="table-map" aria-label={say('table.map')} data-at={frame?.at}>
        <h1 class="unseen">{sayStudy('study.page')}</h1>
        {isCurtained ? (
          <StudyCurtain playback={playback} />
        ) : frame === null ? (
          <p class="study-wait">
            {playback.trouble.value === null
              ? sayStudy('study.loading')
              : refusalText(playback.trouble.value)}
          </p>
        ) : (
          <StudyMap
            source={source}
            playback={playback}
            frame={frame}
            fought={fought}
            onReport={(battle) => (report.value = battle)}
            folded={folded.value}
            onFold={(on) => (folded.value = on)}
          />
        )}
      </main>
      {isCurtained ? null : (
        <>
          {frame === null ? null : <NameTags rules={frame.view.rules} />}
          <ReplayBar playback={playback} notes={notes} />
          <ReplaySide
            source={source}
            playback={playback}
            notes={notes}
            panel={panel}
            fought={fought}
            onReport={(battle) => (report.value = battle)}
          />
        </>
      )}
      {report.value === null ? null : (
        <BattleReportDialog fought={report.value} outlook={null} onClose={() => (report.value = null)} />
      )}
    </div>
  );
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NOTHING_LIT: Lit = { areas: new Map(), blocks: new Set(), stacks: new Map(), roads: [], path: null };
const NOTHING_SELECTED: ReadonlySet<BlockId> = new Set();
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

interface MapProps {
  readonly source: Source;
  readonly playback: Playback;
  readonly frame: Frame;
  readonly fought: readonly Fought[]; // all battles of the game
  readonly onReport: (battle: Fought) => void;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

function StudyMap({ source, playback, frame, fought, onReport, folded, onFold }: MapProps) {
  const { view, flights, at, perspective, jump, isPassing } = frame;
  const story = playback.story.value;
  const told = useMemo(() => story.filter(({ cursor }) => cursor <= at), [story, at]);
  const { players, options } = playback.replaySource.opened;
  const seat = perspective === 'caesar' || perspective === 'pompey' ? perspective : 'spectator';
  const table = useMemo<Table>(
    () => ({
      game: `${makeSource(source)} ${jump}` as GameId, // after a jump nothing is animated
      seat,
      options,
      players,
      machines: NO_MACHINES,
      cursor: at,
      view,
      decision: null,
      next: null,
      undo: { order: 0, phase: 0, actions: 0 },
      drawOffer: null,
      result: null,
    }),
    [source, jump, seat, options, players, at, view],
  );
  const history = useMemo(() => ({ told, pending: [] }), [told]);
  const mark = useMemo<Mark | null>(() => {
    const last = told.at(-1);
    if (isPassing || last === undefined || last.cursor !== at) return null;
    const areas = historySentences(last, seat).flatMap((sentence): readonly AreaId[] => sentence.areas);
    return areas.length === 0 ? null : { areas: [...new Set(areas)], path: null };
  }, [told, at, seat, isPassing]);
  const rested = playback.rested.value;
  const onRest = useCallback(() => playback.settle(frame), [playback, frame]);
  const closed = useSignal(0); // the number of the last battle whose result was closed
  const late = useMemo(
    () => (rested === null ? [] : battlesOfLate(fought, rested.view, rested.at)),
    [fought, rested],
  );
  const ended = isPassing
    ? []
    : late.filter(({ cursor, number }) => cursor === rested?.at && number !== closed.value);
  return (
    <>
      <Board
        view={view}
        fought={late}
        onFought={(number) => onReport(late.find((battle) => battle.number === number)!)}
        lit={NOTHING_LIT}
        selected={NOTHING_SELECTED}
        mark={mark}
        flights={flights}
        plain={plainLabels.value}
        events={DEAF}
        insets={NO_INSETS}
        overview={minimap.value}
      />
      <div class="study-battle" hidden={folded}>
        <ReplayedBattle
          key={jump}
          table={table}
          history={history}
          onFold={() => onFold(true)}
          onRest={onRest}
        />
      </div>
      {ended.length === 0 ? null : (
        <BattleReportBanner
          unread={ended}
          viewer={seat}
          onDetails={onReport}
          onClose={({ number }) => (closed.value = number)}
        />
      )}
      {folded ? <BattleBar table={table} onOpen={() => onFold(false)} /> : null}
    </>
  );
}

interface ReplayedProps extends Pick<BattleProps, 'table' | 'history' | 'onFold'> {
  readonly onRest: () => void; // no dice are rolling
}

function ReplayedBattle({ onRest, ...props }: ReplayedProps) {
  const { table, history } = props;
  const story = useMemo(() => panelStory(table, history), [table, history]);
  const { playing, finish } = useBattlePacing(table.game, story, dicePace.value);
  const isRolling = playing !== null;
  useLayoutEffect(() => {
    if (!isRolling) onRest();
  }, [isRolling, onRest]);
  return (
    <Battle
      {...props}
      playing={playing}
      choices={[]}
      busy={false}
      outlook={null}
      proposed={null}
      hasPlans={false}
      onOrder={() => Promise.resolve(false)}
      onFinish={finish}
      onHoverPath={nothing}
    />
  );
}

/** Two people share this screen, and the game is still running: only one of them may look. */
function StudyCurtain({ playback }: { readonly playback: Playback }) {
  const side = playback.curtain.value!;
  const name = sideName(side);
  return (
    <section class="study-curtain">
      <h2 class={side}>{sayStudy('study.curtain.title', { side: name })}</h2>
      <p>{sayStudy('study.curtain.text', { name: playback.replaySource.opened.players[side] })}</p>
      <div class="study-buttons">
        <button type="button" class="button" onClick={() => playback.look('public')}>
          {sayStudy('study.curtain.public')}
        </button>
        <button type="button" class="button primary" onClick={playback.liftCurtain}>
          {sayStudy('study.curtain.lift', { side: name })}
        </button>
      </div>
    </section>
  );
}
