// The tutorial page: `learn` is the list of lessons, `learn=roads` one of them.
import { sayTutorial } from '../words/topics/tutorial.ts';
import { Contents } from './contents.tsx';
import type { Games } from './first-game.tsx';
import { LessonTable } from './lesson-table.tsx';
import { LESSONS } from './lessons/lessons.ts';

export function LearnPage({ page, authority }: { readonly page: string; readonly authority: Games }) {
  const [, id] = page.split('=');
  if (id === undefined) return <Contents games={authority} />;
  const lesson = LESSONS.find((each) => each.id === id);
  if (lesson !== undefined) return <LessonTable key={id} lesson={lesson} games={authority} />;
  return (
    <main class="table-wait">
      <p>{sayTutorial('learn.gone')}</p>
      <a class="button primary" href="#learn">
        {sayTutorial('card.contents')}
      </a>
    </main>
  );
}
