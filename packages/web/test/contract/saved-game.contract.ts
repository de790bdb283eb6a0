// The contract for game files, run against each authority.
import { VIEWERS, makeGameFile, verifyGame, viewOf } from '@rubicon/engine';
import { expect, test } from 'vitest';
import {
  blobOf,
  create,
  gameOf,
  parsed,
  playOn,
  players,
  refusal,
  relabelled,
  type Kit,
} from '../kit/authority-kit.ts';

export function savingContract(open: () => Kit): void {
  test('a finished game verifies from its file alone', async () => {
    const { authority, saved } = open();
    const game = await create(authority);
    await playOn(authority, game, 12, { wavers: true });
    const file = parsed(await saved(await authority.save(game)));
    const { findings, rolls, result } = verifyGame(file);
    expect(findings).toEqual([]);
    expect(rolls).toBeGreaterThan(50);
    expect(result).not.toBeNull();
    expect(file.players).toEqual(players);
  });

  test('a running game is saved without its secret, and continues with new dice when loaded', async () => {
    const { authority, saved, truth } = open();
    const game = await create(authority);
    await playOn(authority, game, 13, { steps: 200, wavers: true });
    const text = await saved(await authority.save(game));
    expect(parsed(text).dice.map(({ secret }) => secret)).toEqual([null]);
    expect(parsed(text).entries.some(({ kind }) => kind === 'undo')).toBe(false);
    const loaded = await authority.load(blobOf(text));
    expect(loaded).not.toBe(game);
    for (const seat of VIEWERS)
      expect(viewOf(gameOf(await truth(loaded)), seat)).toEqual(viewOf(gameOf(await truth(game)), seat));
    const { history } = await authority.sit(loaded, 'spectator');
    expect(history.told.at(-1)?.notice).toEqual({ kind: 'epoch', side: null });
    await playOn(authority, loaded, 14);
    const { findings, rolls } = verifyGame(parsed(await saved(await authority.save(loaded))));
    expect(findings.map(({ code }) => code)).toEqual(['no-secret']); // the first one stayed in the original game
    expect(rolls).toBeGreaterThan(20);
    expect((await authority.games()).map((each) => each.game)).toEqual([loaded, game]);
  });

  test('notes of a file stay with its game while it is continued', async () => {
    const { authority, saved } = open();
    const game = await create(authority);
    await playOn(authority, game, 15, { steps: 20, wavers: true });
    const file = parsed(await saved(await authority.save(game)));
    expect(file.notes).toBeUndefined();
    const notes = [{ entry: 4, text: 'The first fault.' }];
    const loaded = await authority.load(blobOf(makeGameFile({ ...file, notes })));
    await playOn(authority, loaded, 16, { steps: 20, wavers: true });
    expect(parsed(await saved(await authority.save(loaded))).notes).toEqual(notes);
  });

  test.each([
    ['not-a-game', 'Dear diary', 1],
    ['future-version', 'rubicon-game/2\n\n', 1],
    ['truncated', 'rubicon-game/1\nedition: 2.0', 2],
  ])('refuses a file: %s', async (code, text, line) => {
    const { authority } = open();
    expect(await refusal(authority.load(blobOf(text)))).toMatchObject({ code, line });
    expect(await authority.games()).toEqual([]);
  });

  test('refuses a tampered file with its line, bytes that are not text, and far too large a file', async () => {
    const { authority, saved } = open();
    const game = await create(authority);
    await playOn(authority, game, 2, { steps: 6 });
    const text = await saved(await authority.save(game));
    const line = text.split('\n').findIndex((each) => each.startsWith('2 ')) + 1;
    const changed = text.replace(/^2 \+\d+/m, '2 +77');
    expect(await refusal(authority.load(blobOf(changed)))).toMatchObject({ code: 'changed', line });
    const noText = new Blob([Uint8Array.of(0xff, 0xfe, 0xfd)]);
    expect((await refusal(authority.load(noText))).code).toBe('not-text');
    const long = blobOf('x'.repeat(2_000_001));
    expect((await refusal(authority.load(long))).code).toBe('file-too-long');
    expect(await authority.games()).toHaveLength(1);
  });

  test('a game against a computer continues against it when loaded from a file', async () => {
    const { authority, saved } = open();
    const machines = { caesar: null, pompey: 'legatus' } as const;
    const game = await authority.create({ edition: '2.0', rules: {}, players, machines });
    const text = await saved(await authority.save(game));
    const loaded = await authority.load(blobOf(text));
    expect((await authority.games()).map((each) => each.machines)).toEqual([machines, machines]);
    let { table } = await authority.sit(loaded, 'caesar');
    while (table.next === 'caesar') {
      const { number, orders } = table.decision!;
      ({ table } = await authority.ask({ kind: 'order', decision: number, order: orders[0]! }));
    }
    await expect(authority.act(() => {})).resolves.toMatchObject({ table: { seat: 'caesar', machines } });
    const unknown = await refusal(authority.load(blobOf(relabelled(text, 'legatus', 'oraculum'))));
    expect(unknown.code).toBe('future-version');
  });
}
