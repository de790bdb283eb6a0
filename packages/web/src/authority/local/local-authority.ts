// The authority where both sides play on one device. It holds the whole game, and reveals to one seat at a time what
// that seat may know. Requests must come one after another: see `messages.ts`.
import type { Authority } from '../authority.ts';
import { openRecord, previewOf, tableAt } from '../record/game-record.ts';
import type { StoredGame } from '../record/game-store.ts';
import type { GameId, GameSummary } from '../table.ts';
import { hintsQuestion, oddsQuestion } from '../thinking/advice.ts';
import { act, ask } from './commit.ts';
import { readLog, seated, type LocalContext, type LocalDeps } from './local-state.ts';
import { createGame, loadFile } from './new-games.ts';
import { ifStillSeated, leave, sit } from './seats.ts';

export function localAuthority(deps: LocalDeps): Authority {
  const context: LocalContext = { deps, place: null };
  return {
    games: () => listGames(deps),
    create: (wanted) => attempt(() => createGame(deps, wanted)),
    remove: (game) => removeGame(context, game),
    load: (blob) => loadFile(deps, blob),
    save: (game) => saveGame(deps, game),
    sit: (game, seat) => sit(context, game, seat),
    leave: () => leave(context),
    ask: (wanted) => attempt(() => ask(context, wanted)),
    act: (tell) => act(context, tell),
    preview: (orders) => attempt(() => previewOf(seated(context).record, seated(context).seat, orders)),
    odds: (orders) =>
      ifStillSeated(context, ({ record, seat }) => {
        const question = oddsQuestion(record, seat, orders);
        return question === null ? null : deps.advice.odds(question);
      }),
    hints: (look) =>
      ifStillSeated(context, ({ record, seat }) => deps.advice.hints(hintsQuestion(record, seat, look))),
    recall: (cursor) => attempt(() => tableAt(seated(context).record, seated(context).seat, cursor)),
  };
}

/** Turns a refusal thrown synchronously into a rejected promise. */
const attempt = <T>(work: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(work()));

async function listGames({ store }: LocalDeps): Promise<GameSummary[]> {
  const all = await store.games();
  return all.map(summaryOf).toSorted((one, other) => other.changedMs - one.changedMs);
}

async function removeGame(context: LocalContext, game: GameId): Promise<void> {
  const { store, margins } = context.deps;
  await store.remove(game);
  if (context.place?.record.stored.game === game) context.place = null;
  await margins.remove(game).catch(() => {}); // orphaned notes do no harm
}

async function saveGame(deps: LocalDeps, game: GameId): Promise<string> {
  const log = await readLog(deps, game);
  openRecord(log); // refuses a damaged game
  const { fileText } = await import('./saved-game.ts'); // a new game is shown without it
  const text = fileText(log, await deps.margins.notes(game));
  return deps.addressOf(new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

const summaryOf = ({
  game,
  players,
  machines,
  options,
  standing,
  startedMs,
  changedMs,
}: StoredGame): GameSummary => ({
  game,
  players,
  machines,
  options,
  ...standing,
  startedMs,
  changedMs,
});
