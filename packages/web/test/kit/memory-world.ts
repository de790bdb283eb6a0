// A deterministic environment without a browser, for tests.
import { SeededChance } from '@rubicon/engine';
import { marginsIn } from '../../src/storage/annotations.ts';
import { memoryDeviceStore } from '../../src/storage/device-store.ts';
import { advisor } from '../../src/authority/thinking/advisor.ts';
import type { GameStore } from '../../src/authority/record/game-store.ts';
import { latestOnly } from '../../src/worker/latest-only.ts';
import type { LocalDeps } from '../../src/authority/local/local-state.ts';

export interface MemoryWorld extends LocalDeps {
  readonly textAt: (address: string) => Promise<string>;
}

export function memoryWorld(store: GameStore): MemoryWorld {
  const chance = new SeededChance(1);
  const files: Blob[] = [];
  const { odds, hints } = advisor();
  let ms = 1_700_000_000_000;
  return {
    store,
    margins: marginsIn(memoryDeviceStore()),
    now: () => (ms += 7),
    randomBytes: (length) => Uint8Array.from({ length }, () => chance.roll(256)),
    think: ({ orders }) => Promise.resolve(orders[0]!),
    advice: {
      odds: latestOnly((question) => Promise.resolve(odds(question))),
      hints: latestOnly((question) => Promise.resolve(hints(question))),
    },
    addressOf: (file) => `file:${files.push(file) - 1}`,
    textAt: (address) => files[Number(address.slice('file:'.length))]!.text(),
  };
}
