// The menu of an online game: everything besides orders.
import { FIRST_YEAR } from '@rubicon/engine';
import type { Ask, GameId } from '@rubicon/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '@rubicon/words';
import { linkTo, openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { Online } from '../../net/online.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { lazy } from '../../ui/lazy.tsx';
import { SaveItem } from './save-item.tsx';

const RoundNote = lazy(() => import('../tournaments/round-note.tsx').then((file) => file.RoundNote));

/** A dialog on top of the table. */
export type OnlineOverlay = 'fairness' | 'standing' | 'channel' | 'abort' | 'vacation' | null;

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly fail: (error: unknown) => void;
  readonly onOpen: (overlay: OnlineOverlay) => void;
  readonly onClose: () => void;
}

export function OnlineMenu({ online, remote, fail, onOpen, onClose }: Props) {
  const isNextMissing = useSignal(false);
  const isCopied = useSignal<boolean | null>(null);
  const held = remote.record.value;
  if (held === null) return null;
  const { table } = held;
  const { game, status, visibility, tournament } = table.card;
  const goNext = async (): Promise<void> => {
    const next = await online.api.next(game);
    if (next.game === null) isNextMissing.value = true;
    else {
      onClose();
      openPage(`play=${next.game}`);
    }
  };
  return (
    <>
      {tournament === null ? null : (
        <a class="button" href={`#tournament=${tournament.id}`}>
          {tournament.name}{' '}
          <small>
            <RoundNote online={online} card={table.card} />
          </small>
        </a>
      )}
      {online.person() === null ? null : (
        <Item onPress={() => void goNext().catch(fail)}>
          {say(isNextMissing.value ? 'menu.next-none' : 'menu.next')}
        </Item>
      )}
      {table.seat === 'spectator' || status !== 'running' ? null : (
        <Item onPress={() => onOpen('standing')}>{say('menu.standing')}</Item>
      )}
      <Item onPress={() => onOpen('fairness')}>{say('menu.fairness')}</Item>
      {visibility === 'private' ? null : (
        <Item onPress={() => void copyText(spectatorLink(game)).then((is) => (isCopied.value = is))}>
          {say('menu.link')}{' '}
          <small role="status">
            {isCopied.value === null ? '' : isCopied.value ? sayCommunity('copy.done') : spectatorLink(game)}
          </small>
        </Item>
      )}
      {table.seat === 'spectator' || status !== 'running' || visibility === 'private' ? null : (
        <Item onPress={() => onOpen('channel')}>
          {say('menu.channel')} <small>{say('menu.channel.note')}</small>
        </Item>
      )}
      {status === 'running' ? null : <SaveItem table={table} />}
    </>
  );
}

const spectatorLink = (game: GameId): string => linkTo(`play=${game}`);

/** What the opponent must agree to, or what affects them. */
export function OnlineOffers({ remote, fail, onOpen, onClose }: Omit<Props, 'online'>) {
  const held = remote.record.value;
  if (held === null) return null;
  const { card, seat, offer, paused, vacation, vacationDays } = held.table;
  if (seat === 'spectator') return null;
  const demand = (ask: Ask) => (): void => {
    onClose();
    void remote.demand(ask).catch(fail);
  };
  const days = vacationDays[seat];
  return (
    <>
      {card.aids.undo && offer === null && !paused ? (
        <Item onPress={demand({ kind: 'offer-takeback' })}>
          {say('menu.takeback')} <small>{say('menu.takeback.note')}</small>
        </Item>
      ) : null}
      {offer === null && !paused ? (
        <Item onPress={demand({ kind: 'offer-pause' })}>{say('menu.pause')}</Item>
      ) : null}
      {offer === null &&
      !paused &&
      card.sitters[seat === 'caesar' ? 'pompey' : 'caesar'].kind === 'person' ? (
        <Item onPress={demand({ kind: 'offer-end' })}>
          {say('menu.end')} <small>{say('menu.end.note')}</small>
        </Item>
      ) : null}
      {vacation === null && days > 0 ? (
        <Item onPress={() => onOpen('vacation')}>
          {say('menu.vacation')} <small>{say('menu.vacation.note', { count: days })}</small>
        </Item>
      ) : null}
      {card.turn === 1 && card.year === FIRST_YEAR && card.tournament === null ? (
        <Item onPress={() => onOpen('abort')}>
          {say('menu.abort')} <small>{say('menu.abort.note')}</small>
        </Item>
      ) : null}
    </>
  );
}

const Item = ({
  onPress,
  children,
}: {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class="button" onClick={onPress}>
    {children}
  </button>
);
