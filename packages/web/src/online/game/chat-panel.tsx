// Chat: between the players, among spectators, and private notes.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import { CHAT_ROOMS, type ChatRoom } from '@rubicon/protocol/lists';
import { useCallback, useEffect, useId, useRef } from 'preact/hooks';
import { currentLanguage, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import type { ChatLine, GameId } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import { ReportDialog } from '../report-dialog.tsx';
import { nameOf } from '../../authority/remote/seating.ts';
import './chat-panel.css';

const NOTES_AFTER_MS = 900;

export function ChatPanel({ online, remote }: { readonly online: Online; readonly remote: RemoteAuthority }) {
  const table = remote.record.value?.table;
  const lines = remote.chat.value;
  // No announcement while the panel is open
  useEffect(() => remote.readChat(), [remote, lines]);
  if (table === undefined) return null;
  const { game, status, sitters } = table.card;
  const isPlayer = table.seat !== 'spectator';
  // During the game players and spectators have separate chats
  const rooms = CHAT_ROOMS.filter((room) =>
    room === 'players' ? isPlayer : !isPlayer || status !== 'running',
  );
  const watching = remote.presence.value?.spectators ?? 0;
  return (
    <div class="chat">
      <p class="chat-players">
        {SIDES.map((side) => {
          const sitter = sitters[side];
          return (
            <span key={side}>
              <SideMark side={side} />
              {sitter.kind === 'person' ? (
                <a class="chat-name" href={`#person=${sitter.person}`}>
                  {sitter.name}
                </a>
              ) : (
                nameOf(sitter)
              )}
            </span>
          );
        })}
      </p>
      {rooms.map((room) => (
        <ChatRoom
          key={room}
          online={online}
          game={game}
          room={room}
          lines={lines.filter((line) => line.room === room)}
        />
      ))}
      {watching > 0 ? <p class="chat-note">{say('at.spectators', { count: watching })}</p> : null}
      {isPlayer ? <Notes online={online} game={game} /> : null}
    </div>
  );
}

interface RoomProps {
  readonly online: Online;
  readonly game: GameId;
  readonly room: ChatRoom;
  readonly lines: readonly ChatLine[];
}

function ChatRoom({ online, game, room, lines }: RoomProps) {
  const text = useSignal('');
  const attempt = useAttempt();
  const reported = useSignal<ChatLine | null>(null);
  const about = reported.value;
  const me = online.person()?.id;
  const id = useId();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const send = (): void => {
    const said = text.value.trim();
    if (said === '') return;
    void attempt.to(async () => {
      await online.api.say(game, room, said);
      text.value = '';
    });
  };
  return (
    <section class="chat-room" aria-label={say(`chat.${room}`)}>
      <h3>{say(`chat.${room}`)}</h3>
      {lines.length === 0 ? <p class="chat-note">{say('chat.none')}</p> : null}
      <ol aria-live="polite">
        {lines.map((line) => (
          <li key={line.number} ref={end}>
            {line.person === null ? (
              <b dir="auto">{line.name}</b>
            ) : (
              <a class="chat-name" dir="auto" href={`#person=${line.person}`}>
                {line.name}
              </a>
            )}{' '}
            <bdi>{line.text}</bdi>{' '}
            <time dateTime={new Date(line.atMs).toISOString()}>{timeText(line.atMs)}</time>{' '}
            {me === undefined || line.person === null || line.person === me ? null : (
              <button
                type="button"
                class="link chat-report"
                aria-label={sayCommunity('chat.report-line', { name: line.name, text: line.text })}
                onClick={() => (reported.value = line)}
              >
                {sayCommunity('chat.report')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {online.person() === null ? (
        <p class="chat-note">{say('chat.sign-in')}</p>
      ) : (
        <form
          class="chat-say"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label class="unseen" for={id}>
            {say('chat.say')}
          </label>
          <input
            id={id}
            class="field-box"
            type="text"
            autocomplete="off"
            maxLength={500}
            placeholder={say('chat.say')}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={attempt.busy.value}>
            {say('chat.send')}
          </button>
        </form>
      )}
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {about === null || about.person === null ? null : (
        <ReportDialog
          online={online}
          about={{ id: about.person, name: about.name }}
          line={{ game, room, number: about.number }}
          quote={about.text}
          onClose={() => (reported.value = null)}
        />
      )}
    </section>
  );
}

const timeText = (atMs: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { hour: '2-digit', minute: '2-digit' }).format(atMs);

/** Saved automatically a moment after the last change. */
function Notes({ online, game }: { readonly online: Online; readonly game: GameId }) {
  const text = useSignal<string | null>(null);
  const isKept = useSignal(true);
  const id = useId();
  const keepNow = useCallback(() => {
    const written = text.peek();
    if (isKept.peek() || written === null) return;
    online.api.setNotes(game, written).then(
      () => (isKept.value = text.peek() === written),
      () => {}, // the next change tries again
    );
  }, [online, game, text, isKept]);
  useEffect(() => {
    online.api.notes(game).then(
      (notes) => (text.value = notes.text),
      () => {}, // a new change is saved again
    );
  }, [online, game, text]);
  useEffect(() => {
    if (isKept.value || text.value === null) return undefined;
    const timer = setTimeout(keepNow, NOTES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [keepNow, text.value, isKept, text]);
  useEffect(() => keepNow, [keepNow]); // the panel may be closed before then
  return (
    <section class="chat-room" aria-label={say('chat.notes')}>
      <h3>
        <label for={id}>{say('chat.notes')}</label>
      </h3>
      <textarea
        id={id}
        class="field-box chat-notes"
        maxLength={20_000}
        disabled={text.value === null}
        value={text.value ?? ''}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          isKept.value = false;
        }}
      />
      <p class="chat-note">
        {say('chat.notes-note')} {isKept.value ? say('chat.notes-kept') : ''}
      </p>
    </section>
  );
}
