// A component whose code is fetched when it is first shown; from then on it is rendered at once.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** Shown until then, or permanently if it could not be fetched. */
type Meanwhile = ComponentType<{ readonly hasFailed: boolean }>;

const Nothing: Meanwhile = () => null;

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: Meanwhile = Nothing,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const Part = useSignal(known);
    const hasFailed = useSignal(false);
    useEffect(() => {
      if (Part.value !== null) return;
      load().then(
        (part) => (Part.value = known = part),
        () => (hasFailed.value = true), // offline, perhaps; it is fetched again the next time it is shown
      );
    }, [Part, hasFailed]);
    return Part.value === null ? <Instead hasFailed={hasFailed.value} /> : <Part.value {...props} />;
  };
}
