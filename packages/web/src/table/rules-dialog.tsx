// The rules at the table; the rulebook is loaded when it is first opened.
import type { Edition } from '@rubicon/engine';
import { say } from '@rubicon/words';
import { Dialog } from '../ui/dialog.tsx';
import { lazy } from '../ui/lazy.tsx';

interface Props {
  readonly word: string | null; // a rule number; null for the contents
  readonly edition: Edition;
  readonly onClose: () => void;
}

const RuleReader = lazy(
  () => import('../rulebook/rule-reader.tsx').then((file) => file.RuleReader),
  ({ hasFailed }) => <p role="status">{say(hasFailed ? 'loading.failed' : 'loading.wait')}</p>,
);

export const RulesDialog = ({ word, edition, onClose }: Props) => (
  <Dialog title={say('rules.title')} onClose={onClose}>
    <RuleReader word={word} edition={edition} />
  </Dialog>
);
