// The end of a lesson: what was learned, where to read on, what comes next.
import { roman } from '@rubicon/words';
import { sayTutorial } from '../words/topics/tutorial.ts';
import type { Course } from './course.ts';
import { FirstGame, type Games } from './first-game.tsx';
import { LESSONS, numberOf } from './lessons/lessons.ts';

export function LessonEnd({ course, games }: { readonly course: Course; readonly games: Games }) {
  const { lesson } = course;
  const next = LESSONS[numberOf(lesson)];
  const outcome = course.outcome();
  return (
    <>
      <h3 class="lesson-done">{sayTutorial('card.end', { number: roman(numberOf(lesson)) })}</h3>
      {outcome === null ? null : <p class="lesson-tell">{sayTutorial(`war.${outcome}`)}</p>}
      <ul class="lesson-learned" aria-label={sayTutorial('card.learned')}>
        <li>{sayTutorial(`${lesson.id}.learned.1`)}</li>
        <li>{sayTutorial(`${lesson.id}.learned.2`)}</li>
      </ul>
      <p class="lesson-rules">
        {sayTutorial('card.rules')}{' '}
        {lesson.rules.map((number) => (
          <a key={number} href={`#rules=${number}`}>
            {sayTutorial('card.rule', { number })}
          </a>
        ))}
      </p>
      {next === undefined ? (
        <FirstGame games={games} />
      ) : (
        <a class="button primary lesson-next" href={`#learn=${next.id}`}>
          {sayTutorial('card.next', { title: sayTutorial(`${next.id}.title`) })}
        </a>
      )}
    </>
  );
}
