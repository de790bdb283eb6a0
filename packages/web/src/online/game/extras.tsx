// What the table of a game online has besides: put together for one game.
import { signal } from '@preact/signals';
import type { Extras } from '../../table/state/extras.ts';
import { AfterGame } from './after-game.tsx';
import type { Club } from '../../net/online.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import { OnlineMenu, type OnlineOverlay } from './online-menu.tsx';
import { PlayersBar } from './players-bar.tsx';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { StandingDialog } from './standing-dialog.tsx';
import { TableNotices } from './table-notices.tsx';
import { TalkPanel } from './chat-panel.tsx';

export function extrasFor(club: Club, remote: RemoteAuthority): Extras {
  const overlay = signal<OnlineOverlay>(null);
  const close = (): void => {
    overlay.value = null;
  };
  return {
    Header: () => <PlayersBar club={club} remote={remote} />,
    Notice: ({ desk }) => (
      <>
        <TableNotices club={club} remote={remote} fail={desk.session.fail} />
        {overlay.value === 'fairness' ? <FairnessDialog club={club} remote={remote} onClose={close} /> : null}
        {overlay.value === 'abort' || overlay.value === 'vacation' ? (
          <ConfirmDialog what={overlay.value} remote={remote} fail={desk.session.fail} onClose={close} />
        ) : null}
        {overlay.value === 'standing' ? <StandingDialog club={club} remote={remote} onClose={close} /> : null}
      </>
    ),
    Menu: ({ desk, onClose }) => (
      <OnlineMenu
        club={club}
        remote={remote}
        fail={desk.session.fail}
        onOpen={(wanted) => {
          onClose();
          overlay.value = wanted;
        }}
        onClose={onClose}
      />
    ),
    Talk: () => <TalkPanel club={club} remote={remote} />,
    Over: ({ desk }) => (
      <AfterGame
        club={club}
        remote={remote}
        fail={desk.session.fail}
        onFairness={() => (overlay.value = 'fairness')}
      />
    ),
  };
}
