// An opened invitation: who invites to what, a name, one button, and the game.
import { SIDES } from '@rubicon/engine';
import type { Table } from '@rubicon/protocol';
import { useCallback } from 'preact/hooks';
import { sideName, say } from '@rubicon/words';
import { Refused } from '../../authority/authority.ts';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { GameId } from '../../net/answers.ts';
import type { Online } from '../../net/online.ts';
import { Enter } from '../enter.tsx';
import { joinGame, sidesOf } from '../joining.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { Shell } from '../shell.tsx';
import { termsOf } from '../terms.ts';
import { useAnswer } from '../../net/use-answer.ts';

export function JoinPage({ online, link }: { readonly online: Online; readonly link: string }) {
  const [game, code = ''] = link.split('.') as [GameId, string?];
  const isKnown = online.me.value !== null;
  // A closed server shows strangers nothing: then the invitation has no details
  const { value: table } = useAnswer(
    useCallback(
      () =>
        online.api
          .look(game, 0, null, { invitation: code })
          .then((update) => update.table)
          .catch((error: unknown) => {
            if (error instanceof Refused && error.code === 'not-signed-in') return null;
            throw error;
          }),
      [online, game, code],
    ),
  );
  const isOwn = table !== null && sidesOf(table, online.person()?.id ?? null).length > 0;
  const isOpen = table === null || SIDES.some((side) => table.card.sitters[side].kind === 'open');
  return (
    <Shell online={online} page="join" title={say('join.title')}>
      <section class="community-card join">
        {!isKnown ? (
          <p>{say('online.asking')}</p>
        ) : isOwn ? (
          <Instead text={sayCommunity('join.own')} game={game} />
        ) : !isOpen ? (
          <Instead text={sayCommunity('join.gone')} game={game} />
        ) : (
          <Enter
            online={online}
            label={say('join.go')}
            onEntered={async (person) => {
              await joinGame(online.api, game, code, person.id);
              openPage(`play=${game}`);
            }}
          >
            <p class="join-text">{table === null ? say('join.text-plain') : invitationText(table)}</p>
            {table === null ? null : <Terms table={table} />}
          </Enter>
        )}
      </section>
    </Shell>
  );
}

const Instead = ({ text, game }: { readonly text: string; readonly game: GameId }) => (
  <>
    <p class="join-text">{text}</p>
    <a class="button" href={`#play=${game}`}>
      {say('games.go')}
    </a>
  </>
);

function Terms({ table: { card } }: { readonly table: Table }) {
  const side = SIDES.find((each) => card.sitters[each].kind === 'open');
  return (
    <>
      {side === undefined ? null : (
        <p>{card.byBid ? sayCommunity('join.bid') : sayCommunity('join.side', { side: sideName(side) })}</p>
      )}
      <p class="enter-note">{termsOf(card).join(' · ')}</p>
    </>
  );
}

function invitationText({ card: { sitters, creator } }: Table): string {
  const host = SIDES.map((side) => sitters[side]).find(
    (sitter) => sitter.kind === 'person' && sitter.person === creator,
  );
  return host === undefined ? say('join.text-plain') : say('join.text', { name: nameOf(host) });
}
