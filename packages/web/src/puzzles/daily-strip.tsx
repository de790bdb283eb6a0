// The puzzle of the day on the start page. It loads no puzzles.
import { isDailyDone } from '../storage/puzzles.ts';
import { sayPuzzles } from '../words/topics/puzzles.ts';
import './daily-strip.css';

export function DailyStrip() {
  const isDone = isDailyDone();
  return (
    <section class="daily-strip" aria-labelledby="daily-title">
      <div>
        <h2 id="daily-title">{sayPuzzles('puzzles.daily')}</h2>
        <p>{sayPuzzles(isDone ? 'puzzles.daily-done' : 'puzzles.daily-about')}</p>
      </div>
      <span class="daily-ways">
        <a class="link" href="#puzzles">
          {sayPuzzles('puzzles.all')}
        </a>
        <a class="button" href={isDone ? '#puzzle=next' : '#puzzle=daily'}>
          {sayPuzzles(isDone ? 'puzzles.solve' : 'puzzles.daily-go')}
        </a>
      </span>
    </section>
  );
}
