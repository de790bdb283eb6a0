// Requests to games on the socket. Each is answered by the change it leads to, or refused, under its id.
import type { AskBody, AskId, GameId, ServerMessage } from '@rubicon/protocol';
import { Refused } from '../authority/authority.ts';
import { isOpen, say, sayWatch, type ConnectionContext, type Stream } from './connection-state.ts';
import { Unanswered, isTransient } from './http.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Null where no socket watches the game from this seat. */
export function askOn(
  context: ConnectionContext,
  game: GameId,
  { id, ask, as }: AskBody,
): Promise<void> | null {
  const stream = streamOf(context, game);
  const seat = stream?.held?.table.seat;
  if (!isOpen(context) || seat === undefined || (as !== undefined && as !== seat)) return null;
  const answer = Promise.withResolvers<void>();
  context.asks.set(id, answer);
  say(context, { kind: 'ask', watch: stream!.number, id, ask });
  const stopWaiting = context.timers.after(ANSWER_WITHIN_MS, () =>
    answer.reject(new Unanswered('unreachable', 'The server does not answer.')),
  );
  return answer.promise.finally(() => {
    stopWaiting();
    context.asks.delete(id);
  });
}

/** The one the server knows. */
function streamOf({ watches }: ConnectionContext, game: GameId): Stream | undefined {
  const streams = [...watches].filter(([watch]) => watch.game === game).map(([, stream]) => stream);
  return streams.sort((one, other) => other.begun - one.begun)[0];
}

export const noteAnswer = ({ asks }: ConnectionContext, id: AskId | undefined): void =>
  id === undefined ? undefined : asks.get(id)?.resolve();

export function noteRefusal(context: ConnectionContext, refusal: Refusal & { readonly id: AskId }): void {
  const { id, code, message, rule, afterS = 0 } = refusal;
  // The server does not know the watch any more: begin it again, and ask again
  if (code === 'not-watched') for (const watching of context.watches) sayWatch(context, ...watching);
  const isPassing = code === 'not-watched' || isTransient(code);
  context.asks
    .get(id)
    ?.reject(
      isPassing ? new Unanswered(code, message, 1000 * afterS) : new Refused(code, message, rule ?? null),
    );
}

type Refusal = Extract<ServerMessage, { kind: 'refused' }>;

/** Whether they were carried out is not known: they are asked again under the same ids. */
export function loseAsks({ asks }: ConnectionContext): void {
  for (const { reject } of asks.values()) reject(new Unanswered('unreachable', 'The connection was lost.'));
}
