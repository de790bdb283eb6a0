import { expect, test } from 'vitest';
import { crowdedGame } from '../tools/game-at.ts';
import { blocksIn, leaksIn, readGame, secretsOf, type Secrets } from './secrets.ts';

const SECRETS = { blocks: ['P.Legio1', 'P.Pompey'], cards: ['Mars'] } as unknown as Secrets;

test.each([
  ['a block in a message', '{"block":"P.Legio1","strength":3}', ['P.Legio1']],
  ['a block in an attribute', '<button data-block="P.Pompey">', ['P.Pompey']],
  ['a block in an order', 'move P.Legio1 Rome-Genua', ['P.Legio1']],
  ['a card in a hand', '{"hands":{"pompey":["Mars","3/1"]}}', ['Mars']],
  ['a secret of the dice', `{"secret":"${'0a'.repeat(32)}"}`, ['a key, as dice are made from']],
  ['several', 'P.Legio1 Mars', ['P.Legio1', 'Mars']],
])('a leak is found: %s', (_what, text, leaks) => {
  expect(leaksIn(text, SECRETS)).toEqual(leaks);
});

test.each([
  ['nothing', ''],
  ['another block with a longer number', 'P.Legio12'],
  ['an own block', '{"block":"C.Legio7"}'],
  ['the side that has a leader’s name', 'Pompey moves'],
  ['another word', 'Marsilia'],
  ['the name of a game', '0a'.repeat(16)],
])('there is no leak in %s', (_what, text) => {
  expect(leaksIn(text, SECRETS)).toEqual([]);
});

test('secrets are everything a side holds and has not revealed', () => {
  const game = readGame(crowdedGame());
  const { blocks } = secretsOf(game, 'pompey', new Set(['P.Legio1']));
  expect(blocks).toContain('P.Scipio');
  expect(blocks).not.toContain('P.Legio1');
  expect(blocks.filter((block) => !block.startsWith('P.'))).toEqual([]);
  expect(blocks.length).toBeGreaterThan(25);
});

test('block names are found in a text', () => {
  expect(blocksIn('{"a":"C.Legio7","b":["P.Navis1"]}')).toEqual(['C.Legio7', 'P.Navis1']);
});
