// The buttons that answer the prompt. The likely answer is red and has the key E; all others are plain.
import type { AreaId } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { areaName, cardName, listAll, sideName, say } from '@rubicon/words';
import type { Choice } from '../authority/choice.ts';
import type { Table } from '../authority/table.ts';
import { actionLabel } from '../words/order-sentences.ts';
import { doneOf, endPhase, isWaste, isWaiting, likelyAnswer, numberedAnswers } from './likely-answer.ts';
import { actingSide, type Way } from './selection/hand.ts';
import type { TableContext } from './state/context.ts';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
}

export function Answers({ context, table }: Props) {
  const { selection, session } = context;
  const { step } = table.view;
  const likely = likelyAnswer(context, table);
  const pointed = selection.pointed.value;
  const laying = selection.laying.value;
  const hasSelected = selection.inHand.value.length > 0 || pointed.length > 0;
  const numbered = numberedAnswers(context);
  const numberKey = (index: number): { shortcut?: string } =>
    laying === null && numbered.length > 1 ? { shortcut: String(index + 1) } : {};
  const isLikely = (choice: Choice): boolean => likely?.kind === 'order' && likely.choice === choice;
  return (
    <div class="prompt-buttons">
      <DrawAnswers context={context} table={table} />
      {numbered.map((answer, index) =>
        answer.kind !== 'way' ? null : (
          <Answer
            key={answer.way.orders[0]!.text}
            context={context}
            isLikely={index === 0}
            {...numberKey(index)}
            path={answer.way.path}
            onPress={() => void selection.take(answer.way)}
          >
            {wayLabel(answer.way)}
          </Answer>
        ),
      )}
      {laying === null ? null : (
        <Answer context={context} isLikely={isLikely(laying)} onPress={() => void selection.give(laying)}>
          {say(laying.kind === 'discard' ? 'cards.discard' : 'cards.play', { card: cardName(laying.card!) })}
        </Answer>
      )}
      {session.handsOver && isWaiting(table) ? (
        session.thinking.value !== null ? (
          <p class="prompt-thinking" style={{ '--spent': session.thinking.value }}>
            {say('prompt.thinking', { side: sideName(table.next) })}
          </p>
        ) : (
          <Answer
            context={context}
            isLikely={likely?.kind === 'hand-over'}
            onPress={() => void session.handOver()}
          >
            {say('prompt.hand-over', { side: sideName(table.next) })}
          </Answer>
        )
      ) : null}
      {numbered.map((answer, index) =>
        answer.kind !== 'order' ? null : (
          <Answer
            key={answer.choice.text}
            context={context}
            isLikely={isLikely(answer.choice)}
            {...numberKey(index)}
            path={answer.choice.path}
            onPress={() => void selection.give(answer.choice)}
          >
            {actionLabel(answer.choice, { step })}
          </Answer>
        ),
      )}
      {hasSelected ? (
        <button type="button" class="button" aria-keyshortcuts="Escape" onClick={selection.clear}>
          {say('prompt.unselect')} <kbd aria-hidden="true">Esc</kbd>
        </button>
      ) : null}
      {table.undo.order > 0 ? (
        <Answer context={context} shortcut="Z" onPress={() => void session.undo('stroke')}>
          {say('prompt.undo')}
        </Answer>
      ) : null}
      {session.canRedo.value ? (
        <Answer context={context} shortcut="Y" onPress={() => void session.redo()}>
          {say('prompt.redo')}
        </Answer>
      ) : null}
      {table.undo.phase > 1 ? (
        <Answer context={context} onPress={() => void session.undo('phase')}>
          {say('prompt.undo-phase', { count: table.undo.actions })}
        </Answer>
      ) : null}
      <Done context={context} table={table} />
    </div>
  );
}

interface AnswerProps {
  readonly context: TableContext;
  readonly isLikely?: boolean;
  readonly shortcut?: string;
  readonly path?: readonly AreaId[]; // drawn on the map while the pointer or the focus is here
  readonly look?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Answer({ context, isLikely = false, shortcut, path, look = '', onPress, children }: AnswerProps) {
  const { selection, session } = context;
  const key = isLikely ? 'E' : shortcut;
  const show = path !== undefined && path.length > 1 ? () => selection.considerPath(path) : undefined;
  const hide = show === undefined ? undefined : () => selection.considerPath(null);
  return (
    <button
      type="button"
      class={`button ${look} ${isLikely ? 'primary' : ''}`}
      aria-keyshortcuts={key}
      disabled={session.busy.value}
      onClick={onPress}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children} {key === undefined ? null : <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}

/** Red once there is nothing else to do. */
function Done({ context, table }: Props) {
  const choices = context.selection.choices.value;
  const done = doneOf(choices);
  if (done === null) return null;
  const isNext = likelyAnswer(context, table)?.kind === 'done';
  return (
    <Answer
      context={context}
      look="prompt-done"
      isLikely={isNext && !isWaste(choices, table)}
      {...(isNext ? { shortcut: 'E' } : {})}
      onPress={() => endPhase(context, done, table)}
    >
      {actionLabel(done, { step: table.view.step })}
    </Answer>
  );
}

function DrawAnswers({ context: { session }, table }: Props) {
  const own = table.seat === 'spectator' ? actingSide(table.view) : table.seat;
  if (table.drawOffer === null || table.drawOffer === own) return null;
  if (!session.handsOver && table.seat === 'spectator') return null;
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

function wayLabel({ orders, path }: Way): string {
  const area = areaName(orders[0]!.area!);
  const by = path.slice(1, -1).map(areaName);
  return by.length === 0 ? say('prompt.go', { area }) : say('prompt.go.by', { area, by: listAll(by) });
}
