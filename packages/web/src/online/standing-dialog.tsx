// Standing orders for battle, in this game or as a habit (docs/standing-orders.md).
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Choose } from '../start/fields.tsx';
import { Dialog } from '../table/dialog.tsx';
import { say } from '../words/words.ts';
import type { Standing } from './answers.ts';
import { useAttempt } from './attempt.ts';
import type { Club } from './club.ts';
import type { RemoteAuthority } from './remote-authority.ts';
import { NO_STANDING, STANDING_KINDS, choiceIn, standingOf, type StandingChoice } from './standing-kinds.ts';
import { Switch } from './switch.tsx';

interface Props {
  readonly club: Club;
  readonly remote: RemoteAuthority;
  readonly onClose: () => void;
}

const HITS = ['least-firepower', 'last-letter', 'already-acted', 'ask'] as const;

export function StandingDialog({ club, remote, onClose }: Props) {
  const where = useSignal<'here' | 'habit'>('here');
  const held = useSignal<Standing | null>(null);
  const choice = useSignal<StandingChoice>(NO_STANDING);
  const isSaved = useSignal(false);
  const attempt = useAttempt();
  const table = remote.record.value?.table;
  const game = table?.card.game;
  const side = table === undefined || table.seat === 'spectator' ? null : table.seat;
  const place = where.value;
  useEffect(() => {
    if (game === undefined) return;
    isSaved.value = false;
    void attempt.to(async () => {
      const { standing } = await (place === 'here' ? club.api.standing(game, side) : club.api.habit());
      held.value = standing;
      choice.value = choiceIn(standing) ?? NO_STANDING;
    });
  }, [club, game, side, place, attempt, held, choice, isSaved]);
  if (game === undefined) return null;
  const set = (more: Partial<StandingChoice>): void => {
    isSaved.value = false;
    choice.value = { ...choice.value, ...more };
  };
  const save = (): void =>
    void attempt.to(async () => {
      const standing = standingOf(choice.value, held.value);
      await (where.value === 'here'
        ? club.api.setStanding(game, standing, side)
        : club.api.setHabit(standing));
      held.value = standing;
      isSaved.value = true;
    });
  const isStrange = choiceIn(held.value) === null;
  return (
    <Dialog
      title={say('standing.title')}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" disabled={attempt.busy.value} onClick={save}>
          {say('standing.save')}
        </button>
      }
    >
      <p>{say('standing.text')}</p>
      <div class="club-fields">
        <Choose
          label={say('standing.where')}
          value={where.value}
          options={{ here: say('standing.here'), habit: say('standing.habit') }}
          onChange={(to) => (where.value = to)}
        />
        <Choose
          label={say('standing.kind')}
          value={choice.value.kind}
          options={
            Object.fromEntries(STANDING_KINDS.map((kind) => [kind, say(`standing.kind-${kind}`)])) as Record<
              StandingChoice['kind'],
              string
            >
          }
          onChange={(kind) => set({ kind })}
        />
        {choice.value.kind === 'none' ? null : (
          <>
            <Choose
              label={say('standing.hits')}
              value={choice.value.hits}
              options={
                Object.fromEntries(HITS.map((hits) => [hits, say(`standing.hits-${hits}`)])) as Record<
                  StandingChoice['hits'],
                  string
                >
              }
              onChange={(hits) => set({ hits })}
            />
            <Switch
              label={say('standing.spare')}
              on={choice.value.spareLeaders}
              onChange={(spareLeaders) => set({ spareLeaders })}
            />
          </>
        )}
      </div>
      {isStrange ? <p>{say('standing.own-rules', { count: held.value?.usual?.rules.length ?? 0 })}</p> : null}
      <p role="status">{attempt.problem.value ?? (isSaved.value ? say('standing.saved') : '')}</p>
    </Dialog>
  );
}
