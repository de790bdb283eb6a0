// A part of the page that is fetched when it is first shown.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
}

export function Later<P extends object>({ load, with: props }: Props<P>) {
  const Loaded = useSignal<ComponentType<P> | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    load().then(
      (part) => (Loaded.value = part),
      () => (hasFailed.value = true),
    );
  }, [load, Loaded, hasFailed]);
  if (Loaded.value !== null) return <Loaded.value {...props} />;
  return (
    <main class="table-wait">
      <p>{say(hasFailed.value ? 'later.failed' : 'later.loading')}</p>
      {hasFailed.value ? (
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {say('mishap.reload')}
        </button>
      ) : null}
    </main>
  );
}
