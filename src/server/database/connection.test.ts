import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Database, Orm } from './database.ts';
import { DatabaseDown, connectDatabase } from './connection.ts';

const orm = {} as Orm; // nothing here asks it anything
const closed = vi.fn(() => Promise.resolve());
const database: Database = {
  orm,
  run: (work) => work(),
  isBroken: (error) => error === 'broken',
  close: closed,
};

/** A connection of a database that cannot be opened the first `failures` times. */
function keep(failures: number) {
  const reports: string[] = [];
  const connection = connectDatabase({
    open: () => (failures-- > 0 ? Promise.reject(new Error('no disk')) : Promise.resolve(database)),
    onState: (state) => reports.push(state.kind === 'open' ? 'open' : String(state.reason)),
    retryMs: 1,
  });
  return { connection, reports };
}

describe('the connection', () => {
  it('refuses work until the database is open', async () => {
    const { connection } = keep(0);
    await expect(connection.use(() => Promise.resolve(1))).rejects.toThrow(DatabaseDown);
    connection.start();
    await vi.waitFor(() => expect(connection.use(() => Promise.resolve(1))).resolves.toBe(1));
    await connection.close();
  });

  it('tries again until it can be opened, and says each reason once', async () => {
    const { connection, reports } = keep(3);
    connection.start();
    await vi.waitFor(() => expect(reports).toEqual(['Error: no disk', 'open']));
    await connection.close();
  });

  it.each([
    ['twice as long each time, up to a minute', false, [1, 2, 4, 8, 16, 32, 60, 60]],
    ['a second where trying costs little', true, [1, 1, 1, 1, 1, 1, 1, 1]],
  ])('waits %s', async (_, brief, seconds) => {
    const waits: number[] = [];
    const connection = connectDatabase({
      open: () =>
        waits.length < 8 ? Promise.reject(new Error('damaged')) : Promise.resolve(database),
      onState: () => undefined,
      isBrief: () => brief,
      pause: async (ms) => waits.push(ms / 1_000),
    });
    connection.start();
    await vi.waitFor(() => expect(waits).toEqual(seconds));
    await connection.close();
  });

  it('remembers whether the last write has failed', async () => {
    const { connection } = keep(0);
    connection.start();
    await wait(5);
    expect(connection.writeFailed()).toBe(false);
    await expect(connection.write(() => Promise.reject(new Error('no room')))).rejects.toThrow(
      DatabaseDown,
    );
    await connection.use(() => Promise.resolve('read'));
    expect(connection.writeFailed()).toBe(true);
    await connection.write(() => Promise.resolve('written'));
    expect(connection.writeFailed()).toBe(false);
    await connection.close();
  });

  it('says that the work has failed, and why', async () => {
    const { connection } = keep(0);
    connection.start();
    await wait(5);
    const failed = connection.use(() => Promise.reject(new Error('syntax')));
    await expect(failed).rejects.toMatchObject({ cause: new Error('syntax') });
    await expect(connection.use(() => Promise.resolve('on'))).resolves.toBe('on');
    await connection.close();
  });

  it('opens a database anew that has broken', async () => {
    const { connection, reports } = keep(0);
    connection.start();
    await wait(5);
    closed.mockClear();
    await expect(connection.use(() => Promise.reject('broken'))).rejects.toThrow(DatabaseDown);
    await vi.waitFor(() => expect(reports).toEqual(['open', 'broken', 'open']));
    expect(closed).toHaveBeenCalledTimes(1);
    await connection.close();
  });

  it('closes what is open, and opens no more', async () => {
    const { connection, reports } = keep(1_000);
    connection.start();
    await connection.close();
    const count = reports.length;
    await wait(10);
    expect(reports).toHaveLength(count);
    await expect(connection.use(() => Promise.resolve(1))).rejects.toThrow(DatabaseDown);
  });
});
