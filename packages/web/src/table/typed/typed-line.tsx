// The line for typed orders and questions. What is answered is in the announcements above it.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { currentLanguage, say } from '@rubicon/words';
import type { Choice } from '../../authority/choice.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { sayTyped } from '../../words/topics/typed.ts';
import type { Announcer } from '../announce/announcer.ts';
import type { TableContext } from '../state/context.ts';
import { completionsOf, type Completion } from './completions.ts';
import { giveTyped, situationOf, type Pending } from './giving.ts';
import { createVocabulary, wordOf } from './vocabulary.ts';
import './typed-line.css';

interface Props {
  readonly context: TableContext;
  readonly announcer: Announcer;
  readonly onEnd: (done: Choice) => void;
}

export function TypedLine({ context, announcer, onEnd }: Props) {
  const language = currentLanguage();
  const vocabulary = useMemo(createVocabulary, [language]);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [isListed, setListed] = useState(false);
  const [active, setActive] = useState(-1); // no suggestion is chosen yet
  const pending = useRef<Pending | null>(null);
  const situation = situationOf(context);
  const found = isListed && situation !== null ? completionsOf(text, situation, vocabulary) : [];
  useFocusWhileOpen(input);

  const write = (next: string, list: boolean): void => {
    setText(next);
    setListed(list);
    setActive(-1);
  };
  const accept = (completion: Completion): void => write(completion.text, true);
  const give = (): void => {
    if (text.trim() === '' || context.session.busy.value) return;
    pending.current = giveTyped(context, announcer, text.trim(), pending.current, vocabulary, onEnd);
    write('', false);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.isComposing) return; // Enter chooses characters
    if (step !== 0) {
      if (isListed) setActive(found.length === 0 ? -1 : (active + step + found.length) % found.length);
      else setListed(true);
    } else if (event.key === 'Tab' && !event.shiftKey && found.length > 0)
      accept(found[Math.max(active, 0)]!);
    else if (event.key === 'Enter') {
      const chosen = found[active];
      if (chosen === undefined) give();
      else accept(chosen);
    } else if (event.key === 'Escape') {
      if (found.length > 0) write(text, false);
      else context.isTyping.value = false;
    } else return;
    event.preventDefault();
  };

  const example = situation?.choices.find(({ kind }) => kind !== 'done');
  return (
    <form
      class="typed-line"
      aria-label={say('menu.typed')}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <div class="typed-head">
        <label for={id}>{sayTyped('typed.label')}</label>
        <button type="button" class="link" onClick={() => (context.isTyping.value = false)}>
          {say('dialog.close')}
        </button>
      </div>
      <div class="typed-row">
        <input
          id={id}
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-describedby={`${id}-hint`}
          value={text}
          onInput={(event) => write(event.currentTarget.value, event.currentTarget.value !== '')}
          onKeyDown={press}
        />
        <button type="submit" class="button primary">
          {sayTyped('typed.give')}
        </button>
      </div>
      <p id={`${id}-hint`} class="typed-hint">
        {sayTyped('typed.welcome', {
          example: example === undefined ? wordOf('last') : orderLabel(example, situation!.view),
          help: wordOf('help'),
        })}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        class="typed-list"
        aria-label={sayTyped('typed.suggestions')}
        hidden={found.length === 0}
      >
        {found.map((completion, index) => (
          <div
            key={completion.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault(); // the line keeps the focus
              accept(completion);
            }}
          >
            {completion.name}
          </div>
        ))}
      </div>
    </form>
  );
}

/** Focuses the line when it opens, and afterwards what had the focus before. */
function useFocusWhileOpen(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else document.querySelector<HTMLElement>('.prompt')?.focus();
    };
  }, [input]);
}
