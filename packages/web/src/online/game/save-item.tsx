// Saves the finished game as a file, from which every die can be verified.
import type { Table } from '@rubicon/protocol';
import { say } from '@rubicon/words';
import { HOME } from '../../net/http.ts';
import { fileNameOf } from '../../ui/download.ts';
import { namesOf } from '../../authority/remote/seating.ts';

export function SaveItem({ table: { card } }: { readonly table: Table }) {
  const { game, sitters, year, turn } = card;
  return (
    <a
      class="button"
      href={`${HOME}/games/${game}/file`}
      download={fileNameOf({ players: namesOf(sitters), year, turn })}
    >
      {say('menu.download')}
    </a>
  );
}
