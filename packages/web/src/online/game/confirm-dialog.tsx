// Asks for confirmation before something that affects the opponent.
import { say } from '@rubicon/words';
import { Dialog } from '../../ui/dialog.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';

interface Props {
  readonly what: 'abort' | 'vacation';
  readonly remote: RemoteAuthority;
  readonly fail: (error: unknown) => void;
  readonly onClose: () => void;
}

const ASKS = { abort: 'abort', vacation: 'begin-vacation' } as const;
const TITLES = { abort: 'abort.title', vacation: 'vacation.title' } as const;

export function ConfirmDialog({ what, remote, fail, onClose }: Props) {
  const table = remote.record.value?.table;
  const count = table === undefined || table.seat === 'spectator' ? 0 : table.vacationDays[table.seat];
  const go = (): void => {
    onClose();
    void remote.demand({ kind: ASKS[what] }).catch(fail);
  };
  return (
    <Dialog
      title={sayCommunity(TITLES[what])}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" onClick={go}>
          {say(`menu.${what}`)}
        </button>
      }
    >
      <p>{what === 'abort' ? sayCommunity('abort.text') : sayCommunity('vacation.text', { count })}</p>
    </Dialog>
  );
}
