// A component whose code is fetched when it is first shown; from then on it is rendered at once.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** Shown until then, or permanently if it could not be fetched. */
type Meanwhile = ComponentType<{ readonly hasFailed: boolean }>;

const Nothing: Meanwhile = () => null;

type LazyComponent<P> = ComponentType<P> & {
  readonly fetch: () => Promise<void>; // before it is shown, so that it will be shown at once
};

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: Meanwhile = Nothing,
): LazyComponent<P> {
  let known: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    if (known !== null) return;
    // With all that it may say
    [known] = await Promise.all([load(), import('@rubicon/words/later')]);
  };
  function Lazy(props: P) {
    const Part = useSignal(known);
    const hasFailed = useSignal(false);
    useEffect(() => {
      if (Part.value !== null) return;
      fetch().then(
        () => (Part.value = known),
        () => (hasFailed.value = true), // offline, perhaps; it is fetched again the next time it is shown
      );
    }, [Part, hasFailed]);
    return Part.value === null ? <Instead hasFailed={hasFailed.value} /> : <Part.value {...props} />;
  }
  return Object.assign(Lazy, { fetch });
}
