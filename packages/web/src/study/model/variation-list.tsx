// The variations of a game as a tree: open, rename and delete.
import { useSignal } from '@preact/signals';
import { say } from '@rubicon/words';
import { sayStudy } from '../../words/topics/study.ts';
import type { Variation, Tree } from './variation-tree.ts';
import './variation-list.css';

interface Props {
  readonly tree: Tree;
  readonly current: string | null;
  readonly whenOf?: (at: number) => { readonly year: string; readonly turn: string } | null;
  readonly onOpen: (line: string) => void;
  readonly onRename: (line: string, name: string) => void;
  readonly onRemove: (line: string) => void;
}

export function VariationList(props: Props) {
  const roots = props.tree.lines.filter(({ from }) => from === null);
  if (roots.length === 0) return <p class="study-quiet">{sayStudy('variation.none')}</p>;
  return <Lines {...props} lines={roots} />;
}

function Lines({ lines, ...props }: Props & { readonly lines: readonly Variation[] }) {
  return (
    <ul class="variation-list" aria-label={sayStudy('variation.list')}>
      {lines.map((line) => {
        const children = props.tree.lines.filter(({ from }) => from === line.id);
        return (
          <li key={line.id}>
            <LineRow {...props} line={line} />
            {children.length === 0 ? null : <Lines {...props} lines={children} />}
          </li>
        );
      })}
    </ul>
  );
}

function LineRow({
  line,
  tree,
  current,
  whenOf,
  onOpen,
  onRename,
  onRemove,
}: Props & { readonly line: Variation }) {
  const isNaming = useSignal(false);
  const isRemoving = useSignal(false);
  const { id, name, from, after, plays } = line;
  const count = plays.length;
  const when = from === null ? (whenOf?.(after) ?? null) : null;
  const parent = tree.lines.find((each) => each.id === from);
  const about =
    parent !== undefined
      ? sayStudy('variation.inside', { name: parent.name, count })
      : when === null
        ? null
        : sayStudy('variation.at', { ...when, count });
  if (isNaming.value)
    return (
      <form
        class="variation-row"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(id, new FormData(event.currentTarget).get('name') as string);
          isNaming.value = false;
        }}
      >
        <label>
          <span class="unseen">{sayStudy('variation.rename')}</span>
          <input
            name="name"
            type="text"
            maxLength={60}
            defaultValue={name}
            ref={(input) => input?.select()}
          />
        </label>
        <button type="submit" class="button">
          {sayStudy('variation.rename.keep')}
        </button>
      </form>
    );
  if (isRemoving.value)
    return (
      <div class="variation-row">
        <p>{sayStudy('variation.remove.ask', { name })}</p>
        <button type="button" class="button" onClick={() => (isRemoving.value = false)}>
          {say('dialog.cancel')}
        </button>
        <button type="button" class="button primary" onClick={() => onRemove(id)}>
          {sayStudy('variation.remove.yes')}
        </button>
      </div>
    );
  return (
    <div class={`variation-row ${id === current ? 'variation-current' : ''}`}>
      <button
        type="button"
        class="link variation-open"
        aria-label={sayStudy('variation.open', { name })}
        {...(id === current ? { 'aria-current': true } : {})}
        onClick={() => onOpen(id)}
      >
        {name}
      </button>
      {about === null ? null : <small>{about}</small>}
      <span class="variation-tools">
        <button
          type="button"
          class="link"
          aria-label={sayStudy('variation.rename.button', { name })}
          onClick={() => (isNaming.value = true)}
        >
          ✎
        </button>
        <button
          type="button"
          class="link"
          aria-label={sayStudy('variation.remove', { name })}
          onClick={() => (isRemoving.value = true)}
        >
          ✕
        </button>
      </span>
    </div>
  );
}
