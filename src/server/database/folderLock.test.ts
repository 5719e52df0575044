import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

let base: string;

beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'docs-lock-'));
});

afterAll(() => rmSync(base, { recursive: true }));

/** Another process that holds a folder until it is ended. */
async function holder(folder: string) {
  const code = `import('${path.join(import.meta.dirname, 'folderLock.ts')}').then(async ({ lockFolder }) => {
    (await lockFolder(${JSON.stringify(folder)})).ref();
    console.log('held');
  })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

describe('a folder', () => {
  it('is taken once, and again after it was given back', async () => {
    const folder = path.join(base, 'new/deep');
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another process. ');
    lock.close();
    (await lockFolder(folder)).close();
  });

  it('belongs to another process until that dies, in whatever way', async () => {
    const folder = path.join(base, 'killed');
    const kill = await holder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await kill();
    (await lockFolder(folder)).close();
  });

  it('goes to one of many that find a dead lock at the same time', async () => {
    const folder = path.join(base, 'many');
    await (
      await holder(folder)
    )();
    const taken = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    const locks = taken.filter((one) => one.status === 'fulfilled');
    expect(locks.length).toBeLessThanOrEqual(1);
    for (const { value } of locks) value.close();
  });

  it('has a path that fits the address of a socket, or is refused', async () => {
    const folder = `/${'long/'.repeat(30)}`;
    await expect(lockFolder(path.join(base, folder))).rejects.toThrow('is too long for a socket');
  });
});
