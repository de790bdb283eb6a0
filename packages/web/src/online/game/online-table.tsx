// One game online: before it begins the waiting room, then the table.
import { computed } from '@preact/signals';
import type { GameId } from '@rubicon/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import { counselInWorkers, foresightInWorker } from '../../authority/thinking/machine-client.ts';
import { allowHints, noCurtain, showIntel, showOdds } from '../../settings/settings.ts';
import { openPage } from '../../routes/address.ts';
import { TablePage, type TableWays } from '../../table/table-page.tsx';
import type { Club } from '../../net/online.ts';
import { sidesOf } from '../joining.ts';
import { extrasFor } from './extras.tsx';
import { remoteAuthority, type RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { Shell } from '../shell.tsx';
import { REAL_TIMERS } from '../../net/timers.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { clubRefusal } from '../../net/refusal-text.ts';

const leave = (): void => openPage('online');

export function OnlineTable({ club, game }: { readonly club: Club; readonly game: GameId }) {
  const person = club.person()?.id ?? null;
  const remote = useMemo(
    () =>
      remoteAuthority({
        api: club.api,
        line: club.line,
        game,
        counsel: counselInWorkers(),
        foresee: foresightInWorker(),
        outbox: club.outbox,
        timers: REAL_TIMERS,
      }),
    [club, game],
  );
  useEffect(() => remote.close, [remote]);
  const ways = useMemo(() => waysTo(club, remote, game, person), [club, remote, game, person]);
  const extras = useMemo(() => extrasFor(club, remote), [club, remote]);
  const held = remote.record.value;
  const gone = remote.gone.value;
  if (gone !== null && (held === null || held.table.view === null))
    return (
      <Shell club={club} page="play" title={say('online.title')}>
        <p class="club-none">{gone.code === 'no-game' ? say('room.gone') : clubRefusal(gone)}</p>
      </Shell>
    );
  // While another seat of one's own is taken there is nothing to show, but the table stays
  if (held !== null && held.table.view === null) return <WaitingRoom club={club} table={held.table} />;
  if (held === null && !hasBegun(remote))
    return (
      <Shell club={club} page="play" title={say('online.title')}>
        <p class="club-none">{say('table.loading')}</p>
      </Shell>
    );
  begun.add(remote);
  return <TablePage authority={remote} game={game} ways={ways} extras={extras} onDamaged={leave} />;
}

const begun = new WeakSet<RemoteAuthority>();
const hasBegun = (remote: RemoteAuthority): boolean => begun.has(remote);

function waysTo(club: Club, remote: RemoteAuthority, game: GameId, person: string | null): TableWays {
  const aids = computed(() => remote.record.value?.table.card.aids ?? null);
  const hasBoth = (): boolean => {
    const held = remote.record.peek();
    return held !== null && sidesOf(held.table, person).length === 2;
  };
  return {
    door: () => {
      const { table } = remote.record.peek()!;
      const asked = hasBoth() && table.card.asked.pompey && !table.card.asked.caesar ? 'pompey' : table.seat;
      return Promise.resolve({ kind: 'seat', seat: asked, tellsMissed: true });
    },
    handsOver: hasBoth,
    hasCurtain: () => !noCurtain.value && !hasBoth(),
    leave,
    source: { kind: 'play', id: game },
    isAway: club.isAway,
    onNews: remote.onNews,
    onSeen: remote.see,
    showOdds: computed(() => showOdds.value && aids.value?.odds === true),
    allowHints: computed(() => allowHints.value && aids.value?.hints === true),
    showIntel: computed(() => showIntel.value && aids.value?.intel === true),
  };
}
