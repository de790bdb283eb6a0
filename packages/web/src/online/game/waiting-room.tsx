// A game that has not begun: who has joined, whom it waits for, and the link to send.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import type { Table } from '@rubicon/protocol';
import { useEffect } from 'preact/hooks';
import { sideName, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { copyText } from '../../ui/copy-text.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Status } from '../../ui/status.tsx';
import { giveEntropy, hasSat, joinGame, leaveGame, playNow, sidesOf } from '../joining.ts';
import { Enter } from '../enter.tsx';
import { localSecretsOf } from '../../net/local-secrets.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { Shell } from '../shell.tsx';
import { termsOf } from '../terms.ts';
import { isOpen, isSeeking, useSeeking } from './seeking.ts';

const BidPanel = lazy(() => import('./bid-panel.tsx').then((file) => file.BidPanel));
const RoundNote = lazy(() => import('../tournaments/round-note.tsx').then((file) => file.RoundNote));
const BidPlaced = lazy(() => import('./bid-panel.tsx').then((file) => file.BidPlaced));

interface Props {
  readonly online: Online;
  readonly table: Table;
  readonly onComputer: () => Promise<void>; // plays a computer meanwhile
}

export function WaitingRoom({ online, table, onComputer }: Props) {
  const { card, dice } = table;
  const { game, sitters, ready, status } = card;
  const person = online.person();
  const attempt = useAttempt();
  const mine = sidesOf(table, person?.id ?? null);
  const isFree = isOpen(table);
  const mustSit = mine.some((side) => !ready[side]);
  const awaited = SIDES.find((side) => !ready[side] && !mine.includes(side));
  // The side of the person who has joined, shown to the game's maker
  const guest = SIDES.find(
    (side) =>
      status === 'waiting' &&
      card.tournament === null &&
      card.creator === person?.id &&
      !mine.includes(side) &&
      sitters[side].kind === 'person',
  );
  // In a live game entropy given before the opponent joined is discarded: a player who is still here gives it again
  const isBack = mine.some((side) => !ready[side] && hasSat(table, side));
  const isHere = !online.isAway.value;
  useEffect(() => {
    if (isBack && isHere && person !== null) void attempt.to(() => giveEntropy(online.api, table, person.id));
  }, [online, table, person, attempt, isBack, isHere]);
  const seeks = isSeeking(table, person?.id ?? null);
  useSeeking(seeks ? game : null, async (press) => {
    const found = await playNow(online.api, press, person!.id);
    if (found !== game && location.hash === `#play=${game}`) openPage(`play=${found}`);
  });
  // Before the bid: without an opponent it leads to nothing
  const invites = status === 'waiting' && mine.length > 0 && isFree && !seeks && (card.byBid || !mustSit);
  const leave = (): void =>
    void attempt.to(async () => {
      await leaveGame(online.api, game);
      openPage('online');
    });
  return (
    <Shell online={online} page="play" title={say('waiting.title')}>
      <section class="community-card room">
        <ul class="room-seats">
          {SIDES.map((side) => (
            <li key={side} class={sitters[side].kind === 'open' ? 'is-open' : ''}>
              {card.byBid ? null : <SideMark side={side} />}
              <span>
                <small>
                  {!card.byBid
                    ? sideName(side)
                    : sitters[side].kind === 'open'
                      ? null
                      : sayCommunity(ready[side] ? 'bid.has' : 'bid.has-not')}
                </small>
                {nameOf(sitters[side])}
              </span>
            </li>
          ))}
        </ul>
        {table.bid === null || status !== 'waiting' ? null : (
          <BidPlaced
            bid={table.bid}
            awaited={awaited === undefined || isFree ? null : nameOf(sitters[awaited])}
          />
        )}
        {card.tournament === null ? null : (
          <p>
            <a class="link" href={`#tournament=${card.tournament.id}`}>
              {card.tournament.name}
            </a>{' '}
            <small>
              <RoundNote online={online} card={card} />
            </small>
          </p>
        )}
        <p class="enter-note">{termsOf(card).join(' · ')}</p>
        {invites ? <Invitation table={table} /> : null}
        {status === 'waiting' && card.byBid && mustSit && person !== null ? (
          <BidPanel
            edition={card.options.edition}
            isBusy={attempt.busy.value}
            onPlace={(bid) => void attempt.to(() => giveEntropy(online.api, table, person.id, bid))}
          />
        ) : null}
        {status === 'aborted' ? (
          <p>{say(card.tournament === null ? 'waiting.aborted' : 'waiting.in-tournament')}</p>
        ) : mustSit && person !== null && !card.byBid ? (
          <>
            <p>{say('waiting.start-note')}</p>
            <button
              type="button"
              class="button primary community-go"
              disabled={attempt.busy.value}
              onClick={() => void attempt.to(() => giveEntropy(online.api, table, person.id))}
            >
              {say('waiting.start')}
            </button>
          </>
        ) : seeks ? (
          <Seeking
            pace={card.pace.kind}
            isBusy={attempt.busy.value}
            onComputer={() => void attempt.to(onComputer)}
          />
        ) : mine.length > 0 ? (
          isFree || awaited === undefined || card.byBid ? null : (
            <p>{say('waiting.challenged', { name: nameOf(sitters[awaited]) })}</p>
          )
        ) : isFree ? (
          <Enter
            online={online}
            label={say('join.go')}
            onEntered={(who) => joinGame(online.api, game, null, who.id)}
          />
        ) : null}
        <p class="room-sealed">
          {say('waiting.sealed', { commitment: (dice[0]?.commitment ?? '').slice(0, 16) })}
        </p>
        <p class="community-problem" role="alert">
          {attempt.problem.value}
        </p>
        {guest === undefined ? null : (
          <button
            type="button"
            class="link"
            disabled={attempt.busy.value}
            onClick={() => void attempt.to(() => online.api.turnAway(game))}
          >
            {sayCommunity('waiting.turn-away', { name: nameOf(sitters[guest]) })}
          </button>
        )}
        {mine.length > 0 && status === 'waiting' && card.tournament === null ? (
          <button type="button" class="link" disabled={attempt.busy.value} onClick={leave}>
            {seeks ? sayCommunity('seeking.stop') : say('waiting.leave')}
          </button>
        ) : null}
      </section>
    </Shell>
  );
}

interface SeekingProps {
  readonly pace: Table['card']['pace']['kind'];
  readonly isBusy: boolean;
  readonly onComputer: () => void;
}

function Seeking({ pace, isBusy, onComputer }: SeekingProps) {
  return (
    <>
      <Status>
        <b>{sayCommunity('seeking.title')}</b>{' '}
        {sayCommunity(pace === 'live' ? 'seeking.live' : 'seeking.slow')}
      </Status>
      <button type="button" class="button" disabled={isBusy} onClick={onComputer}>
        {sayCommunity('seeking.computer')}
      </button>
    </>
  );
}

function Invitation({ table: { card } }: { readonly table: Table }) {
  const isCopied = useSignal<boolean | null>(null);
  const { invitation } = localSecretsOf(card.game);
  if (invitation === undefined)
    return <p>{say(card.visibility === 'public' ? 'waiting.open' : 'waiting.no-link')}</p>;
  const link = new URL(`#join=${card.game}.${invitation}`, location.href).href;
  return (
    <div class="invitation">
      <p>{say('waiting.invite')}</p>
      <label class="field">
        <span>{say('waiting.link')}</span>
        <input
          class="field-box"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        class="button primary community-go"
        onClick={() => void copyText(link).then((is) => (isCopied.value = is))}
      >
        {say(isCopied.value === true ? 'waiting.copied' : 'waiting.copy')}
      </button>
      <p role="status">{isCopied.value === false ? sayCommunity('copy.failed') : ''}</p>
    </div>
  );
}
