// The review of a game, section by section; it fills as the analysis proceeds.
import { useSignal } from '@preact/signals';
import type { Analysis } from '@rubicon/ai';
import type { GameFile, PerSide } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { paragraph, say } from '@rubicon/words';
import { replayAddress, type Source } from '../routes/moment.ts';
import { download, fileNameOf } from '../ui/download.ts';
import { sayReview } from '../words/topics/review.ts';
import { analysisFile } from './analysis-file.ts';
import { BattleCards } from './battle-cards.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { CourseCharts } from './course-charts.tsx';
import { LuckSection } from './luck-section.tsx';
import { MissedList } from './missed-list.tsx';
import { resultText } from './result-words.ts';
import type { ReviewState } from './review-state.ts';
import { ShareDialog } from './share-dialog.tsx';
import { standText } from './times.ts';
import { TurningList } from './turning-list.tsx';
import { WarMap } from './war-map.tsx';
import { WorkBar } from './work-bar.tsx';

interface Props {
  readonly source: Source;
  readonly file: GameFile;
  readonly players: PerSide<string>;
  readonly review: ReviewState;
}

export function ReviewSheet({ source, file, players, review }: Props) {
  const shared = useSignal<Analysis | null>(null); // as of when it was requested
  const analysis = review.analysis.value;
  return (
    <div class="review">
      <header class="review-head">
        <a class="review-brand" href="#start" aria-label={sayReview('review.home')}>
          RVBICON
        </a>
        <a class="button" href={replayAddress({ source })}>
          {sayReview('review.to-study')}
        </a>
      </header>
      <main class="review-page">
        <h1 class="review-title">{sayReview('review.title', players)}</h1>
        {analysis === null ? null : <Result analysis={analysis} />}
        <WorkBar review={review}>
          {analysis === null ? null : (
            <>
              <button
                type="button"
                class="button primary"
                disabled={analysis.chances.length <= analysis.turns.at(-1)!.entry}
                onClick={() => (shared.value = analysis)}
              >
                {sayReview('review.share')}
              </button>
              <button type="button" class="button" onClick={() => saveFile(file, analysis, players)}>
                {sayReview('review.save')}
              </button>
            </>
          )}
        </WorkBar>
        {analysis === null ? null : <Sections analysis={analysis} source={source} />}
      </main>
      {shared.value === null ? null : (
        <ShareDialog
          analysis={shared.value}
          players={players}
          name={nameOf(shared.value, players, 'png')}
          onClose={() => (shared.value = null)}
        />
      )}
    </div>
  );
}

function nameOf({ turns }: Analysis, players: PerSide<string>, ending: string): string {
  const { year, turn } = turns.at(-1)!;
  return fileNameOf({ players, year, turn }).replace(/rubicon$/, ending);
}

function saveFile(file: GameFile, analysis: Analysis, players: PerSide<string>): void {
  const blob = new Blob([analysisFile(file, analysis)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  download(address, nameOf(analysis, players, 'json'));
  URL.revokeObjectURL(address); // a download in progress continues
}

function Result({ analysis: { result, turns } }: { readonly analysis: Analysis }) {
  const end = turns.at(-1)!;
  return (
    <p class="review-result">
      <b class={result.winner ?? undefined}>{sayReview('review.result', { result: resultText(result) })}</b>{' '}
      {paragraph([say(`over.reason.${result.reason}`), standText(end)])}
    </p>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section class="review-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note === undefined ? null : <p class="review-note">{note}</p>}
      {children}
    </section>
  );
}

function Sections({ analysis, source }: { readonly analysis: Analysis; readonly source: Source }) {
  return (
    <>
      <Section title={sayReview('review.chances')} note={sayReview('review.chances.note')}>
        <ChanceChart analysis={analysis} source={source} />
      </Section>
      <Section title={sayReview('review.turning')} note={sayReview('review.turning.note')}>
        <TurningList analysis={analysis} source={source} />
      </Section>
      <Section title={sayReview('review.missed')} note={sayReview('review.missed.note')}>
        <MissedList analysis={analysis} source={source} />
      </Section>
      <Section title={sayReview('review.luck')} note={sayReview('review.luck.note')}>
        <LuckSection analysis={analysis} source={source} />
      </Section>
      <Section title={sayReview('review.map')} note={sayReview('review.map.note')}>
        <WarMap analysis={analysis} />
      </Section>
      <Section title={sayReview('review.course')}>
        <CourseCharts analysis={analysis} source={source} />
      </Section>
      <Section title={sayReview('review.battles')}>
        <BattleCards analysis={analysis} source={source} />
      </Section>
    </>
  );
}
