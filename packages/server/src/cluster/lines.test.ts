import { expect, test } from 'vitest';
import { Refused } from '../base/refused.ts';
import { openLines, type Batch, type Lines } from './lines.ts';

/** Two processes, and the messages that went between them. */
function pair(): { one: Lines; two: Lines; sent: Batch[] } {
  const sent: Batch[] = [];
  const one: Lines = openLines((_, batch) => {
    sent.push(batch);
    two.receive(1, structuredClone(batch));
  });
  const two: Lines = openLines((_, batch) => one.receive(2, structuredClone(batch)));
  return { one, two, sent };
}

test('asks are answered, and what is said in one turn goes as one message', async () => {
  const { one, two, sent } = pair();
  const heard: unknown[] = [];
  two.on('double', (number: number, from) => [2 * number, from]);
  two.on('note', (text: string) => void heard.push(text));
  const asked = [one.ask(2, 'double', 4), one.ask(2, 'double', 5)];
  one.tell(2, 'note', 'hello');
  expect(await Promise.all(asked)).toEqual([
    [8, 1],
    [10, 1],
  ]);
  expect(heard).toEqual(['hello']);
  expect(sent).toHaveLength(1);
});

test('a refusal arrives as one, any other fault as an error', async () => {
  const { one, two } = pair();
  two.on('refuse', () => Promise.reject(new Refused('not-legal', 'Not now.', '7.31', ['retreat'])));
  two.on('fail', () => {
    throw new TypeError('oh');
  });
  const refused = one.ask(2, 'refuse', null);
  await expect(refused).rejects.toBeInstanceOf(Refused);
  await expect(refused).rejects.toMatchObject({
    code: 'not-legal',
    message: 'Not now.',
    rule: '7.31',
    expected: ['retreat'],
  });
  await expect(one.ask(2, 'fail', null)).rejects.toThrow('oh');
  await expect(one.ask(2, 'unknown', null)).rejects.toMatchObject({ code: 'stopping' });
});

test('what was asked of a process that ends is refused', async () => {
  const { one, two } = pair();
  two.on('wait', () => new Promise(() => undefined));
  const asked = one.ask(2, 'wait', null);
  const other = one.ask(3, 'wait', null);
  one.lost(2);
  await expect(asked).rejects.toMatchObject({ code: 'stopping' });
  expect(await Promise.race([other, Promise.resolve('still waiting')])).toBe('still waiting');
});
