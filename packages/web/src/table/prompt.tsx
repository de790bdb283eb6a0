// The prompt: the question in one sentence, what the selected move would mean, and the buttons that answer it.
import type { Event, Side, View } from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardName,
  roman,
  sideName,
  yearName,
  listAll,
  paragraph,
  say,
} from '@rubicon/words';
import type { Preview, Table } from '../authority/table.ts';
import { confirmEnd } from '../settings/settings.ts';
import { actionLabel } from '../words/order-sentences.ts';
import { promptOf } from '../words/prompts.ts';
import type { Choice } from '../authority/choice.ts';
import type { TableContext } from './state/context.ts';
import { actingSide, isPointing, type Way } from './selection/hand.ts';
import { lazy } from '../ui/lazy.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { ShowAgain } from './recap/show-again.tsx';
import './prompt.css';

const RecapPanel = lazy(() => import('./recap/recap-panel.tsx').then((file) => file.RecapPanel));

export function Prompt({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { session } = context;
  const recap = session.recap.value;
  if (recap !== null) return <RecapPanel context={context} table={table} recap={recap} />;
  if (session.past.value !== null) {
    const { year, turn } = table.view;
    return (
      <section class="prompt" aria-label={say('prompt.label')}>
        <h2 class="prompt-title">{say('prompt.past')}</h2>
        <p class="prompt-text">{say('prompt.past.text', { year: yearName(year), turn: roman(turn) })}</p>
        <div class="prompt-buttons">
          <button type="button" class="button primary" onClick={() => void session.lookBack(null)}>
            {say('prompt.now')} <kbd>Esc</kbd>
          </button>
        </div>
      </section>
    );
  }
  const { next, seat, players } = table;
  if (session.handsOver && seat === 'spectator' && next !== null && next !== 'spectator')
    return <HandOver context={context} side={next} name={players[next]} />;
  return <Asked context={context} table={table} />;
}

/** The shared seat is a curtain itself: one side continues alone, and its player sits down. */
function HandOver({
  context,
  side,
  name,
}: {
  readonly context: TableContext;
  readonly side: Side;
  readonly name: string;
}) {
  return (
    <section class="prompt" aria-label={say('prompt.label')}>
      <h2 class={`prompt-title ${side}`}>{say('curtain.title', { side: sideName(side) })}</h2>
      <p class="prompt-text">{say('curtain.text', { name })}</p>
      <div class="prompt-buttons">
        <button
          type="button"
          class="button primary"
          disabled={context.session.busy.value}
          onClick={() => void context.session.liftCurtain(side)}
        >
          {say('curtain.lift', { name })}
        </button>
      </div>
    </section>
  );
}

function Asked({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const section = useKeptFocus<HTMLElement>();
  const { selection } = context;
  const { title, sentence, rule } = promptOf(table);
  const way = selection.way.value;
  const left = selection.leftBehind.value;
  return (
    <section class="prompt" ref={section} tabIndex={-1} aria-label={say('prompt.label')}>
      <div class="prompt-head">
        <h2 class={`prompt-title ${table.view.asked ?? ''}`}>
          {title} {table.result === null ? <PointsLeft view={table.view} /> : null}
        </h2>
        <ShowAgain context={context} />
      </div>
      <div>
        <p class="prompt-text">
          {way === null ? sentence : null}
          <span aria-live="polite">
            {way === null ? null : meaningOf(selection.preview.value, way, table)}
          </span>{' '}
          {rule === null ? null : (
            <button
              type="button"
              class="link prompt-rule"
              aria-haspopup="dialog"
              onClick={() => (context.overlay.value = { kind: 'rule', rule })}
            >
              {say('prompt.rule', { number: rule })}
            </button>
          )}
        </p>
        <div aria-live="polite">
          {left > 0 ? <p class="prompt-note">{say('prompt.left-behind', { count: left })}</p> : null}
        </div>
        {table.drawOffer === null ? null : (
          <p class="prompt-note">{say('draw.offered', { side: sideName(table.drawOffer) })}</p>
        )}
      </div>
      <Answers context={context} table={table} />
    </section>
  );
}

function PointsLeft({ view }: { readonly view: View }) {
  const { command, step } = view;
  if (command === null || (step !== 'move' && step !== 'levy')) return null;
  const { moves, levies } = command;
  return (
    <small class="prompt-left">
      <span aria-hidden="true" class="prompt-arrows">
        {(step === 'move' ? '▶' : '⬆').repeat(step === 'move' ? moves : levies)}
      </span>{' '}
      {step === 'move' ? say('prompt.moves-left', { moves }) : say('prompt.levies-left', { levies })}
    </small>
  );
}

function Answers({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { selection, session } = context;
  const choices = selection.choices.value;
  const { step } = table.view;
  const busy = session.busy.value;
  const done = choices.find(({ kind }) => kind === 'done');
  const pointed = selection.pointed.value;
  const inHand = selection.inHand.value.length > 0;
  const own = table.seat === 'spectator' ? actingSide(table.view) : table.seat;
  const isOffered =
    table.drawOffer !== null && table.drawOffer !== own && (session.handsOver || table.seat !== 'spectator');
  return (
    <div class="prompt-buttons">
      {isOffered ? <DrawAnswers context={context} /> : null}
      {selection.ways.value.length > 0 ? <WaysTo context={context} /> : null}
      <LayCard context={context} />
      {session.handsOver && isWaiting(table) ? (
        session.thinking.value ? (
          <p class="prompt-thinking">{say('prompt.thinking', { side: sideName(table.next) })}</p>
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={busy}
            onClick={() => void session.handOver()}
          >
            {say('prompt.hand-over', { side: sideName(table.next) })}
          </button>
        )
      ) : null}
      {pointed.map((choice) => (
        <button
          key={choice.text}
          type="button"
          class="button primary"
          disabled={busy}
          onClick={() => void selection.give(choice)}
        >
          {actionLabel(choice, { step })}
        </button>
      ))}
      {pointed.length === 0 ? <Pointing context={context} table={table} /> : null}
      {inHand || pointed.length > 0 ? (
        <button type="button" class="button" onClick={selection.clear}>
          {say('prompt.unselect')} <kbd>Esc</kbd>
        </button>
      ) : null}
      {table.undo.order > 0 ? (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void session.ask({ kind: 'undo', scope: 'order' })}
        >
          {say('prompt.undo')} <kbd>Z</kbd>
        </button>
      ) : null}
      {table.undo.phase > 1 ? (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void session.ask({ kind: 'undo', scope: 'phase' })}
        >
          {say('prompt.undo-phase', { count: table.undo.actions })}
        </button>
      ) : null}
      {done === undefined ? null : (
        <button
          type="button"
          class="button primary prompt-done"
          disabled={busy}
          onClick={() => endPhase(context, done, table)}
        >
          {actionLabel(done, { step })} <kbd>E</kbd>
        </button>
      )}
    </div>
  );
}

/** This seat has answered, and the other side is next. */
const isWaiting = (table: Table): table is Table & { next: Side } =>
  table.seat !== 'spectator' &&
  table.next !== null &&
  table.next !== 'spectator' &&
  table.next !== table.seat;

/** Plays the selected card: on a phone the hand may not be visible. */
function LayCard({ context: { selection, session } }: { readonly context: TableContext }) {
  const chosen = selection.card.value;
  const order = selection.choices.value.find(({ card }) => card !== null && card === chosen);
  if (order === undefined) return null;
  return (
    <button
      type="button"
      class="button primary"
      disabled={session.busy.value}
      onClick={() => void selection.give(order)}
    >
      {say(order.kind === 'discard' ? 'cards.discard' : 'cards.play', { card: cardName(order.card!) })}
    </button>
  );
}

function DrawAnswers({ context: { session } }: { readonly context: TableContext }) {
  return (
    <>
      <button type="button" class="button" onClick={() => void session.ask({ kind: 'accept-draw' })}>
        {say('draw.accept')}
      </button>
      <button type="button" class="button" onClick={() => void session.ask({ kind: 'decline-draw' })}>
        {say('draw.decline')}
      </button>
    </>
  );
}

/** Ends a phase; asks for confirmation if points are left. */
export function endPhase(context: TableContext, done: Choice, { view }: Table): void {
  const { command, step } = view;
  const left = command === null ? 0 : step === 'move' ? command.moves : step === 'levy' ? command.levies : 0;
  const more = context.selection.choices.value.length > 1;
  const isGod = step === 'jupiter' || step === 'vulcan' || step === 'surprise'; // passing loses the god's effect
  if (isGod || (confirmEnd.value && left > 0 && more))
    context.overlay.value = { kind: 'end', order: done.text };
  else void context.selection.give(done);
}

/** A few areas to point at are also offered as buttons. */
function Pointing({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { selection } = context;
  const pointing = selection.choices.value.filter(isPointing);
  if (pointing.length === 0 || pointing.length > 6) return null;
  return (
    <>
      {pointing.map((choice) => (
        <button
          key={choice.text}
          type="button"
          class="button"
          disabled={context.session.busy.value}
          onClick={() => void selection.give(choice)}
          onPointerEnter={() => selection.considerPath(choice.path.length > 1 ? choice.path : null)}
          onPointerLeave={() => selection.considerPath(null)}
        >
          {actionLabel(choice, { step: table.view.step })}
        </button>
      ))}
    </>
  );
}

function WaysTo({ context }: { readonly context: TableContext }) {
  const { selection } = context;
  return (
    <>
      {selection.ways.value.slice(0, 6).map((way, index) => (
        <button
          key={way.orders[0]!.text}
          type="button"
          class={`button ${index === 0 ? 'primary' : ''}`}
          disabled={context.session.busy.value}
          onClick={() => void selection.take(way)}
          onPointerEnter={() => selection.considerPath(way.path)}
          onPointerLeave={() => selection.considerPath(null)}
          onFocus={() => selection.considerPath(way.path)}
          onBlur={() => selection.considerPath(null)}
        >
          {wayLabel(way)}
        </button>
      ))}
    </>
  );
}

function wayLabel({ orders, path }: Way): string {
  const area = areaName(orders[0]!.area!);
  const by = path.slice(1, -1).map(areaName);
  return by.length === 0 ? say('prompt.go', { area }) : say('prompt.go.by', { area, by: listAll(by) });
}

type Going =
  | Extract<Event, { kind: 'moved' }>
  | Extract<Event, { kind: 'embarked' | 'regrouped' | 'harboured' }>;

/** What taking a way would mean: the authority previews it, this puts it into words. */
function meaningOf(preview: Preview | null, way: Way, table: Table): string {
  const area = areaName(way.orders[0]!.area!);
  const said: string[] = [];
  const event = preview?.events.find(
    (each): each is Going => each.kind === 'moved' || each.kind === 'embarked',
  );
  if (event !== undefined) said.push(moveMeaning(event, preview!, area));
  if (event !== undefined && table.view.step === 'move')
    said.push(say('meaning.left', { moves: preview!.movesLeft }));
  const blocks = listAll(way.orders.map(({ block }) => blockName(block!)));
  if (event === undefined) said.push(say('prompt.in-hand.list', { blocks }));
  if (way.stay.length > 0) said.push(say('prompt.stay', { blocks: listAll(way.stay.map(blockName)) }));
  const left = preview === null ? 0 : way.orders.length - preview.given;
  if (left > 0) said.push(say('prompt.no-room', { count: left }));
  return paragraph(said);
}

function moveMeaning(event: Going, { view }: Preview, area: string): string {
  if (event.kind !== 'moved') return say('meaning.embark', { area });
  if (event.as === 'move') return say('meaning.move', { area });
  if (event.as === 'response') return say('meaning.response', { area });
  const to = event.path.at(-1);
  const stack = view.stacks.find(
    (each) => each.area === to && (each.blocks?.some(({ block }) => block === event.block) ?? false),
  );
  return say(`meaning.attack.${stack?.role ?? 'main'}`, { area });
}
