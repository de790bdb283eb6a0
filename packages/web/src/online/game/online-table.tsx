// One online game: the waiting room before it begins, then the table.
import { computed } from '@preact/signals';
import type { GameId } from '@rubicon/protocol';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { Authority } from '../../authority/authority.ts';
import { adviceInWorkers, previewInWorker } from '../../authority/thinking/machine-client.ts';
import { allowHints, noCurtain, showIntel, showOdds } from '../../settings/settings.ts';
import { openPage } from '../../routes/address.ts';
import { TablePage, type TablePageOptions } from '../../table/table-page.tsx';
import type { Online } from '../../net/online.ts';
import { sidesOf } from '../joining.ts';
import { extrasFor } from './extras.tsx';
import { newMeanwhile } from './meanwhile-state.ts';
import { lazy } from '../../ui/lazy.tsx';
import { remoteAuthority, type RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { Shell } from '../shell.tsx';
import { REAL_TIMERS } from '../../net/timers.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { onlineRefusal } from '../../net/refusal-text.ts';

const leave = (): void => openPage('online');

const Meanwhile = lazy(() => import('./meanwhile.tsx').then((file) => file.Meanwhile));

interface Props {
  readonly online: Online;
  readonly game: GameId;
  readonly authority: Authority; // of the games on this device
}

export function OnlineTable({ online, game, authority }: Props) {
  const person = online.person()?.id ?? null;
  const remote = useMemo(
    () =>
      remoteAuthority({
        api: online.api,
        connection: online.connection,
        game,
        advice: adviceInWorkers(),
        preview: previewInWorker(),
        outbox: online.outbox,
        timers: REAL_TIMERS,
      }),
    [online, game],
  );
  // Not after the next frame: until then it may have been replaced, and would be watched for ever
  useLayoutEffect(() => remote.close, [remote]);
  const options = useMemo(() => waysTo(online, remote, game, person), [online, remote, game, person]);
  const extras = useMemo(() => extrasFor(online, remote), [online, remote]);
  const meanwhile = useMemo(() => newMeanwhile(authority), [authority]);
  const held = remote.record.value;
  const gone = remote.gone.value;
  if (gone !== null && (held === null || held.table.view === null))
    return (
      <Shell online={online} page="play" title={say('online.title')}>
        <p class="community-none">{gone.code === 'no-game' ? say('waiting.gone') : onlineRefusal(gone)}</p>
      </Shell>
    );
  const local = meanwhile.game.value;
  if (local !== null)
    return <Meanwhile online={online} remote={remote} authority={authority} game={local} state={meanwhile} />;
  // While switching to another of the person's seats there is nothing to show, but the table stays
  if (held !== null && held.table.view === null)
    return <WaitingRoom online={online} table={held.table} onComputer={meanwhile.open} />;
  if (held === null && !hasBegun(remote))
    return (
      <Shell online={online} page="play" title={say('online.title')}>
        <p class="community-none">{say('table.loading')}</p>
      </Shell>
    );
  begun.add(remote);
  return <TablePage authority={remote} game={game} options={options} extras={extras} onDamaged={leave} />;
}

const begun = new WeakSet<RemoteAuthority>();
const hasBegun = (remote: RemoteAuthority): boolean => begun.has(remote);

function waysTo(
  online: Online,
  remote: RemoteAuthority,
  game: GameId,
  person: string | null,
): TablePageOptions {
  const aids = computed(() => remote.record.value?.table.card.aids ?? null);
  const hasBoth = (): boolean => {
    const held = remote.record.peek();
    return held !== null && sidesOf(held.table, person).length === 2;
  };
  return {
    firstSeat: () => {
      const { table } = remote.record.peek()!;
      const asked = hasBoth() && table.card.asked.pompey && !table.card.asked.caesar ? 'pompey' : table.seat;
      return Promise.resolve({ kind: 'seat', seat: asked, tellsMissed: true });
    },
    handsOver: hasBoth,
    hasCurtain: () => !noCurtain.value && !hasBoth(),
    leave,
    source: { kind: 'play', id: game },
    isAway: online.isAway,
    onNews: remote.onNews,
    onSeen: remote.see,
    showOdds: computed(() => showOdds.value && aids.value?.odds === true),
    allowHints: computed(() => allowHints.value && aids.value?.hints === true),
    showIntel: computed(() => showIntel.value && aids.value?.intel === true),
  };
}
