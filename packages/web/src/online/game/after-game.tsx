// When an online game is over: rematch, next game, the file, and the dice check.
import { say } from '@rubicon/words';
import { openPage } from '../../routes/address.ts';
import type { Online } from '../../net/online.ts';
import { giveEntropy, sidesOf } from '../joining.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { SaveItem } from './save-item.tsx';

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly fail: (error: unknown) => void;
  readonly onFairness: () => void;
}

export function AfterGame({ online, remote, fail, onFairness }: Props) {
  const held = remote.record.value;
  if (held === null) return null;
  const { table } = held;
  const person = online.person();
  const isPlayer = sidesOf(table, person?.id ?? null).length > 0;
  const rematch = async (): Promise<void> => {
    const { card } = await online.api.rematch(table.card.game);
    const next = await online.api.look(card.game, 0, null);
    await giveEntropy(online.api, next.table, person!.id);
    openPage(`play=${card.game}`);
  };
  return (
    <div class="menu">
      {isPlayer && table.card.status === 'over' ? (
        <button type="button" class="button" onClick={() => void rematch().catch(fail)}>
          {say(table.rematch === null ? 'after.rematch' : 'after.rematch-there')}
        </button>
      ) : null}
      <button type="button" class="button" onClick={onFairness}>
        {say('menu.fairness')}
      </button>
      <SaveItem table={table} />
    </div>
  );
}
