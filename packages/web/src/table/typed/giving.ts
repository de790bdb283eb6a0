// Carries out what was typed: gives the orders, answers the question, or asks back and waits for the rest.
import { blockName } from '@rubicon/words';
import type { Choice } from '../../authority/choice.ts';
import { sayTyped } from '../../words/topics/typed.ts';
import type { Announcer } from '../announce/announcer.ts';
import { actingSide } from '../selection/hand.ts';
import type { TableContext } from '../state/context.ts';
import { answersTo, unclearText } from './answers.ts';
import { isOrderVerb, phraseOf } from './phrase.ts';
import { readTyped, type Reading, type Situation } from './reading.ts';
import type { Question, Vocabulary } from './vocabulary.ts';

/** What was asked back. */
export interface Pending {
  readonly text: string;
  readonly reading: Reading;
}

const ASKS_BACK: ReadonlySet<Reading['kind']> = new Set([
  'which-block',
  'which-place',
  'which-card',
  'which-order',
  'which-way',
]);

export function situationOf({ session, selection }: TableContext): Situation | null {
  const view = session.table.value?.view;
  if (view === undefined) return null;
  return { view, side: actingSide(view), choices: selection.choices.value };
}

/** Returns what it asks back; null when that is not needed. */
export function giveTyped(
  context: TableContext,
  announcer: Announcer,
  typed: string,
  pending: Pending | null,
  vocabulary: Vocabulary,
  onEnd: (done: Choice) => void,
): Pending | null {
  const { session, selection } = context;
  // An order ends what is being told; a question does not
  if (session.isTelling.value && isOrderVerb(phraseOf(typed, vocabulary).verb)) session.skipRecap();
  const situation = situationOf(context);
  const table = session.table.value;
  const history = session.seating.value?.history;
  if (situation === null || table === null || history === undefined) return null;
  announcer.echo(typed);
  const { text, reading } = readAnswer(typed, pending, situation, vocabulary);
  if (reading.kind === 'question') {
    const { question, phrase } = reading;
    if (question === 'undo' || question === 'undo-phase') undo(context, announcer, question);
    else announcer.tell(...answersTo(question, phrase, { ...situation, table, history }));
    return null;
  }
  if (session.past.value !== null) {
    announcer.refuse(sayTyped('answer.past'));
    return null;
  }
  if (reading.kind === 'orders') {
    const { orders } = reading;
    const done = orders.find(({ kind }) => kind === 'done');
    if (done === undefined) void selection.take({ orders, path: orders[0]!.path, stay: [] });
    else onEnd(done);
    return null;
  }
  const words = unclearText(reading, situation, table.decision);
  if (!ASKS_BACK.has(reading.kind)) {
    announcer.refuse(words);
    return null;
  }
  announcer.tell(words);
  return { text, reading };
}

/** A text without a word for an order may answer what was asked back; it completes the order then. */
function readAnswer(
  typed: string,
  pending: Pending | null,
  situation: Situation,
  vocabulary: Vocabulary,
): Pending {
  const alone = { text: typed, reading: readTyped(typed, situation, vocabulary) };
  if (pending === null || isOrderVerb(phraseOf(typed, vocabulary).verb)) return alone;
  const text = `${pending.text} ${completing(typed, pending.reading, vocabulary)}`;
  const reading = readTyped(text, situation, vocabulary);
  return reading.kind === 'orders' || ASKS_BACK.has(reading.kind) ? { text, reading } : alone;
}

/** “X” for one of the legions that were offered; a location for one of the routes. */
function completing(typed: string, asked: Reading, vocabulary: Vocabulary): string {
  const { count, blocks, places } = phraseOf(typed, vocabulary);
  if (asked.kind === 'which-block' && blocks.length === 0) {
    const named = asked.blocks.find((block) => /\d+$/.exec(block)?.[0] === String(count));
    if (named !== undefined) return blockName(named);
  }
  return asked.kind === 'which-way' && places.every(({ role }) => role === null) ? `via ${typed}` : typed;
}

function undo(
  { session }: TableContext,
  announcer: Announcer,
  question: Extract<Question, 'undo' | 'undo-phase'>,
): void {
  const count = session.seating.value?.table.undo.order ?? 0;
  if (count === 0 || session.past.value !== null) announcer.refuse(sayTyped('answer.nothing-to-undo'));
  else void session.undo(question === 'undo' ? 'stroke' : 'phase');
}
