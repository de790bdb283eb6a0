// A person's own games and the public ones: waiting, open to join, and to watch. It updates itself.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import { sideName, say } from '@rubicon/words';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { GameCard, GameId, Mine } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import { byUrgency, GameRow, isAsked, isChallenged } from './game-row.tsx';
import type { Online } from '../../net/online.ts';
import { Enter } from '../enter.tsx';
import { joinGame } from '../joining.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { Shell } from '../shell.tsx';
import { PlayNow } from './play-now.tsx';
import { Choose } from '../../ui/fields.tsx';
import { useNow } from '../../ui/use-now.ts';

const MINUTE_MS = 60_000;
const PAGE_SIZE = 50; // games per request

export function GamesPage({ online }: { readonly online: Online }) {
  const mine = useSignal<readonly GameCard[]>([]);
  const older = useSignal<readonly GameCard[]>([]);
  const hasOlder = useSignal(false);
  const newer = useSignal(0);
  const filter = useSignal<Filter>('all');
  const attempt = useAttempt();
  const person = online.person();
  const lobby = online.connection.lobby.value;
  const waiting = online.connection.waiting.value;
  const nowMs = useNow(MINUTE_MS) + online.connection.aheadMs.value;
  const me = person?.id;
  const isKnown = online.me.value !== null;
  useEffect(() => online.connection.watchLobby(), [online]);
  // Whenever the lobby or one of the person's own games has changed
  useEffect(() => {
    if (me === undefined) {
      mine.value = [];
      older.value = [];
      return;
    }
    const take = ({ games, newer: unread }: Mine): void => {
      mine.value = games;
      newer.value = unread.length;
      if (older.value.length === 0) hasOlder.value = games.length + unread.length >= PAGE_SIZE;
    };
    online.api.mine(null).then(take, () => {}); // the page shows elsewhere that the server is unreachable
  }, [online, me, lobby, waiting, mine, older, hasOlder, newer]);
  const showOlder = (): void =>
    void attempt.to(async () => {
      const last = older.value.at(-1) ?? mine.value.at(-1);
      if (last === undefined) return;
      const { games } = await online.api.mine(last.changedMs);
      older.value = [...older.value, ...games];
      hasOlder.value = games.length >= PAGE_SIZE;
    });

  const join = (game: GameId): void =>
    void attempt.to(async () => {
      await joinGame(online.api, game, null, person!.id);
      openPage(`play=${game}`);
    });
  const goNext = (): void =>
    void attempt.to(async () => {
      const { game } = await online.api.next(null);
      if (game !== null) openPage(`play=${game}`);
    });

  const others = (lobby ?? []).filter((card) => !isMine(card, person?.id ?? null));
  const unjoined = others.filter(({ status }) => status === 'waiting');
  const open = unjoined
    .filter(({ pace }) => filter.value === 'all' || paceOf(pace) === filter.value)
    .toSorted((one, other) => one.createdMs - other.createdMs); // who has waited longest comes first
  const running = others.filter(({ status }) => status === 'running');
  const known = [...new Map([...older.value, ...mine.value].map((card) => [card.game, card])).values()];
  const own = known.toSorted(byUrgency(person?.id ?? null));
  const openTable = (card: GameCard, label: string, primary: boolean) => (id: string) => (
    <a class={`button ${primary ? 'primary' : ''}`} href={`#play=${card.game}`} aria-describedby={id}>
      {label}
    </a>
  );
  return (
    <Shell online={online} page="online" title={say('online.title')}>
      {isKnown && person === null ? (
        <section class="community-card" aria-label={say('enter.title')}>
          <h2>{say('enter.title')}</h2>
          <Enter online={online} label={say('enter.guest')} />
        </section>
      ) : null}
      {person === null || online.isOutside.value ? null : <PlayNow online={online} person={person} />}
      {person === null ? null : (
        <section class="community-list" aria-labelledby="games-mine">
          <div class="community-list-head">
            <h2 id="games-mine">{say('games.mine')}</h2>
            <a class="button" href="#new">
              {say('games.new')}
            </a>
          </div>
          {waiting === 0 ? null : (
            <p class="community-waiting">
              {say('games.waiting', { count: waiting })}{' '}
              <button type="button" class="button" onClick={goNext}>
                {say('games.next')}
              </button>
            </p>
          )}
          {own.length === 0 ? <p class="community-none">{say('games.mine-none')}</p> : null}
          <ul class="community-rows">
            {own.map((card) => (
              <GameRow
                key={card.game}
                card={card}
                person={person.id}
                nowMs={nowMs}
                renderActions={
                  isChallenged(card, person.id)
                    ? openTable(card, sayCommunity('games.sit'), true)
                    : openTable(card, say('games.go'), isAsked(card, person.id))
                }
              />
            ))}
          </ul>
          {newer.value === 0 ? null : (
            <p class="community-none">{sayCommunity('games.newer', { count: newer.value })}</p>
          )}
          {hasOlder.value ? (
            <button type="button" class="button" disabled={attempt.busy.value} onClick={showOlder}>
              {sayCommunity('games.older')}
            </button>
          ) : null}
        </section>
      )}
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {online.isOutside.value ? null : (
        <>
          <section class="community-list" aria-labelledby="games-open">
            <div class="community-list-head">
              <h2 id="games-open">{say('games.open')}</h2>
              {unjoined.length === 0 ? null : (
                <Choose
                  label={sayCommunity('games.filter')}
                  value={filter.value}
                  options={{
                    all: sayCommunity('games.filter-all'),
                    live: sayCommunity('games.filter-live'),
                    slow: sayCommunity('games.filter-slow'),
                  }}
                  onChange={(to) => (filter.value = to)}
                />
              )}
            </div>
            {lobby === null ? <p class="community-none">{say('online.asking')}</p> : null}
            {lobby !== null && open.length === 0 ? (
              <p class="community-none">{say('games.open-none')}</p>
            ) : null}
            <ul class="community-rows">
              {open.map((card) => (
                <GameRow
                  key={card.game}
                  card={card}
                  person={person?.id ?? null}
                  nowMs={nowMs}
                  renderActions={(id) =>
                    person === null ? null : (
                      <button
                        type="button"
                        class="button"
                        aria-describedby={id}
                        disabled={attempt.busy.value}
                        onClick={() => join(card.game)}
                      >
                        {joinLabel(card)}
                      </button>
                    )
                  }
                />
              ))}
            </ul>
          </section>
          <section class="community-list" aria-labelledby="games-running">
            <h2 id="games-running">{say('games.running')}</h2>
            {lobby !== null && running.length === 0 ? (
              <p class="community-none">{say('games.running-none')}</p>
            ) : null}
            <ul class="community-rows">
              {running.map((card) => (
                <GameRow
                  key={card.game}
                  card={card}
                  person={person?.id ?? null}
                  nowMs={nowMs}
                  renderActions={openTable(card, say('games.watch'), false)}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </Shell>
  );
}

type Filter = 'all' | 'live' | 'slow';
const paceOf = ({ kind }: GameCard['pace']): Filter => (kind === 'live' ? 'live' : 'slow');

const isMine = ({ sitters }: GameCard, person: string | null): boolean =>
  SIDES.some((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' && sitter.person === person;
  });

function joinLabel({ sitters }: GameCard): string {
  const side = SIDES.find((each) => sitters[each].kind === 'open') ?? 'caesar';
  const name = nameOf(sitters[side === 'caesar' ? 'pompey' : 'caesar']);
  return say('games.join-as', { name, side: sideName(side) });
}
