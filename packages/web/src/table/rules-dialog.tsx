// The rules at the table; the book is fetched when it is first opened.
import { useSignal } from '@preact/signals';
import type { Edition } from '@rubicon/engine';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  readonly word: string | null; // a rule; null for the contents
  readonly edition: Edition;
  readonly onClose: () => void;
}

export function RulesDialog({ word, edition, onClose }: Props) {
  const Reader = useSignal<ComponentType<Omit<Props, 'onClose'>> | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    import('../rulebook/rule-reader.tsx').then(
      ({ RuleReader }) => (Reader.value = RuleReader),
      () => (hasFailed.value = true),
    );
  }, [Reader, hasFailed]);
  return (
    <Dialog title={say('rules.title')} onClose={onClose}>
      {Reader.value === null ? (
        <p role="status">{say(hasFailed.value ? 'later.failed' : 'later.loading')}</p>
      ) : (
        <Reader.value word={word} edition={edition} />
      )}
    </Dialog>
  );
}
