// A lesson in progress: its game, the current step, and the judgement of every action. Unwanted actions are not carried
// out, so nothing has to be repaired.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import {
  SeededChance,
  give,
  viewOf,
  type Chance,
  type PerSide,
  type Request,
  type Side,
  type UndoScope,
} from '@rubicon/engine';
import { Refused, type Seating } from '../authority/authority.ts';
import { advance, seatingOf, type GameRecord } from '../authority/record/game-record.ts';
import { answerTo, isIdle, type Answer } from './answer.ts';
import { isMeant, type LessonAction, type Lesson } from './lessons/lesson.ts';
import { LEARNER, openLesson } from './lesson-record.ts';

interface Begun {
  readonly step: number;
  readonly log: readonly string[];
}

export interface Course {
  readonly lesson: Lesson;
  readonly step: ReadonlySignal<number>; // the number of steps = the lesson is finished
  readonly answer: ReadonlySignal<Answer | null>; // to the last mistake
  readonly record: () => GameRecord;
  readonly seated: () => Seating;
  readonly order: (text: string) => void;
  readonly undo: (scope: UndoScope) => void;
  readonly protest: () => void; // answers a request that a lesson does not support
  /** An action that is not an order. */
  readonly hear: (action: LessonAction) => void;
  /** The next order of the other side according to the script. */
  readonly scripted: () => string | null;
  /** Gives an order of the other side; returns whether it was possible. */
  readonly reply: (order: string) => boolean;
  /** The next action, concrete enough to carry out; null where nothing is prescribed. */
  readonly wanted: () => LessonAction | null;
  readonly goTo: (step: number) => void;
  readonly log: () => readonly string[]; // all orders so far
  readonly outcome: () => 'won' | 'lost' | 'drawn' | null; // once the game is over
}

const SEED = 45;

export function createCourse(lesson: Lesson, begun: Begun): Course {
  const step = signal(0);
  const answer = signal<Answer | null>(null);
  let record = openLesson(lesson);
  let left: LessonAction[] = []; // actions the step still wants
  let given = 0; // orders of the learner in this step
  let replies: string[] = [];
  let rolls: number[] = [];
  let free: Chance = new SeededChance(SEED);
  let log: string[] = [];

  const chance: Chance = {
    roll: (sides, purpose) => {
      const scripted = rolls.shift();
      return scripted === undefined ? free.roll(sides, purpose) : scripted - 1;
    },
  };

  function enter(wanted: number): void {
    const { wants = [], replies: then = [], rolls: dice = [] } = lesson.steps[wanted] ?? {};
    step.value = wanted;
    left = [...wants];
    replies = [...then];
    rolls = [...dice];
    given = 0;
  }

  function begin(): void {
    record = openLesson(lesson);
    free = new SeededChance(SEED);
    log = [];
    enter(0);
  }

  /** Plays the script up to a step; in a free lesson, the saved orders. */
  function playTo(wanted: number, noted: readonly string[]): void {
    begin();
    if (lesson.isFree !== true) while (step.value < wanted) playStep();
    else if (!noted.every(playNote)) begin(); // saved by another version of the lesson
    settle();
  }

  function playNote(text: string): boolean {
    const isGiven = carryOut(noteToRequest(text, record.now.decisions));
    settle();
    return isGiven;
  }

  function playStep(): void {
    for (const pattern of left) {
      const order = orderFor(pattern);
      if (order !== null) carryOut(requestOf(LEARNER, order));
    }
    left = [];
    for (const reply of replies) carryOut(requestOf('pompey', reply));
    replies = [];
    settle();
  }

  const orderFor = (pattern: LessonAction): string | null =>
    isIdle(pattern) ? null : (seated().table.decision?.orders.find((each) => isMeant(pattern, each)) ?? null);

  const requestOf = (side: Side, order: string): Request => ({
    kind: 'order',
    side,
    decision: record.now.decisions[side],
    order,
  });

  function carryOut(request: Request): boolean {
    const accepted = give(record.now, request, chance, 0);
    if (!accepted.ok) return false;
    advance(record, accepted, 0);
    log.push(requestToNote(request));
    return true;
  }

  /** Moves to the next step when everything this one wants is done and the other side has replied. */
  function settle(): void {
    if (lesson.isFree === true) return settleFree();
    while (step.value < lesson.steps.length && left.length === 0 && replies.length === 0)
      enter(step.value + 1);
  }

  /** In a free lesson the position determines the step, because orders may be undone. */
  function settleFree(): void {
    const { next, result } = record.stored.standing;
    if (result !== null) return enter(lesson.steps.length);
    if (next !== LEARNER) return;
    const view = viewOf(record.now, LEARNER);
    enter(lesson.steps.findIndex(({ until }) => until?.(view) !== true));
  }

  /** Actions of an earlier step are undone by going back to it. */
  function seated(): Seating {
    const seating = seatingOf(record, LEARNER);
    if (lesson.isFree === true) return seating;
    const { undo } = seating.table;
    const phase = Math.min(undo.phase, given);
    return {
      ...seating,
      table: { ...seating.table, undo: { order: Math.min(undo.order, given), phase, actions: phase } },
    };
  }

  function obey(text: string): void {
    const now = lesson.steps[step.value];
    answer.value = null;
    if (now === undefined) return; // finished: the table can only be looked at
    const pattern = left.find((each) => !isIdle(each) && isMeant(each, text));
    if (lesson.isFree !== true && pattern === undefined) {
      answer.value = answerTo(now, left, text);
      return;
    }
    if (!carryOut(requestOf(LEARNER, text))) throw new Refused('not-legal', 'This order is not legal.');
    left = left.filter((each) => each !== pattern);
    given += 1;
    settle();
  }

  function takeBack(scope: UndoScope): void {
    answer.value = null;
    if (lesson.isFree === true) {
      carryOut({ kind: 'undo', side: LEARNER, scope });
      return settle();
    }
    const kept = scope === 'phase' ? 0 : Math.max(given - 1, 0);
    const orders = log
      .slice(log.length - given)
      .slice(0, kept)
      .map(orderIn);
    playTo(step.value, []);
    for (const text of orders) obey(text);
  }

  function hear(action: LessonAction): void {
    const now = lesson.steps[step.value];
    if (now === undefined || lesson.isFree === true) return;
    const pattern = left.find((each) => isMeant(each, action));
    if (pattern === undefined) {
      answer.value = answerTo(now, left, action) ?? answer.value;
      return;
    }
    answer.value = null;
    left = left.filter((each) => each !== pattern);
    settle();
  }

  batch(() => playTo(Math.min(begun.step, lesson.steps.length - 1), begun.log));

  return {
    lesson,
    step,
    answer,
    record: () => record,
    seated,
    order: (text) => batch(() => obey(text)),
    undo: (scope) => batch(() => takeBack(scope)),
    protest: () => {
      answer.value = { kind: 'menu' };
    },
    hear: (action) => batch(() => hear(action)),
    scripted: () => replies[0] ?? null,
    reply: (text) =>
      batch(() => {
        replies = replies.slice(1);
        const isGiven = carryOut(requestOf('pompey', text));
        settle();
        return isGiven;
      }),
    wanted: () => {
      const [pattern] = left;
      return pattern === undefined || isIdle(pattern) ? (pattern ?? null) : orderFor(pattern);
    },
    goTo: (wanted) =>
      batch(() => {
        answer.value = null;
        playTo(wanted, []);
      }),
    log: () => log,
    outcome: () => {
      const { result } = record.stored.standing;
      if (result === null) return null;
      return result.winner === null ? 'drawn' : result.winner === LEARNER ? 'won' : 'lost';
    },
  };
}

/** `caesar move C.Legio7 Narbo-Tarraco`, `undo phase`. */
const requestToNote = (request: Request): string =>
  request.kind === 'order' ? `${request.side} ${request.order}` : Object.values(request).join(' ');

const orderIn = (note: string): string => note.slice(note.indexOf(' ') + 1);

function noteToRequest(note: string, decisions: PerSide<number>): Request {
  if (note.startsWith('undo '))
    return { kind: 'undo', side: LEARNER, scope: note.endsWith(' phase') ? 'phase' : 'order' };
  const side = note.startsWith(`${LEARNER} `) ? LEARNER : 'pompey';
  return { kind: 'order', side, decision: decisions[side], order: orderIn(note) };
}
