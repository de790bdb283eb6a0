// The parts an online game adds to the table, composed for one game.
import { computed, signal } from '@preact/signals';
import { lazy } from '../../ui/lazy.tsx';
import type { Extras } from '../../table/state/extras.ts';
import { AfterGame, Rematch } from './after-game.tsx';
import type { Online } from '../../net/online.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import { OnlineMenu, OnlineOffers, type OnlineOverlay } from './online-menu.tsx';
import { PlayersBar } from './players-bar.tsx';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { StandingDialog } from './standing-dialog.tsx';
import { NO_RATINGS } from './use-ratings.ts';
import { TableNotices } from './table-notices.tsx';
import { ChatPanel } from './chat-panel.tsx';

const ChannelDialog = lazy(() => import('./channel-dialog.tsx').then((file) => file.ChannelDialog));

export function extrasFor(online: Online, remote: RemoteAuthority): Extras {
  const overlay = signal<OnlineOverlay>(null);
  const close = (): void => {
    overlay.value = null;
  };
  const ratings = signal(NO_RATINGS);
  const opener = (onClose: () => void) => (wanted: OnlineOverlay) => {
    onClose();
    overlay.value = wanted;
  };
  return {
    Header: () => <PlayersBar online={online} remote={remote} ratings={ratings} />,
    ratings,
    Notice: ({ context }) => (
      <>
        <TableNotices online={online} remote={remote} fail={context.session.fail} />
        {overlay.value === 'fairness' ? (
          <FairnessDialog online={online} remote={remote} onClose={close} />
        ) : null}
        {overlay.value === 'abort' || overlay.value === 'vacation' ? (
          <ConfirmDialog what={overlay.value} remote={remote} fail={context.session.fail} onClose={close} />
        ) : null}
        {overlay.value === 'standing' ? (
          <StandingDialog online={online} remote={remote} onClose={close} />
        ) : null}
        {overlay.value === 'channel' && remote.record.value !== null ? (
          <ChannelDialog online={online} game={remote.record.value.table.card.game} onClose={close} />
        ) : null}
      </>
    ),
    Menu: ({ context, onClose }) => (
      <OnlineMenu
        online={online}
        remote={remote}
        fail={context.session.fail}
        onOpen={opener(onClose)}
        onClose={onClose}
      />
    ),
    Offers: ({ context, onClose }) => (
      <OnlineOffers remote={remote} fail={context.session.fail} onOpen={opener(onClose)} onClose={onClose} />
    ),
    Chat: () => <ChatPanel online={online} remote={remote} />,
    isAsked: computed(() => {
      const table = remote.record.value?.table;
      if (!online.isAway.value || table === undefined || table.seat === 'spectator') return null;
      return table.card.status === 'running' && table.card.asked[table.seat];
    }),
    Rematch: ({ context }) => <Rematch online={online} remote={remote} fail={context.session.fail} />,
    Over: () => <AfterGame remote={remote} onFairness={() => (overlay.value = 'fairness')} />,
  };
}
