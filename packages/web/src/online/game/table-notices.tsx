// Notices over the map: the opponent's offers and messages, a fallen flag, a pause, and an order being sent.
import type { Side } from '@rubicon/engine';
import type { Ask, Table } from '@rubicon/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { sayCommunity } from '../../words/topics/community.ts';
import { useSignal } from '@preact/signals';
import { lazy } from '../../ui/lazy.tsx';
import { takeUpdate, waiting } from '../../offline/update.ts';
import type { Online } from '../../net/online.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import './table-notices.css';

const PlanNote = lazy(() => import('../plans/plan-note.tsx').then((file) => file.PlanNote));

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly fail: (error: unknown) => void;
}

export function TableNotices({ online, remote, fail }: Props) {
  const held = remote.record.value;
  const { outbox } = online;
  const game = held?.table.card.game;
  const refused = game === undefined ? undefined : outbox.refused.value.get(game);
  useEffect(() => {
    if (game === undefined || refused === undefined) return;
    outbox.forgetRefused(game);
    fail(refused);
  }, [outbox, game, refused, fail]);
  const said = remote.unread.value;
  const isOwn = said !== null && said.person === online.person()?.id;
  const demand = (ask: Ask) => (): void => void remote.demand(ask).catch(fail);
  return (
    <div class="notices" role="status" aria-label={say('offer.title')}>
      {online.connection.state.value === 'lost' ? <Note>{say('connection.lost')}</Note> : null}
      {remote.gone.value?.code === 'other-protocol' ? <NewerServer /> : null}
      {online.connection.awayMs.value === null ? null : <Note>{say('connection.outage-note')}</Note>}
      {remote.unanswered.value ? <Note>{say('connection.unanswered')}</Note> : null}
      {held === null ? null : <Notes table={held.table} demand={demand} />}
      {held === null ? null : <BidsNote table={held.table} />}
      {held === null ? null : <Planned online={online} table={held.table} fail={fail} />}
      {said === null || isOwn ? null : (
        <Note>
          <span class="notice-said">{sayCommunity('chat.new', { name: said.name, text: said.text })}</span>
          <Answer onPress={remote.readChat}>{sayCommunity('chat.seen')}</Answer>
        </Note>
      )}
    </div>
  );
}

/** What became of the player’s plan. */
function Planned({ online, table, fail }: Pick<Props, 'online' | 'fail'> & { readonly table: Table }) {
  const { seat, plan, card } = table;
  if (seat === 'spectator' || plan === undefined || plan.end === null) return null;
  return <PlanNote online={online} game={card.game} side={seat} end={plan.end} fail={fail} />;
}

/** An older page is told so, and the newer one looked for: where pages are cached, only that helps. */
function NewerServer() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const looking = navigator.serviceWorker.getRegistration().then((found) => found?.update());
    looking.catch(() => undefined); // the notice stays
  }, []);
  const reload = (): void => (waiting.peek() === null ? location.reload() : takeUpdate());
  return (
    <Note>
      {say('error.other-protocol')}
      <Answer isPrimary onPress={reload}>
        {say('failure.reload')}
      </Answer>
    </Note>
  );
}

interface NotesProps {
  readonly table: Table;
  readonly demand: (ask: Ask) => () => void;
}

function Notes({ table, demand }: NotesProps) {
  const { seat, card, offer, flagged, standIns, paused, vacation } = table;
  if (card.status !== 'running') return null;
  const nameAt = (side: Side): string => nameOf(card.sitters[side]);
  if (seat === 'spectator') return <Note>{say('at.watching')}</Note>;
  const other: Side = seat === 'caesar' ? 'pompey' : 'caesar';
  return (
    <>
      {offer === null ? null : offer.by === seat ? (
        <Note>
          {say(`offer.own-${offer.kind}`)}
          <Answer onPress={demand({ kind: 'decline-offer' })}>{say('offer.withdraw')}</Answer>
        </Note>
      ) : (
        <Note>
          {say(`offer.${offer.kind}`, { name: nameAt(offer.by) })}
          <Answer isPrimary onPress={demand({ kind: 'accept-offer' })}>
            {say(offer.kind === 'end' ? 'offer.end-accept' : 'offer.accept')}
          </Answer>
          {offer.kind === 'resume' ? null : (
            <Answer onPress={demand({ kind: 'decline-offer' })}>
              {say(offer.kind === 'end' ? 'offer.end-decline' : 'offer.decline')}
            </Answer>
          )}
        </Note>
      )}
      {flagged[other] && standIns[other] === null ? (
        <Note>
          {say('offer.flagged', { name: nameAt(other) })}
          <Answer isPrimary onPress={demand({ kind: 'claim-time' })}>
            {say('offer.claim')}
          </Answer>
          <Answer onPress={demand({ kind: 'stand-in', level: 'centurio' })}>{say('offer.stand-in')}</Answer>
        </Note>
      ) : null}
      {flagged[seat] && standIns[seat] === null ? <Note>{say('offer.own-flagged')}</Note> : null}
      {([seat, other] as const).map((side) =>
        standIns[side] === null ? null : (
          <Note key={side}>{say('offer.stood-in', { name: nameAt(side) })}</Note>
        ),
      )}
      {vacation !== null ? (
        <Note>
          {say('offer.vacation', { name: nameAt(vacation) })}
          {vacation === seat ? (
            <Answer isPrimary onPress={demand({ kind: 'end-vacation' })}>
              {say('offer.end-vacation')}
            </Answer>
          ) : null}
        </Note>
      ) : paused && offer?.kind !== 'resume' ? (
        <Note>
          {say('offer.paused')}
          {offer === null ? (
            <Answer isPrimary onPress={demand({ kind: 'offer-resume' })}>
              {say('offer.resume-ask')}
            </Answer>
          ) : null}
        </Note>
      ) : null}
    </>
  );
}

const RevealedBids = lazy(() => import('./revealed-bids.tsx').then((file) => file.RevealedBids));

/** In the first turn, until it is dismissed; later under “fair dice”. */
function BidsNote({ table: { card, cursor } }: { readonly table: Table }) {
  const isRead = useSignal(false);
  if (card.bids === null || card.status !== 'running' || isRead.value || cursor > SHOWN_UNTIL) return null;
  return (
    <Note>
      <RevealedBids card={card} />
      <Answer onPress={() => (isRead.value = true)}>{sayCommunity('chat.seen')}</Answer>
    </Note>
  );
}

const SHOWN_UNTIL = 3; // the cards of the first turn

const Note = ({ children }: { readonly children: ComponentChildren }) => <div class="notice">{children}</div>;

interface AnswerProps {
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

const Answer = ({ isPrimary = false, onPress, children }: AnswerProps) => (
  <button type="button" class={`button ${isPrimary ? 'primary' : ''}`} onClick={onPress}>
    {children}
  </button>
);
