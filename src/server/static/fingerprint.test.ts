import { stat, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExport, type ExportFixture } from '../exportFixture.ts';
import { createFingerprint } from './fingerprint.ts';

let site: ExportFixture;

beforeEach(async () => {
  site = await createExport({});
});

afterEach(() => site.remove());

async function describeFile(path: string) {
  const { size, mtimeMs } = await stat(path);
  return { path, size, modifiedMs: mtimeMs };
}

describe('createFingerprint', () => {
  it('is the same for the same content, wherever it stands, and fits an entity tag', async () => {
    const fingerprint = createFingerprint();
    const one = await fingerprint(await describeFile(await site.write('one', 'same')));
    const two = await fingerprint(await describeFile(await site.write('two', 'same')));
    const three = await fingerprint(await describeFile(await site.write('three', 'else')));
    expect(one).toBe(two);
    expect(one).not.toBe(three);
    expect(one).toMatch(/^[\w-]{22}$/);
  });

  it('does not read a file again while its time and size stay', async () => {
    const fingerprint = createFingerprint();
    const file = await describeFile(await site.write('file', 'before'));
    const before = await fingerprint(file);
    await writeFile(file.path, 'after!');
    expect(await fingerprint(file)).toBe(before);
  });

  it('reads a file again when its time or size has changed', async () => {
    const fingerprint = createFingerprint();
    const path = await site.write('file', 'before');
    const before = await fingerprint(await describeFile(path));
    await writeFile(path, 'after!');
    await utimes(path, 1, 1);
    const changed = await fingerprint(await describeFile(path));
    await writeFile(path, 'after, and longer');
    await utimes(path, 1, 1);
    const longer = await fingerprint(await describeFile(path));
    expect(new Set([before, changed, longer]).size).toBe(3);
  });

  it('does not remember a failure', async () => {
    const fingerprint = createFingerprint();
    const path = await site.write('file', 'content');
    const file = await describeFile(path);
    const missing = { ...file, path: `${path}-later` };
    await expect(fingerprint(missing)).rejects.toThrow('ENOENT');
    await site.write('file-later', 'content');
    expect(await fingerprint(missing)).toBe(await fingerprint(file));
  });
});
