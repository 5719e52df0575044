import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Database, Orm } from './database.ts';
import { DatabaseDown, keepDatabase } from './keeper.ts';

const orm = {} as Orm; // nothing here asks it anything
const closed = vi.fn(() => Promise.resolve());
const database: Database = {
  orm,
  run: (work) => work(),
  isBroken: (error) => error === 'broken',
  close: closed,
};

/** A keeper of a database that cannot be opened the first `failures` times. */
function keep(failures: number) {
  const said: string[] = [];
  const keeper = keepDatabase({
    open: () => (failures-- > 0 ? Promise.reject(new Error('no disk')) : Promise.resolve(database)),
    onState: (state) => said.push(state.kind === 'open' ? 'open' : String(state.reason)),
    retryMs: 1,
  });
  return { keeper, said };
}

describe('the keeper', () => {
  it('refuses work until the database is open', async () => {
    const { keeper } = keep(0);
    await expect(keeper.use(() => Promise.resolve(1))).rejects.toThrow(DatabaseDown);
    keeper.start();
    await vi.waitFor(() => expect(keeper.use(() => Promise.resolve(1))).resolves.toBe(1));
    await keeper.close();
  });

  it('tries again until it can be opened, and says each reason once', async () => {
    const { keeper, said } = keep(3);
    keeper.start();
    await vi.waitFor(() => expect(said).toEqual(['Error: no disk', 'open']));
    await keeper.close();
  });

  it.each([
    ['twice as long each time, up to a minute', false, [1, 2, 4, 8, 16, 32, 60, 60]],
    ['a second where trying costs little', true, [1, 1, 1, 1, 1, 1, 1, 1]],
  ])('waits %s', async (_, brief, seconds) => {
    const waits: number[] = [];
    const keeper = keepDatabase({
      open: () =>
        waits.length < 8 ? Promise.reject(new Error('damaged')) : Promise.resolve(database),
      onState: () => undefined,
      isBrief: () => brief,
      pause: async (ms) => waits.push(ms / 1_000),
    });
    keeper.start();
    await vi.waitFor(() => expect(waits).toEqual(seconds));
    await keeper.close();
  });

  it('remembers whether the last write has failed', async () => {
    const { keeper } = keep(0);
    keeper.start();
    await wait(5);
    expect(keeper.writeFailed()).toBe(false);
    await expect(keeper.write(() => Promise.reject(new Error('no room')))).rejects.toThrow(
      DatabaseDown,
    );
    await keeper.use(() => Promise.resolve('read'));
    expect(keeper.writeFailed()).toBe(true);
    await keeper.write(() => Promise.resolve('written'));
    expect(keeper.writeFailed()).toBe(false);
    await keeper.close();
  });

  it('says that the work has failed, and why', async () => {
    const { keeper } = keep(0);
    keeper.start();
    await wait(5);
    const failed = keeper.use(() => Promise.reject(new Error('syntax')));
    await expect(failed).rejects.toMatchObject({ cause: new Error('syntax') });
    await expect(keeper.use(() => Promise.resolve('on'))).resolves.toBe('on');
    await keeper.close();
  });

  it('opens a database anew that has broken', async () => {
    const { keeper, said } = keep(0);
    keeper.start();
    await wait(5);
    closed.mockClear();
    await expect(keeper.use(() => Promise.reject('broken'))).rejects.toThrow(DatabaseDown);
    await vi.waitFor(() => expect(said).toEqual(['open', 'broken', 'open']));
    expect(closed).toHaveBeenCalledTimes(1);
    await keeper.close();
  });

  it('closes what is open, and opens no more', async () => {
    const { keeper, said } = keep(1_000);
    keeper.start();
    await keeper.close();
    const count = said.length;
    await wait(10);
    expect(said).toHaveLength(count);
    await expect(keeper.use(() => Promise.resolve(1))).rejects.toThrow(DatabaseDown);
  });
});
