// The replay host's worker: the hidden information of a running game never enters the page.
import { indexedStore } from '../../authority/local/indexed-store.ts';
import { replayHost, type ReplayHost } from './replay-host.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { serveWorker } from '../../worker/worker-server.ts';

let address: string | null = null;

const host = replayHost({
  games: indexedStore(),
  store: indexedDeviceStore(),
  addressOf: (file) => {
    if (address !== null) URL.revokeObjectURL(address); // a download in progress continues
    address = URL.createObjectURL(file);
    return address;
  },
});

serveWorker<ReplayHost>(host);
