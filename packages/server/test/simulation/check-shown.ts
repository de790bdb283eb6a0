// Whether each client was shown, at every moment, exactly what its seat may see of the game as it was stored by then.
import { questionOf, viewOf } from '@rubicon/engine';
import type { GameHistory, Shown } from './game-history.ts';
import type { Moment, Past } from './game-past.ts';

/** One sentence for each that was not. */
export function checkShown(past: Past, shown: readonly Shown[]): string[] {
  return shown.flatMap((each) => {
    const problem = problemWith(past, each);
    return problem === null ? [] : [`${each.client} at cursor ${each.held.table.cursor}: ${problem}`];
  });
}

function problemWith(past: Past, shown: Shown): string | null {
  const { seat, held } = shown;
  let problem: string | null = null;
  // Several moments look alike to a seat that may not know what happened between them
  for (let entry = shown.stored - 1; entry >= 0; entry--) {
    const moment = past.moments[entry]!;
    if (moment.cursors[seat] < held.table.cursor) break;
    if (moment.cursors[seat] > held.table.cursor) continue;
    const difference = differenceAt(past, moment, shown);
    if (difference === null) return null;
    problem ??= difference;
  }
  return problem ?? 'it was shown what is not stored';
}

function differenceAt({ history }: Past, { game, told, pending }: Moment, shown: Shown): string | null {
  const { seat, held } = shown;
  const { table } = held;
  if (!isSame(table.view, viewOf(game, seat))) return 'it sees another position than it may';
  const asked = seat === 'spectator' || game.result !== null ? null : questionOf(game, seat);
  if (!isSame(table.decision, asked)) return 'it is asked something else';
  if (!isSame(held.pending, pending[seat])) return 'its pending orders are others';
  if (table.drawOffer !== game.drawOffer || !isSame(table.flagged, game.flagged)) return 'an offer or a flag';
  if (shown.told.length !== told[seat]) return `it was told ${shown.told.length} things of ${told[seat]}`;
  const last = shown.told.length - 1;
  if (!isSame(shown.told[last], history[seat][last])) return 'it was told something else last';
  return null;
}

/** The whole history of a client, compared once. */
export function checkTold({ history }: Past, { client, seat, told }: Shown): string[] {
  return isSame(told, history[seat].slice(0, told.length)) ? [] : [`${client} was told another history`];
}

/** No message may contain what only the authority knows. */
export function checkTexts(secrets: readonly string[], texts: GameHistory['texts']): string[] {
  return texts.flatMap(({ client, text }) =>
    secrets.some((secret) => text.includes(secret)) ? [`${client} was sent a secret of the dice`] : [],
  );
}

/** As JSON: what is undefined is not there. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false;
  for (const key in one)
    if (!isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  for (const key in other)
    if ((other as Record<string, unknown>)[key] !== undefined && !(key in one)) return false;
  return true;
}
