// A part of the page that is fetched when it is first shown. Until then nothing is there; after that it is at once.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Fetched(props: P) {
    const Part = useSignal(known);
    useEffect(() => {
      if (Part.value !== null) return;
      load().then(
        (part) => (Part.value = known = part),
        () => undefined, // without a network it may not be there; the next time it is asked for again
      );
    }, [Part]);
    return Part.value === null ? null : <Part.value {...props} />;
  };
}
