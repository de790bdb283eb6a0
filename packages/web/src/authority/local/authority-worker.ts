// The worker of the authority: secrets of the sides never enter the page.
import { marginsIn } from '../../storage/annotations.ts';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { indexedStore } from './indexed-store.ts';
import { localAuthority } from './local-authority.ts';
import { adviceInWorkers, machineInWorker } from '../thinking/machine-client.ts';
import { serveWorker } from '../../worker/worker-server.ts';
import { AUTHORITY_SERVER } from './messages.ts';

let address: string | null = null;

const authority = localAuthority({
  store: indexedStore(),
  margins: marginsIn(indexedDeviceStore()),
  now: Date.now,
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  addressOf: (file) => {
    if (address !== null) URL.revokeObjectURL(address); // a download that has started continues
    address = URL.createObjectURL(file);
    return address;
  },
  think: machineInWorker(),
  advice: adviceInWorkers(),
});

serveWorker(authority, AUTHORITY_SERVER);
