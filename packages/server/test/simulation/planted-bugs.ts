// Bugs that the simulation must find: each a small change of the server, made in a copy.
export interface PlantedBug {
  readonly name: string;
  readonly file: string; // in packages/server
  readonly edits: readonly (readonly [find: string, replace: string])[]; // each occurs once
}

const bug = (name: string, file: string, ...edits: PlantedBug['edits']): PlantedBug => ({
  name,
  file,
  edits,
});

const PIPELINE = 'src/games/live/pipeline.ts';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'a change is told before it is stored',
    PIPELINE,
    [
      "  failpoint?.('before-write');",
      '  advance(loaded, draft, facts);\n  publish(live, loaded, failpoint);',
    ],
    [
      'after: loaded.game?.entries.length ?? 0',
      'after: (loaded.game?.entries.length ?? 0) - draft.accepted.length',
    ],
    ['version: loaded.version,', 'version: loaded.version - 1,'],
    ['String(loaded.version + 1));\n  advance(loaded, draft, facts);', 'String(loaded.version));'],
  ),
  bug('an ask is answered before it is stored', PIPELINE, [
    '    await run(pipeline, live, work, once, asking);',
    "    watcher.change('', once.id);\n    await run(pipeline, live, work, once, asking);",
  ]),
  bug('the store does not compare versions', 'test/memory-store.ts', [
    'row.version !== change.version || row.entries.length !== change.after',
    'change.version < 0',
  ]),
  bug('a conflict counts as stored', PIPELINE, ['  if (!isDone) {', '  if (!isDone && nowMs < 0) {']),
  bug('the id of an ask is not stored', PIPELINE, [
    'version: loaded.version,\n      ask,',
    'version: loaded.version,\n      ask: ask === null ? ask : null,',
  ]),
  bug('a repeated ask is not recognised', PIPELINE, [
    'const earlier = mayBeDone ?',
    'const earlier = mayBeDone && attempt > ATTEMPTS ?',
  ]),
  bug('a game is not read again after a commit of unknown outcome', PIPELINE, [
    'live.isStale = true; // only the store knows whether it was saved',
    '',
  ]),
  bug('an outage is charged', 'src/games/draft/time.ts', [
    'if (lastMs < outage.toMs) skip(draft, outage)',
    'if (lastMs > outage.toMs) skip(draft, outage)',
  ]),
  bug('servers do not say that they are there', 'src/games/service.ts', [
    'schedule.every(ALIVE_EVERY_MS, () => maintenance.beat());',
    'schedule.every(100 * ALIVE_EVERY_MS, () => maintenance.beat());',
  ]),
  bug('no flag falls', 'src/games/draft/time.ts', [
    'if (clockAt(clock, atMs).leftMs[side] <= 0)',
    'if (clockAt(clock, atMs).leftMs[side] <= -1e9)',
  ]),
  bug('a seat is sent the changes of the other', 'src/games/live/publish.ts', [
    'heldFor(loaded, seat, shown.view, ',
    "heldFor(loaded, seat === 'pompey' ? 'caesar' : seat, shown.view, ",
  ]),
  bug(
    'orders that can be taken back are shown to the other side',
    'src/games/live/update.ts',
    ['viewOf(game, seat, before)', 'viewFor(game.state, seat, game.result !== null)'],
    ['  viewOf,\n', '  viewFor,\n'],
  ),
  bug('the secret of the dice is sent', 'src/games/record/dice.ts', [
    'dice.map((epoch) => shown(epoch, null))',
    'dice.map((epoch) => shown(epoch, epoch.secret))',
  ]),
  bug('a notice is not noted as sent', 'src/notices/delivery.ts', [
    'return notices.done([notice.id], now());\n    const still',
    'return;\n    const still',
  ]),
  bug(
    'an ask that fails takes the queue behind it along',
    'src/games/live/live-game.ts',
    ['return await work();', 'const done = await work();\n    resolve();\n    return done;'],
    ['live.waiting -= 1;\n    resolve();', 'live.waiting -= 1;'],
  ),
  bug('a lost message of the bus is never noticed', 'src/games/cluster-sync.ts', [
    'schedule.every(LOOK_MS, () => compareVersions(context, heed));',
    'schedule.every(1000 * LOOK_MS, () => compareVersions(context, heed));',
  ]),
  bug('a gap of the bus is ignored', 'src/games/cluster-sync.ts', [
    'safely(markStale(context, id));\n      lobby',
    'void id;\n      lobby',
  ]),
  bug('an order is refused on a game that is out of date', PIPELINE, [
    'if (!(await isBehind(deps, loaded))) throw error;',
    'if (attempt > 0) throw error;',
  ]),
  bug('a server that stops hides an outage', 'src/games/live/heartbeat.ts', [
    '      if (beatMs === null) return;\n      try {\n        await beat();',
    '      try {\n        await store.setMark(ALIVE, now());',
  ]),
  bug('watchers of a game that could not be read are forgotten', 'src/games/live/refresh.ts', [
    'live.loaded === null && !isWatched(live);',
    'live.loaded === null;',
  ]),
];
