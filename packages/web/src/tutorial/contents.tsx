// The list of lessons: what each is about, how long it takes, and the progress made.
import { useEffect } from 'preact/hooks';
import { roman, say } from '@rubicon/words';
import { Glyph } from '../pieces/glyph.tsx';
import { Frame, River } from '../ui/frame.tsx';
import { Plate } from '../start/plate.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { sayTutorial } from '../words/topics/tutorial.ts';
import { FirstGame, type Games } from './first-game.tsx';
import type { Lesson } from './lessons/lesson.ts';
import { LESSONS, numberOf } from './lessons/lessons.ts';
import { forgetAll, progress, progressOf } from './progress.ts';
import './contents.css';

const MINUTES = LESSONS.reduce((sum, { minutes }) => sum + minutes, 0);

export function Contents({ games }: { readonly games: Games }) {
  const title = sayTutorial('learn.heading');
  useEffect(() => {
    document.title = `${title} – ${say('app.name')}`;
  }, [title]);
  const done = LESSONS.filter(({ id }) => progressOf(id).isDone).length;
  const next = LESSONS.find(({ id }) => !progressOf(id).isDone);
  const isBegun = Object.keys(progress.value).length > 0;
  return (
    <div class="learn">
      <main class="learn-page">
        <div class="learn-front">
          <Plate isDrawn={useIdle()} />
          <section class="cartouche learn-cartouche" aria-labelledby="learn-title">
            <Frame />
            <h1 id="learn-title" class="learn-title">
              {title}
            </h1>
            <River />
            <p class="cartouche-tagline">{sayTutorial('learn.lead')}</p>
            <div class="learn-ways">
              {next === undefined ? (
                <>
                  <p class="learn-again">{sayTutorial('learn.again')}</p>
                  <FirstGame games={games} />
                </>
              ) : (
                <a class="button primary cartouche-go" href={`#learn=${next.id}`}>
                  {isBegun
                    ? sayTutorial('learn.continue', { title: sayTutorial(`${next.id}.title`) })
                    : sayTutorial('learn.begin')}
                </a>
              )}
              <a class="button" href="#start">
                {sayTutorial('learn.home')}
              </a>
            </div>
            <p class="cartouche-note">
              {sayTutorial('learn.total', { done, count: LESSONS.length, minutes: MINUTES })}
            </p>
          </section>
        </div>
        <div class="learn-list">
          <ol aria-label={sayTutorial('learn.list')}>
            {LESSONS.map((lesson) => (
              <li key={lesson.id}>
                <Row lesson={lesson} isNext={lesson === next} />
              </li>
            ))}
          </ol>
          {isBegun ? (
            <button type="button" class="link learn-forget" onClick={forgetAll}>
              {sayTutorial('learn.forget')}
            </button>
          ) : null}
        </div>
      </main>
    </div>
  );
}

function Row({ lesson, isNext }: { readonly lesson: Lesson; readonly isNext: boolean }) {
  const { step, isDone } = progressOf(lesson.id);
  const state =
    step > 0
      ? sayTutorial('learn.at', { step: step + 1, count: lesson.steps.length })
      : sayTutorial(isDone ? 'learn.done' : 'learn.new');
  return (
    <a class={`learn-row ${isDone ? 'is-done' : ''} ${isNext ? 'is-next' : ''}`} href={`#learn=${lesson.id}`}>
      <span class="learn-number" aria-hidden="true">
        {roman(numberOf(lesson))}
      </span>
      <span class="learn-words">
        <b>{sayTutorial(`${lesson.id}.title`)}</b>
        <small>{sayTutorial(`${lesson.id}.about`)}</small>
      </span>
      <span class="learn-state">
        <span>{sayTutorial('learn.minutes', { count: lesson.minutes })}</span>
        <span class={isDone || step > 0 ? '' : 'unseen'}>
          {isDone && step === 0 ? <Glyph name="tick" /> : null} {state}
        </span>
      </span>
    </a>
  );
}
