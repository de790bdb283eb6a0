// The one path on which a game changes, top to bottom:
//
//   load → time → decide → automatic → commit → publish
//
// A change is worked out on a draft that nobody sees, made durable, and only then published and answered. In one game
// one change happens after another; where another server was faster, it is worked out anew.
import { cursorOf, type Side } from '@rubicon/engine';
import type { AskId, GameId, PersonId, Update } from '@rubicon/protocol';
import { reasonOf } from '../../data/outage.ts';
import { doAutomatic, type Automatic } from '../draft/automatic.ts';
import { openEpoch } from '../draft/dice-epoch.ts';
import { change, isPublic, type Draft } from '../draft/draft.ts';
import { factsOf, summaryOf, touchesAll, type Facts } from '../draft/facts.ts';
import { advance, draftOf, isChanged, type LoadedGame } from '../draft/loaded-game.ts';
import { dueOf, letTimePass } from '../draft/time.ts';
import { storedOf, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import type { Deps } from './deps.ts';
import type { Heartbeat } from './heartbeat.ts';
import { inTurn, type LiveGame, type Watcher } from './live-game.ts';
import type { LiveGames } from './live-games.ts';
import { publish, showFirst, updateAt, type Asking } from './publish.ts';
import { readGame } from './read-game.ts';

/** What every step receives. */
export interface Pipeline {
  readonly deps: Deps;
  readonly live: LiveGames;
  readonly heartbeat: Heartbeat;
  readonly damaged: Set<GameId>; // games already logged as damaged
  restoredMs: number; // when a backup was last restored
  /** Called after a change is durable and published, and after a game was loaded. */
  readonly changed: (live: LiveGame, before: GameRecord, after: GameRecord) => void;
}

/** Decides on a draft, perhaps more than once: it must have no other effects. */
export type Work = (draft: Draft, loaded: LoadedGame, nowMs: number) => void;

/** A request with an id is done once, and repeats get the same answer. */
export interface Once {
  readonly id: AskId;
  readonly person: PersonId;
  readonly side: (record: GameRecord) => Side;
  /** Whether it may have been done before; if not, the store is not asked. */
  readonly mayBeDone: (loaded: LoadedGame) => boolean;
}

export interface Present {
  readonly live: LiveGame;
  readonly loaded: LoadedGame;
}

export const ATTEMPTS = 8; // in a simultaneous choice the other player's server may win several times

/** The game as it is stored now. */
export async function loadGame(pipeline: Pipeline, id: GameId): Promise<Present> {
  const live = pipeline.live.open(id);
  return { live, loaded: await load(pipeline, live) };
}

export function changeGame(pipeline: Pipeline, id: GameId, work: Work): Promise<Present> {
  const live = pipeline.live.open(id);
  return inTurn(live, async () => {
    const { loaded } = await run(pipeline, live, work, null);
    return { live, loaded };
  });
}

/** Changes a game once per request id, and answers with the update for the caller's seat. */
export function askGame(
  pipeline: Pipeline,
  id: GameId,
  work: Work,
  once: Once,
  wantsOrders: boolean,
): Promise<Update> {
  const live = pipeline.live.open(id);
  return inTurn(live, async () => {
    const { loaded, after } = await run(pipeline, live, work, once);
    return updateAt(live, loaded, once.side(loaded.record), after, wantsOrders);
  });
}

/** The same for a watcher, who is answered by the change it is sent; an empty one where nothing changed for it. */
export function askFrom(
  pipeline: Pipeline,
  id: GameId,
  work: Work,
  once: Once,
  watcher: Watcher,
): Promise<void> {
  const live = pipeline.live.open(id);
  const asking: Asking = { watcher, id: once.id, isAnswered: false };
  return inTurn(live, async () => {
    await run(pipeline, live, work, once, asking);
    if (!asking.isAnswered) watcher.change('', once.id);
  });
}

/** `after` is the cursor of the caller's seat before. */
async function run(
  pipeline: Pipeline,
  live: LiveGame,
  work: Work,
  once: Once | null,
  asking: Asking | null = null,
): Promise<{ readonly loaded: LoadedGame; readonly after: number }> {
  const { deps, heartbeat } = pipeline;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const loaded = await load(pipeline, live);
    // A conflict may mean that it was done after all, whatever was known before
    const mayBeDone = once !== null && (attempt > 1 || once.mayBeDone(loaded));
    const earlier = mayBeDone ? await earlierAnswer(deps, live, once) : null;
    if (earlier !== null) return { loaded, after: earlier.after };
    await heartbeat.ready();

    const draft = draftOf(loaded);
    const nowMs = deps.now();
    passTime(pipeline, draft, nowMs);
    try {
      work(draft, loaded, nowMs);
    } catch (error) {
      if (!(await isBehind(deps, loaded))) throw error;
      live.isStale = true;
      continue;
    }
    doAutomatic(draft, automaticFor(deps, loaded), nowMs);

    const after = once === null ? 0 : cursorOf(loaded.chronicle, once.side(loaded.record));
    if (!isChanged(draft, loaded)) return { loaded, after };
    const before = loaded.record;
    const ask = once === null ? null : { id: once.id, person: once.person, answer: answerText({ after }) };
    if (!(await commit(pipeline, live, loaded, draft, nowMs, ask))) continue;
    publish(live, loaded, deps.failpoint, asking);
    noteChange(pipeline, live, before, loaded.record);
    deps.failpoint?.('before-answer');
    return { loaded, after };
  }
  throw refused('in-motion');
}

/** Whether another server has changed the game: then what is refused here may be right. */
async function isBehind({ store, bus }: Deps, { record, version }: LoadedGame): Promise<boolean> {
  if (bus === undefined) return false;
  const [stored] = await store.games.versions([record.id]);
  return stored !== undefined && stored[1] > version;
}

/** Load: reads a game that is not in memory or out of date. Its watchers are sent what they missed. */
export async function load(pipeline: Pipeline, live: LiveGame): Promise<LoadedGame> {
  if (live.loaded !== null && !live.isStale && pipeline.deps.isOwn?.(live.id) !== false) return live.loaded;
  live.loading ??= readUpToNow(pipeline, live)
    .then((loaded) => {
      const { record } = live;
      live.loaded = loaded;
      live.isStale = false;
      live.usedMs = pipeline.deps.now();
      if (record === null) showFirst(live, loaded);
      else publish(live, loaded, pipeline.deps.failpoint);
      noteChange(pipeline, live, record ?? loaded.record, loaded.record);
      return loaded;
    })
    .finally(() => (live.loading = null));
  return live.loading;
}

/** Applies what became due while the game was not in memory. */
async function readUpToNow(pipeline: Pipeline, live: LiveGame): Promise<LoadedGame> {
  const { deps, heartbeat, damaged } = pipeline;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const loaded = await readGame(deps, live, damaged);
    if (loaded === null) {
      pipeline.live.drop(live.id);
      throw refused('no-game');
    }
    await heartbeat.ready();
    const draft = draftOf(loaded);
    const nowMs = deps.now();
    passTime(pipeline, draft, nowMs);
    doAutomatic(draft, automaticFor(deps, loaded), nowMs);
    if (!isChanged(draft, loaded) || (await commit(pipeline, live, loaded, draft, nowMs, null)))
      return loaded;
  }
  throw refused('in-motion');
}

/** Time: what is due happens before anything else. */
function passTime({ deps, heartbeat, restoredMs }: Pipeline, draft: Draft, nowMs: number): void {
  letTimePass(draft, heartbeat.outages, nowMs);
  openEpoch(draft, restoredMs, deps.randomBytes, nowMs);
}

/** Automatic: the authority's own orders. Unreadable standing orders answer nothing: their owner is asked. */
export const automaticFor = (
  { standing, log }: Deps,
  { record, habits }: Pick<LoadedGame, 'record' | 'habits'>,
): Automatic => ({
  habits,
  planFailed: (error) =>
    log.error({ game: record.id, error: String(error) }, 'A plan could not be followed.'),
  standing: (...asked) => {
    try {
      return standing(...asked);
    } catch (error) {
      log.error({ game: record.id, error: String(error) }, 'Standing orders could not be followed.');
      return null;
    }
  },
});

/** Commit: true when it is durable; false if someone else has changed the game meanwhile. */
async function commit(
  { deps: { store, log, bus, failpoint }, heartbeat }: Pipeline,
  live: LiveGame,
  loaded: LoadedGame,
  draft: Draft,
  nowMs: number,
  ask: { readonly id: AskId; readonly person: PersonId; readonly answer: string } | null,
): Promise<boolean> {
  const facts = settleFacts(live, draft, loaded, nowMs);
  failpoint?.('before-write');
  let isDone: boolean;
  try {
    isDone = await store.games.commit({
      id: live.id,
      game: draft.record === loaded.record ? null : storedOf(draft.record),
      entries: draft.accepted.map(({ accepted }) => JSON.stringify(accepted.entry)),
      after: loaded.game?.entries.length ?? 0,
      version: loaded.version,
      ask,
    });
  } catch (error) {
    live.isStale = true; // only the store knows whether it was saved
    log.error({ game: live.id, error: reasonOf(error) }, 'A change could not be kept.');
    heartbeat.doubt(nowMs);
    throw refused('not-kept');
  }
  if (!isDone) {
    live.isStale = true;
    return false;
  }
  failpoint?.('after-write');
  bus?.tell('game', live.id, String(loaded.version + 1));
  advance(loaded, draft, facts);
  return true;
}

/** Updates the public lobby card, and stamps it if it has changed. */
function settleFacts({ shown }: LiveGame, draft: Draft, loaded: LoadedGame, nowMs: number): Facts {
  if (!touchesAll(draft) && draft.record === loaded.record) return loaded.facts;
  const { status, statusMs } = loaded.record;
  change(draft, {
    summary: summaryOf(draft.game, draft.record.status, loaded.record.summary, nowMs, shown.spectator.view),
    statusMs: draft.record.status === status ? statusMs : nowMs,
    dueMs: dueOf(draft.record, draft.game),
  });
  const facts = factsOf(draft.record, draft.game);
  if (facts !== loaded.facts || draft.accepted.some(({ accepted }) => isPublic(accepted)))
    change(draft, { changedMs: Math.max(nowMs, loaded.record.changedMs + 1) });
  return facts;
}

function noteChange(pipeline: Pipeline, live: LiveGame, before: GameRecord, after: GameRecord): void {
  live.record = after;
  pipeline.changed(live, before, after);
}

/**
 * What is stored of an answer: the seat's cursor. A repeat has the same outcome; its update also includes later
 * events.
 */
interface Answer {
  readonly after: number;
}

const answerText = (answer: Answer): string => JSON.stringify(answer);

async function earlierAnswer({ store }: Deps, live: LiveGame, once: Once): Promise<Answer | null> {
  const answer = await store.games.answered(live.id, once.person, once.id);
  return answer === null ? null : (JSON.parse(answer) as Answer);
}
