// When an online game is over: rematch or its tournament, next game, the file, and the dice check.
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
}

export function Rematch({ online, remote, fail }: Props) {
  const table = remote.record.value?.table;
  const person = online.person();
  const tournament = table?.card.tournament ?? null;
  if (tournament !== null)
    return (
      <a class="button primary" href={`#tournament=${tournament.id}`}>
        {say('after.tournament')}
      </a>
    );
  if (table?.card.status !== 'over' || sidesOf(table, person?.id ?? null).length === 0) return null;
  const rematch = async (): Promise<void> => {
    const { card } = await online.api.rematch(table.card.game);
    const next = await online.api.look(card.game, 0, null);
    await giveEntropy(online.api, next.table, person!.id);
    openPage(`play=${card.game}`);
  };
  return (
    <button type="button" class="button primary" onClick={() => void rematch().catch(fail)}>
      {say(table.rematch === null ? 'after.rematch' : 'after.rematch-there')}
    </button>
  );
}

export function AfterGame({
  remote,
  onFairness,
}: Pick<Props, 'remote'> & { readonly onFairness: () => void }) {
  const table = remote.record.value?.table;
  return table === undefined ? null : (
    <>
      <button type="button" class="button" onClick={onFairness}>
        {say('menu.fairness')}
      </button>
      <SaveItem table={table} />
    </>
  );
}
