// Where the table allows it, the intelligence about a place; it is fetched when it is first wanted.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { IntelProps } from './intel-panel.tsx';

export function IntelSlot(props: IntelProps) {
  const Panel = useSignal<ComponentType<IntelProps> | null>(null);
  useEffect(() => {
    // Without a network it is not there: nobody needs it to play
    import('./intel-panel.tsx').then(
      ({ IntelPanel }) => (Panel.value = IntelPanel),
      () => undefined,
    );
  }, [Panel]);
  return Panel.value === null ? null : <Panel.value {...props} />;
}
