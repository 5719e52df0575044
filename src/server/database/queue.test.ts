import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('does one work after the other, in the order they came, also after a failure', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const work = (name: string, turns: number) =>
    queue(async () => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      done.push(name);
      if (name === 'fails') throw new Error(name);
      return name;
    });
  const all = [work('slow', 9), work('fails', 1), work('last', 0)];
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: 'slow' },
    { reason: new Error('fails') },
    { value: 'last' },
  ]);
  expect(done).toEqual(['slow', 'fails', 'last']);
});

it('takes no more when a thousand wait', async () => {
  const queue = createQueue();
  const all = Array.from({ length: 1_001 }, () => queue(() => Promise.resolve()));
  const settled = await Promise.allSettled(all);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await expect(queue(() => Promise.resolve('on'))).resolves.toBe('on');
});
