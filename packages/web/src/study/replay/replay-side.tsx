// Beside the map, or below it on a phone: the log, cards and pools, notes, variations.
import { useSignal, type Signal } from '@preact/signals';
import { sayStudy } from '../../words/topics/study.ts';
import type { Fought } from '../../table/state/battles-fought.ts';
import type { Source } from '../../routes/moment.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import { ThoughtDialog } from '../thoughts/thought-dialog.tsx';
import { ReplayLog } from './replay-log.tsx';
import { ReplayCards } from './replay-cards.tsx';
import { ReplayVariations } from './replay-variations.tsx';
import { ReplayNotes } from './replay-notes.tsx';
import '../../table/panels/side-panel.css';

const PANELS = ['log', 'cards', 'notes', 'variations'] as const;
export type ReplayPanel = (typeof PANELS)[number];

const NAMES = {
  log: 'study.log',
  cards: 'study.cards',
  notes: 'study.notes',
  variations: 'variation.title',
} as const;

interface Props {
  readonly source: Source;
  readonly playback: Playback;
  readonly notes: Notes;
  readonly panel: Signal<ReplayPanel>;
  readonly fought: readonly Fought[];
  readonly onReport: (battle: Fought) => void;
}

export function ReplaySide({ source, playback, notes, panel, fought, onReport }: Props) {
  const current = panel.value;
  const thought = useSignal<number | null>(null); // the entry that is asked about
  const { whole } = playback.replaySource;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = PANELS[(PANELS.indexOf(current) + step + PANELS.length) % PANELS.length]!;
    panel.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="side" aria-label={sayStudy('study.panel')}>
      <div class="side-tabs" role="tablist" aria-label={sayStudy('study.panel')}>
        {PANELS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === current}
            aria-controls="side-body"
            tabIndex={each === current ? 0 : -1}
            onKeyDown={move}
            onClick={() => (panel.value = each)}
          >
            {sayStudy(NAMES[each])}
          </button>
        ))}
      </div>
      <div class="side-body" id="side-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${current}`}>
        <h2 class="unseen">{sayStudy(NAMES[current])}</h2>
        {current === 'log' ? (
          <ReplayLog
            playback={playback}
            notes={notes}
            fought={fought}
            onReport={onReport}
            onThought={(at) => (thought.value = at)}
          />
        ) : current === 'cards' ? (
          <ReplayCards playback={playback} />
        ) : current === 'notes' ? (
          <ReplayNotes playback={playback} notes={notes} />
        ) : (
          <ReplayVariations source={source} playback={playback} />
        )}
      </div>
      {thought.value === null || whole === null ? null : (
        <ThoughtDialog
          whole={whole}
          at={thought.value}
          game={source.id}
          onClose={() => (thought.value = null)}
        />
      )}
    </aside>
  );
}
