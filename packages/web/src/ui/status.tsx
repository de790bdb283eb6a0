// A text that screen readers announce when it is first shown too: they tell what changes in a region that they know
// already, so it comes a moment after the region.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

export function Status({ children }: { readonly children: ComponentChildren }) {
  const isKnown = useSignal(false);
  useEffect(() => {
    isKnown.value = true;
  }, [isKnown]);
  return <p role="status">{isKnown.value ? children : null}</p>;
}
