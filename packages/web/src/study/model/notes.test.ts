import { MAX_NOTE, makeGameFile, parseGameFile } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { openNotes, openNotesOn } from './notes.ts';
import { PERSPECTIVES } from '../../routes/moment.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { playThrough, storyFor } from './recorded-game.ts';
import { memoryDeviceStore } from '../../storage/device-store.ts';

test('notes are stored, changed and removed, and listed in game order', async () => {
  const store = memoryDeviceStore();
  const notes = await openNotes(store, 'one', []);
  await notes.write(30, 'later ');
  await notes.write(3, 'first\nin two lines');
  await notes.write(9, 'gone');
  await notes.write(9, '  ');
  await notes.write(30, 'later, changed');
  const kept = [
    { entry: 3, text: 'first\nin two lines' },
    { entry: 30, text: 'later, changed' },
  ];
  expect(notes.all.value).toEqual(kept);
  expect((await openNotes(store, 'one', [])).all.value).toEqual(kept);
  expect((await openNotes(store, 'other', [])).all.value).toEqual([]);
});

test('notes written in another window, or at the same time, are not lost', async () => {
  const store = memoryDeviceStore();
  const [one, other] = [await openNotes(store, 'one', []), await openNotes(store, 'one', [])];
  await one.write(1, 'here');
  await Promise.all([other.write(2, 'there'), other.write(3, 'and there')]);
  const kept = await openNotes(store, 'one', []);
  expect(kept.all.value.map(({ text }) => text)).toEqual(['here', 'there', 'and there']);
  expect(other.all.value).toEqual(kept.all.value);
});

test('notes from a file are shown until something is written', async () => {
  const store = memoryDeviceStore();
  const given = [{ entry: 1, text: 'came along' }];
  const notes = await openNotes(store, 'one', given);
  expect(notes.all.value).toEqual(given);
  await notes.write(1, '');
  expect((await openNotes(store, 'one', given)).all.value).toEqual([]);
});

test('notes written during an online game stay at their moment when it is over', async () => {
  const store = memoryDeviceStore();
  const record = playThrough(randomGame('2.0', 5));
  const story = storyFor(record, 'pompey');
  const ran = await openNotesOn(store, 'play-one', {
    by: 'history',
    opened: { perspectives: ['pompey'], notes: [] },
    story: () =>
      Promise.resolve(story.slice(0, 30).map((historyEntry, at) => ({ ...historyEntry, cursor: at }))),
  });
  await ran.write(12, 'a trap');
  const over = await openNotesOn(store, 'play-one', {
    by: 'entry',
    opened: { perspectives: PERSPECTIVES, notes: [] },
    story: (perspective) => Promise.resolve(storyFor(record, perspective)),
  });
  expect(over.all.value).toEqual([{ entry: story[12]!.cursor, text: 'a trap' }]);
  expect(story[12]!.cursor).toBeGreaterThan(12); // the opponent's orders lie between
});

test('any text can be saved in a file and read back', async () => {
  const { file } = playThrough(randomGame('2.0', 5));
  const notes = await openNotes(memoryDeviceStore(), 'one', []);
  await notes.write(0, 'x'.repeat(MAX_NOTE + 50));
  await notes.write(5, 'half a pair \ud800 and "quotes" \\ #00000000');
  const parsed = parseGameFile(makeGameFile({ ...file, notes: notes.all.value }));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(playThrough(parsed.file).file.notes).toEqual(notes.all.value);
});

test('malformed notes are not shown', async () => {
  const store = memoryDeviceStore();
  for (const bad of [7, [{ entry: 'x', text: 'a' }], [{ entry: 1 }], [null]]) {
    await store.keep('notes one', bad);
    expect((await openNotes(store, 'one', [])).all.value).toEqual([]);
  }
});
