// Where the dice of this game come from, and their verification when it is over.
import { useSignal } from '@preact/signals';
import { say } from '@rubicon/words';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { sidesOf } from '../joining.ts';
import { judgeFile, type Judged } from './fairness.ts';
import { localSecretsOf } from '../../net/local-secrets.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly onClose: () => void;
}

const RevealedBids = lazy(() => import('./revealed-bids.tsx').then((file) => file.RevealedBids));

export function FairnessDialog({ online, remote, onClose }: Props) {
  const judged = useSignal<Judged | null>(null);
  const attempt = useAttempt();
  const table = remote.record.value?.table;
  if (table === undefined) return null;
  const { game, status } = table.card;
  const kept = localSecretsOf(game);
  const sides = sidesOf(table, online.person()?.id ?? null);
  const own = sides.map((side) => kept.entropies?.[side]).find((entropy) => entropy !== undefined);
  const check = (): void =>
    void attempt.to(async () => {
      judged.value = judgeFile(await online.api.file(game), kept, sides);
    });
  return (
    <Dialog
      title={say('fair.title')}
      onClose={onClose}
      buttons={
        status === 'running' ? null : (
          <button type="button" class="button primary" disabled={attempt.busy.value} onClick={check}>
            {say(attempt.busy.value ? 'fair.checking' : 'fair.check')}
          </button>
        )
      }
    >
      <p>{say('fair.text')}</p>
      {table.dice.map(({ number, commitment }) => (
        <p key={number} class="fair-hex">
          {say('fair.commitment', { commitment })}
        </p>
      ))}
      {table.card.bids === null ? null : (
        <p>
          <RevealedBids card={table.card} />
        </p>
      )}
      {sides.length === 0 ? null : (
        <p class="fair-hex">{own === undefined ? say('fair.own-none') : say('fair.own', { entropy: own })}</p>
      )}
      {status === 'running' ? <p>{say('fair.running')}</p> : null}
      <p role="status" class={judged.value?.isFair === false ? 'community-problem' : ''}>
        {judged.value?.text ?? attempt.problem.value}
      </p>
    </Dialog>
  );
}
