import { makeGameFile, parseGameFile, type LogEntry } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { replayHost, type ReplayHost } from './replay-host.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { memoryDeviceStore } from '../../storage/device-store.ts';

const over = randomGame('2.0', 5);
const blobOf = (text: string): Blob => new Blob([text]);

function openKeeper(): { kept: ReplayHost; saved: Blob[] } {
  const saved: Blob[] = [];
  const kept = replayHost({
    games: { read: () => Promise.resolve(null) },
    store: memoryDeviceStore(),
    addressOf: (file) => `file:${saved.push(file)}`,
  });
  return { kept, saved };
}

test('the same file has the same id, another file another', async () => {
  const { kept } = openKeeper();
  const text = makeGameFile(over);
  const id = await kept.take(blobOf(text));
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await kept.take(blobOf(text))).toBe(id);
  const noted = makeGameFile({ ...over, notes: [{ entry: 2, text: 'Why?' }] });
  expect(await kept.take(blobOf(noted))).not.toBe(id);
});

test('a file whose game breaks the rules is refused with its line, and not stored', async () => {
  const { kept } = openKeeper();
  const illegal: LogEntry = { ...over.entries[1]!, rolls: [1, 2, 3] };
  const text = makeGameFile({ ...over, entries: over.entries.with(1, illegal) });
  const line = text.split('\n').findIndex((each) => each.startsWith('1 ')) + 1;
  await expect(kept.take(blobOf(text))).rejects.toMatchObject({ code: 'impossible-game', line });
});

test('a note on an order undone since does not prevent saving', async () => {
  const { kept, saved } = openKeeper();
  const { last } = await kept.open({ kind: 'text', text: makeGameFile(over) });
  await kept.save([
    { entry: last, text: 'The end.' },
    { entry: last + 1, text: 'Never mind.' },
  ]);
  const parsed = parseGameFile(await saved[0]!.text());
  expect(parsed.ok && parsed.file.notes).toEqual([{ entry: last, text: 'The end.' }]);
});
