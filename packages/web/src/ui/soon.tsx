// A small part of the page that is fetched when it is first wanted; until it is there, nothing stands in its place.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
}

export function Soon<P extends object>({ load, with: props }: Props<P>) {
  const Loaded = useSignal<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then(
      (part) => (Loaded.value = part),
      () => undefined, // offline before it was ever fetched: the table does without
    );
  }, [load, Loaded]);
  return Loaded.value === null ? null : <Loaded.value {...props} />;
}
