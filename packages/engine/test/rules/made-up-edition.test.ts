// An edition is a row of data: one that nobody ever printed is played, told, written and verified like the others,
// and no other file has to know of it.
import { describe, expect, test, vi } from 'vitest';
import { SIDES, VIEWERS } from '../../src/board/side.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import { EDITIONS, type Edition } from '../../src/editions/editions.ts';
import { rulesFor } from '../../src/editions/ruleset.ts';
import type { Switches } from '../../src/editions/switches.ts';
import { makeGameFile, parseGameFile } from '../../src/files/game-file.ts';
import { verifyGame } from '../../src/files/verify.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import { apply, legalOrders, startGame } from '../../src/rules/legal.ts';
import { STEP, STEPS } from '../../src/state/state.ts';
import { playFile } from '../kit/full-game.ts';
import { start } from '../kit/play.ts';

const MADE_UP = '0.9' as Edition;

vi.mock(import('../../src/editions/editions.ts'), async (original) => {
  const { EDITIONS: printed, PRESETS, ...rest } = await original();
  // No printed edition mixes these
  const madeUp: Switches = {
    firstTurn: 'cards',
    jupiter: 'city',
    mainAttack: 'declared',
    navisAttackFromPort: false,
    vulcanCleopatra: 'spared',
    winterVictory: 'after-supply',
    cleopatraActs: 'next-round',
  };
  const editions = [...printed, '0.9'] as unknown as typeof printed;
  return { ...rest, EDITIONS: editions, PRESETS: { ...PRESETS, '0.9': madeUp } };
});

describe('a made-up edition', () => {
  test('is in the list', () => {
    expect(EDITIONS).toContain(MADE_UP);
  });

  test('is played to the end by its legal orders', () => {
    const chance = new SeededChance(7);
    let { state } = startGame(rulesFor(MADE_UP), chance);
    for (let count = 0; STEPS[state.data[STEP]!] !== 'over'; count++) {
      const side = SIDES.find((each) => legalOrders(state, each).length > 0)!;
      const orders = legalOrders(state, side);
      const outcome = apply(state, side, orders[chance.roll(orders.length)]!, chance);
      if (!outcome.ok) throw new Error(outcome.message);
      state = outcome.state;
      if (count > 10_000) throw new Error('The game does not end.');
    }
    for (const viewer of VIEWERS) expect(viewFor(state, viewer)).toMatchObject({ rules: { edition: '0.9' } });
    expect(viewFor(state, 'spectator').result).not.toBeNull();
  });

  test('has its own switches: Navis stay in port as in 1.0, the main attack is declared, Jupiter points at a city', () => {
    const ports = start({ edition: MADE_UP, map: 'Rome: C.Navis1; Tyrrhenum: P.Navis1' });
    expect(ports.legal()).toEqual(['done']);
    const roads = start({
      edition: MADE_UP,
      map: 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1',
    }).do('move C.Legio7 Byzantium-Aenos', 'move C.Legio8 Thessalonika-Aenos', 'done');
    expect(roads.step).toBe('main');
    const jupiter = start({
      edition: MADE_UP,
      cards: ['Jupiter', '2/2'],
      map: 'Genua: C.Legio7; Rome: P.Legio1',
    });
    expect(jupiter.legal()).toContain('jupiter Rome');
  });

  test('is written to a file, read again and verified', () => {
    const file = playFile({ edition: MADE_UP, revision: 1, rules: {}, clock: null }, 'fourth');
    const read = parseGameFile(makeGameFile(file));
    expect(read).toMatchObject({ ok: true, file: { options: { edition: '0.9' } } });
    expect(read.ok && verifyGame(read.file)).toMatchObject({ findings: [], entries: file.entries.length });
  });
});
