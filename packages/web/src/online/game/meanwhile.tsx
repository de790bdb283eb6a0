// The table of a game against a computer on this device, while an opponent is sought.
import { useMemo } from 'preact/hooks';
import type { Authority } from '../../authority/authority.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import type { GameId } from '../../authority/table.ts';
import { RematchButton } from '../../new-game/rematch.tsx';
import type { Online } from '../../net/online.ts';
import { localFirstSeat } from '../../table/session/first-seat.ts';
import type { AtTable, Extras } from '../../table/state/extras.ts';
import { TablePage, type TablePageOptions } from '../../table/table-page.tsx';
import type { MeanwhileState } from './meanwhile-state.ts';
import { SearchNotice } from './search-notice.tsx';

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority; // of the game that seeks an opponent
  readonly authority: Authority;
  readonly game: GameId;
  readonly state: MeanwhileState;
}

export function Meanwhile({ online, remote, authority, game, state }: Props) {
  const options = useMemo(() => optionsFor(authority, game, state.leave), [authority, game, state]);
  const extras = useMemo(
    () => extrasFor(online, remote, authority, state),
    [online, remote, authority, state],
  );
  return (
    <TablePage
      key={game}
      authority={authority}
      game={game}
      options={options}
      extras={extras}
      onDamaged={state.leave}
    />
  );
}

const optionsFor = (authority: Authority, game: GameId, leave: () => void): TablePageOptions => ({
  firstSeat: () => localFirstSeat(authority, game, () => false),
  handsOver: () => true,
  hasCurtain: () => false,
  leave,
  source: { kind: 'local', id: game },
});

function extrasFor(
  online: Online,
  remote: RemoteAuthority,
  authority: Authority,
  { show, leave }: MeanwhileState,
): Partial<Extras> {
  const again =
    (isSwapped: boolean) =>
    ({ context, table }: AtTable) => (
      <RematchButton
        table={table}
        authority={authority}
        isSwapped={isSwapped}
        onOpen={show}
        fail={context.session.fail}
      />
    );
  return {
    Notice: () => {
      const held = remote.record.value;
      return held === null ? null : <SearchNotice online={online} table={held.table} onBack={leave} />;
    },
    Rematch: again(true),
    Over: again(false),
  };
}
