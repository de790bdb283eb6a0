// The card of a lesson beside the map: explanation, task, answer to a mistake, and buttons forward and back.
import { effect, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { roman } from '@rubicon/words';
import { Frame } from '../ui/frame.tsx';
import type { AtTable } from '../table/state/extras.ts';
import { sayTutorial } from '../words/topics/tutorial.ts';
import { answerText } from './answer-text.ts';
import { watchActions } from './actions.ts';
import type { Games } from './first-game.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { numberOf } from './lessons/lessons.ts';
import { note, progressOf } from './progress.ts';
import type { Course } from './course.ts';
import type { LessonAuthority } from './lesson-authority.ts';
import { showAction } from './show-action.ts';
import './lesson-card.css';

interface Props extends AtTable {
  readonly course: Course;
  readonly authority: LessonAuthority;
  readonly games: Games; // what is played after the last lesson
}

export function LessonCard({ context, table, course, authority, games }: Props) {
  const { lesson } = course;
  const { session, selection } = context;
  const card = useRef<HTMLElement>(null);
  const isFolded = useSignal(false);
  const at = course.step.value;
  const step = lesson.steps[at];
  const isTold = session.thinking.value !== null || session.recap.value !== null;
  const isWatching = session.isTelling.value || isTold; // a lesson does not give away what the dice bring
  const answer = course.answer.value;
  const cannotShow = session.busy.value || isWatching || table.decision === null;

  useEffect(takeFocus, []);
  useLayoutEffect(
    () =>
      watchActions(context, (action) => {
        const wantsBlock = lesson.steps[course.step.peek()]?.wants.some((each) => each.startsWith('hold '));
        course.hear(action);
        if (wantsBlock === true && action.startsWith('hold ')) selection.clear();
      }),
    [context, lesson, course, selection],
  );
  useEffect(() => {
    if (step?.wants[0] === `look ${selection.place.peek()}`) selection.look(null); // already selected: select it again
    if (step?.part === 'cards' || step?.part === 'pool') context.showPanel(step.part);
  }, [context, selection, step]);
  // A signal effect runs at once, not after the next frame: by then the next lesson may be open
  useEffect(
    () =>
      effect(() => {
        if (session.seating.value === null) return; // the seat has been left: nothing changes any more
        const isDone = course.step.value === lesson.steps.length;
        note(lesson.id, {
          step: isDone ? 0 : course.step.value,
          isDone: isDone || progressOf(lesson.id, 'peek').isDone,
          log: isDone || lesson.isFree !== true ? [] : [...course.log()],
        });
      }),
    [course, lesson, session],
  );

  return (
    <section
      class={`lesson ${isFolded.value ? 'is-folded' : ''}`}
      ref={card}
      tabIndex={-1}
      aria-labelledby="lesson-title"
      data-step={isWatching ? undefined : (step?.key ?? lesson.id)}
      data-shows={isWatching ? undefined : step?.part}
    >
      <Frame />
      <header class="lesson-head">
        <h2 id="lesson-title" class="lesson-title">
          <span class="lesson-number" aria-hidden="true">
            {roman(numberOf(lesson))}
          </span>
          <span class="unseen">
            {sayTutorial('card.label', {
              number: numberOf(lesson),
              title: sayTutorial(`${lesson.id}.title`),
            })}
          </span>
          <span aria-hidden="true">{sayTutorial(`${lesson.id}.title`)}</span>
        </h2>
        <button
          type="button"
          class="lesson-fold"
          aria-expanded={!isFolded.value}
          aria-label={sayTutorial(isFolded.value ? 'card.unfold' : 'card.fold')}
          onClick={() => (isFolded.value = !isFolded.value)}
        />
        <Pips at={at} count={lesson.steps.length} />
      </header>
      <div class="lesson-body">
        <div aria-live="polite">
          {step === undefined ? (
            isWatching ? null : (
              <LessonEnd course={course} games={games} />
            )
          ) : isWatching ? (
            <p class="lesson-tell">{sayTutorial(isTold ? 'card.watch' : 'card.dice')}</p>
          ) : (
            <>
              <p class="lesson-tell">{sayTutorial(`${step.key}.tell`)}</p>
              <p class="lesson-do">{sayTutorial(`${step.key}.do`)}</p>
            </>
          )}
          {answer === null ? null : (
            <p class="lesson-not">
              <b>{sayTutorial('card.not')}</b> {answerText(answer)}
            </p>
          )}
        </div>
        <div class="lesson-buttons">
          {step !== undefined && (answer !== null || lesson.isFree === true) ? (
            <button type="button" class="button lesson-show" aria-disabled={cannotShow} onClick={show}>
              {sayTutorial('card.show')}
            </button>
          ) : null}
          {lesson.isFree === true || at === 0 ? null : (
            <button type="button" class="link" onClick={() => goTo(at - 1)}>
              {sayTutorial('card.back')}
            </button>
          )}
          {at === 0 ? null : (
            <button type="button" class="link" onClick={() => goTo(0)}>
              {sayTutorial('card.restart')}
            </button>
          )}
          <a class="link" href="#learn">
            {sayTutorial('card.contents')}
          </a>
        </div>
      </div>
    </section>
  );

  /** The pressed button may be gone with the step: keep the keyboard focus on the card. */
  function takeFocus(): void {
    card.current?.focus({ preventScroll: true });
  }

  function show(): void {
    if (cannotShow) return;
    if (lesson.isFree !== true) takeFocus();
    void showAction(context, course);
  }

  function goTo(wanted: number): void {
    takeFocus();
    session.skipRecap();
    selection.clear();
    authority.goTo(wanted);
  }
}

function Pips({ at, count }: { readonly at: number; readonly count: number }) {
  return (
    <span
      class="lesson-pips"
      role="img"
      aria-label={sayTutorial('card.step', { step: Math.min(at + 1, count), count })}
    >
      {Array.from({ length: count }, (_, index) => (
        <i key={index} class={index < at ? 'gone' : index === at ? 'now' : ''} />
      ))}
    </span>
  );
}
