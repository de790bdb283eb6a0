// How far the learner has come, for the start page: shown between the first step and the end of the last lesson.
import { Glyph } from '../pieces/glyph.tsx';
import { sayTutorial } from '../words/topics/tutorial.ts';
import { LESSONS } from './lessons/lessons.ts';
import { progress, progressOf } from './progress.ts';
import './lesson-strip.css';

export function LessonStrip() {
  const next = LESSONS.find(({ id }) => !progressOf(id).isDone);
  if (next === undefined || Object.keys(progress.value).length === 0) return null;
  const done = LESSONS.filter(({ id }) => progressOf(id).isDone).length;
  const title = sayTutorial(`${next.id}.title`);
  return (
    <section class="lesson-strip" aria-label={sayTutorial('learn.heading')}>
      <p>
        {sayTutorial('learn.progress', { done, count: LESSONS.length, title })}
        <span class="lesson-strip-marks" aria-hidden="true">
          {LESSONS.map(({ id }) => (
            <i key={id} class={progressOf(id).isDone ? 'is-done' : ''}>
              {progressOf(id).isDone ? <Glyph name="tick" /> : null}
            </i>
          ))}
        </span>
      </p>
      <a class="button primary" href={`#learn=${next.id}`}>
        {sayTutorial('learn.go-on')}
      </a>
    </section>
  );
}
