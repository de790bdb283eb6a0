// The same game once more on this device, with the sides swapped or not.
import type { Authority, NewGame } from '../authority/authority.ts';
import type { GameId, Table } from '../authority/table.ts';
import { say } from '@rubicon/words';
import { nameAfterSwap } from '../words/player-name.ts';

interface Props {
  readonly table: Pick<Table, 'options' | 'players' | 'machines'>;
  readonly authority: Pick<Authority, 'create'>;
  readonly isSwapped: boolean;
  readonly onOpen: (game: GameId) => void;
  readonly fail: (error: unknown) => void;
}

export function RematchButton({ table, authority, isSwapped, onOpen, fail }: Props) {
  return (
    <button
      type="button"
      class={isSwapped ? 'button primary' : 'button'}
      onClick={() => void authority.create(rematchOf(table, isSwapped)).then(onOpen).catch(fail)}
    >
      {say(isSwapped ? 'after.rematch' : 'after.rematch-same')}
    </button>
  );
}

export function rematchOf({ options, players, machines }: Props['table'], isSwapped: boolean): NewGame {
  const { edition, rules } = options;
  const seated = { edition, rules, players, machines };
  if (!isSwapped) return seated;
  return {
    ...seated,
    players: {
      caesar: nameAfterSwap('caesar', players.pompey),
      pompey: nameAfterSwap('pompey', players.caesar),
    },
    machines: { caesar: machines.pompey, pompey: machines.caesar },
  };
}
