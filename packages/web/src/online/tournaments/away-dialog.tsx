// Sitting out the next rounds, until a day or until one says so.
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { sayTournament } from '../../words/topics/tournaments.ts';

const DAY_MS = 86_400_000;

interface Props {
  readonly format: 'swiss' | 'league';
  readonly nowMs: number;
  readonly onAway: (backMs: number | undefined) => void;
  readonly onClose: () => void;
}

/** As a field for dates has it, where the reader is. */
const dateOf = (ms: number): string => {
  const day = new Date(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

export function AwayDialog({ format, nowMs, onAway, onClose }: Props) {
  const id = useId();
  const back = useSignal('');
  const go = (): void => {
    onClose();
    onAway(back.value === '' ? undefined : new Date(`${back.value}T00:00`).getTime());
  };
  return (
    <Dialog
      title={sayTournament('page.away')}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" onClick={go}>
          {sayTournament('page.away-go')}
        </button>
      }
    >
      <p>{sayTournament(`page.away-${format}`)}</p>
      <div class="field">
        <label for={id}>{sayTournament('page.away-date')}</label>
        <input
          id={id}
          class="field-box"
          type="date"
          min={dateOf(nowMs + DAY_MS)}
          max={dateOf(nowMs + 365 * DAY_MS)}
          value={back.value}
          onInput={(event) => (back.value = event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
