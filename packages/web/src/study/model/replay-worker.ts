// The keeper's own thread: what is hidden in a running game never enters the page.
import { indexedStore } from '../../authority/local/indexed-store.ts';
import { encodeRefusal } from '../../authority/local/messages.ts';
import { replayHost } from './replay-host.ts';
import type { Answer, Question } from './replay-client.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';

let address: string | null = null;

const kept = replayHost({
  games: indexedStore(),
  store: indexedDeviceStore(),
  addressOf: (file) => {
    if (address !== null) URL.revokeObjectURL(address); // a download that has begun goes on
    address = URL.createObjectURL(file);
    return address;
  },
});

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const method = kept[data.method] as (...args: readonly unknown[]) => Promise<unknown>;
  method(...data.args).then(
    (value) => postMessage({ id: data.id, ok: true, value } satisfies Answer),
    (error: unknown) =>
      postMessage({ id: data.id, ok: false, refusal: encodeRefusal(error) } satisfies Answer),
  );
});
