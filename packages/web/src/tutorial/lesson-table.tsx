// A lesson at the real table: its authority is the script, and its card is beside the map.
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { sideName } from '@rubicon/words';
import { adviceInWorkers, machineInWorker } from '../authority/thinking/machine-client.ts';
import type { GameId } from '../authority/table.ts';
import { openPage } from '../routes/address.ts';
import type { Extras } from '../table/state/extras.ts';
import { TablePage, type TablePageOptions } from '../table/table-page.tsx';
import type { Games } from './first-game.tsx';
import { createCourse } from './course.ts';
import { lessonAuthority, type LessonAuthority } from './lesson-authority.ts';
import { LEARNER } from './lesson-record.ts';
import { LessonCard } from './lesson-card.tsx';
import type { Lesson } from './lessons/lesson.ts';
import { progressOf } from './progress.ts';

const leave = (): void => openPage('learn');

export function LessonTable({ lesson, games }: { readonly lesson: Lesson; readonly games: Games }) {
  const taken = useMemo(() => take(lesson, games), [lesson, games]);
  return (
    <TablePage
      authority={taken.authority}
      game={`lesson-${lesson.id}` as GameId}
      options={taken.options}
      extras={taken.extras}
      onDamaged={leave}
    />
  );
}

function take(
  lesson: Lesson,
  games: Games,
): {
  readonly authority: LessonAuthority;
  readonly options: TablePageOptions;
  readonly extras: Partial<Extras>;
} {
  const course = createCourse(lesson, progressOf(lesson.id, 'peek'));
  const authority = lessonAuthority(course, {
    names: () => ({ caesar: sideName('caesar'), pompey: sideName('pompey') }),
    think: machineInWorker(),
    advice: adviceInWorkers(),
  });
  const hasAids = signal(lesson.isFree === true); // in scripted lessons the card says what to do
  return {
    authority,
    options: {
      firstSeat: () => Promise.resolve({ kind: 'seat', seat: LEARNER, tellsMissed: false }),
      handsOver: () => true,
      hasCurtain: () => false,
      leave,
      onNews: authority.onNews,
      showOdds: hasAids,
      allowHints: hasAids,
      showIntel: hasAids,
      hasPlans: hasAids.value,
    },
    extras: {
      Guide: (at) => <LessonCard {...at} course={course} authority={authority} games={games} />,
      Menu: () => null,
      mark: computed(() => {
        const { areas = [], path = null } = lesson.steps[course.step.value] ?? {};
        return areas.length === 0 ? null : { areas, path };
      }),
    },
  };
}
