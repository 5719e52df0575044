import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('loads each key once, also while it is on its way', async () => {
  const load = vi.fn(async (key: string) => `${key}!`);
  const get = loadOnce(load);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a!', 'a!', 'b!']);
  expect(await get('a')).toBe('a!');
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});

it('tries again what has failed', async () => {
  const get = loadOnce(
    vi
      .fn<(key: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('here'),
  );
  await expect(get('a')).rejects.toThrow('gone');
  expect(await get('a')).toBe('here');
});
