// The messages between the first process and the others, besides what goes over the lines.
import type { IncomingHttpHeaders } from 'node:http';
import type { Batch } from './lines.ts';

/** A request to open a WebSocket; its connection goes with it. */
export interface Upgrade {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly head: Uint8Array; // what was already read after the request
}

export type ToFirst =
  | { readonly kind: 'batch'; readonly to: number; readonly batch: Batch }
  | { readonly kind: 'upgrade'; readonly to: number; readonly upgrade: Upgrade }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly sentence: string };

export type ToWorker =
  | { readonly kind: 'batch'; readonly from: number; readonly batch: Batch }
  | { readonly kind: 'upgrade'; readonly upgrade: Upgrade }
  | { readonly kind: 'gone'; readonly number: number } // another process has ended
  | { readonly kind: 'stop' };
