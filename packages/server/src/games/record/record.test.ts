import type { GameId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, PLAIN, testWorld } from '../../../test/game-service-kit.ts';
import { RECORD_FORM, cardOf, parseRecord, storedOf } from './record.ts';

/** A record exactly as the first servers stored it. */
const FIRST =
  `{"id":"AAAAAAAAAAAAAAAAAAAAAA","status":"running","visibility":"public","creator":"${ANN.id}",` +
  '"createdMs":1800000000000,"changedMs":1800000000900,' +
  '"options":{"edition":"2.0","revision":1,"rules":{},"clock":{"bankMs":600000,"incrementMs":5000}},' +
  '"pace":{"kind":"live","bankMs":600000,"incrementMs":5000},' +
  '"aids":{"odds":true,"hints":true,"intel":true,"undo":true},' +
  `"sitters":{"caesar":{"kind":"person","person":"${ANN.id}","name":"Ann","isGuest":false},` +
  `"pompey":{"kind":"person","person":"${BEN.id}","name":"Ben","isGuest":true}},` +
  '"gone":{"caesar":false,"pompey":false},"closed":false,"invitationHash":null,' +
  `"entropies":{"caesar":"${'ca'.repeat(32)}","pompey":"${'90'.repeat(32)}"},` +
  '"dice":[{"number":1,"commitment":"00","entropies":{"caesar":"","pompey":""},"secret":"11","madeMs":1800000000000}],' +
  '"offer":null,"standIns":{"caesar":null,"pompey":null},"standing":{"caesar":null,"pompey":null},' +
  '"vacation":null,"vacationDays":{"caesar":0,"pompey":0},"rematch":null,' +
  '"summary":{"year":705,"turn":1,"points":{"caesar":0,"pompey":0},"asked":{"caesar":true,"pompey":false},"result":null}}';

const rowOf = (record: string) => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA' as GameId,
  status: 'running' as const,
  visibility: 'public' as const,
  caesar: ANN.id,
  pompey: BEN.id,
  creator: ANN.id,
  hasMachine: false,
  isLive: false,
  dueMs: 1_800_000_600_900,
  asked: ANN.id,
  createdMs: 1_800_000_000_000,
  changedMs: 1_800_000_000_900,
  record,
});

test('a record of the first form is read with all the fields records have now', async () => {
  const world = testWorld();
  const { card } = await world.games.create(ANN, PLAIN);
  const fresh = parseRecord(world.store.rows.get(card.game)!.game);
  const record = parseRecord(rowOf(FIRST));
  expect(Object.keys(record).sort()).toEqual(Object.keys(fresh).sort());
  expect(Object.keys(record.summary).sort()).toEqual(Object.keys(fresh.summary).sort());
  expect(record).toMatchObject({
    form: RECORD_FORM,
    rated: false,
    statusMs: 1_800_000_000_900,
    dueMs: 1_800_000_600_900,
    resumeMs: null,
    ended: { caesar: [], pompey: [] },
    summary: { askedMs: { caesar: 1_800_000_000_900, pompey: null } },
  });
  expect(cardOf(record)).toMatchObject({ rated: false, ready: { caesar: true, pompey: true } });
});

test('a record of the second form is read without knowing where blocks stand', () => {
  const { form: _, summary, ...rest } = parseRecord(rowOf(FIRST));
  const { blocks, ...known } = summary;
  const second = JSON.stringify({ ...rest, form: 2, summary: known });
  expect(parseRecord(rowOf(second))).toEqual({ ...rest, form: RECORD_FORM, summary: { ...known, blocks } });
});

test('a record of the fifth form is read without offers to end the game', () => {
  const record = parseRecord(rowOf(FIRST));
  const { endTurns: _, ...fifth } = record;
  expect(parseRecord(rowOf(JSON.stringify({ ...fifth, form: 5 })))).toEqual(record);
});

test('a written record reads back unchanged; a newer form is rejected', () => {
  const record = parseRecord(rowOf(FIRST));
  expect(parseRecord(storedOf(record))).toEqual(record);
  const newer = JSON.stringify({ ...record, form: RECORD_FORM + 1 });
  expect(() => parseRecord(rowOf(newer))).toThrow(/newer program/);
});

test('records share pairs of nothing, and keep what differs', async () => {
  const world = testWorld();
  const { card } = await world.games.create(ANN, PLAIN);
  const { game } = (await world.store.games.read(card.game))!;
  const record = parseRecord(game);
  expect(JSON.stringify(record)).toBe(game.record);
  expect(record.standing).toBe(record.plans);
  const changed = {
    ...record,
    drawTurns: { caesar: 3, pompey: null },
    gone: { caesar: true, pompey: false },
  };
  expect(parseRecord(storedOf(changed))).toEqual(changed);
});
