// The prompt: the question in one sentence, what the selected move would mean, and the buttons that answer it.
import type { Event, Side, View } from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardName,
  cardText,
  isGod,
  roman,
  sideName,
  yearName,
  listAll,
  paragraph,
  say,
} from '@rubicon/words';
import type { Preview, Table } from '../authority/table.ts';
import { playerName } from '../words/player-name.ts';
import { promptOf } from '../words/prompts.ts';
import { Answers } from './answers.tsx';
import type { TableContext } from './state/context.ts';
import { lazy } from '../ui/lazy.tsx';
import type { Way } from './selection/hand.ts';
import { ShowAgain } from './recap/show-again.tsx';
import './prompt.css';

const RecapPanel = lazy(() => import('./recap/recap-panel.tsx').then((file) => file.RecapPanel));

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  /** Shows the result of the game again; null before there is one. */
  readonly onResult: (() => void) | null;
}

export function Prompt({ context, table, onResult }: Props) {
  const { session } = context;
  const recap = session.recap.value;
  if (recap !== null) return <RecapPanel context={context} table={table} recap={recap} />;
  if (session.past.value !== null) {
    const { year, turn } = table.view;
    return (
      <section class="prompt" tabIndex={-1} aria-label={say('prompt.label')}>
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
    return <HandOver context={context} side={next} name={playerName(next, players[next])} />;
  return <Asked context={context} table={table} onResult={onResult} />;
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
    <section class="prompt" tabIndex={-1} aria-label={say('prompt.label')}>
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

function Asked({ context, table, onResult }: Props) {
  const { selection, session } = context;
  const { title, sentence, rule } = promptOf(table);
  const refusal = session.seating.value?.history.told.at(-1)?.notice;
  const way = selection.way.value;
  const left = selection.leftBehind.value;
  const card = selection.laying.value?.card ?? null;
  const god =
    card !== null && isGod(card)
      ? say('recap.god', { card: cardName(card), text: cardText(card, table.view.rules) })
      : null;
  return (
    <section class="prompt" tabIndex={-1} aria-label={say('prompt.label')}>
      <div class="prompt-head">
        <h2 class={`prompt-title ${table.view.asked ?? ''}`}>
          {title} {table.result === null ? <PointsLeft view={table.view} /> : null}
        </h2>
        <ShowAgain context={context} />
      </div>
      <div>
        <p class="prompt-text">
          {way === null && god === null ? sentence : null}
          <span aria-live="polite">
            {way === null ? god : meaningOf(selection.preview.value, way, table)}
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
        {refusal?.kind === 'decline-draw' && refusal.side !== null && refusal.side !== table.seat ? (
          <p class="prompt-note">{say('notice.decline-draw', { side: sideName(refusal.side) })}</p>
        ) : null}
      </div>
      {onResult === null ? (
        <Answers context={context} table={table} />
      ) : (
        <div class="prompt-buttons">
          <button type="button" class="button" onClick={onResult}>
            {say('over.show')}
          </button>
        </div>
      )}
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
