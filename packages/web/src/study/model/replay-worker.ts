// The replay host's own thread: what is hidden in a running game never enters the page.
import { indexedStore } from '../../authority/local/indexed-store.ts';
import { replayHost, type ReplayHost } from './replay-host.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { serveWorker } from '../../worker/worker-server.ts';

let address: string | null = null;

const host = replayHost({
  games: indexedStore(),
  store: indexedDeviceStore(),
  addressOf: (file) => {
    if (address !== null) URL.revokeObjectURL(address); // a download that has begun goes on
    address = URL.createObjectURL(file);
    return address;
  },
});

serveWorker<ReplayHost>(host);
