import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocsError } from '#core/errors.ts';
import { createExport, type ExportFixture } from '../exportFixture.ts';
import { fileAt, openOutFolder } from './outFolder.ts';

let site: ExportFixture;
let root: string;

beforeAll(async () => {
  site = await createExport({ 'x/a/index.html': 'A', 'empty.txt': '' });
  await site.write('../secret.txt', 'SECRET');
  await site.write('../out-of-bounds/secret.txt', 'SECRET');
  root = openOutFolder(site.outFolder);
  const link = (target: string, name: string) => symlink(target, path.join(root, name));
  await link('../secret.txt', 'leaves.txt');
  await link(path.join(root, '../out-of-bounds'), 'leaves');
  await link('..', 'up');
  await link('.', 'self');
  await link('x/a/index.html', 'stays.html');
  await link('circle', 'circle');
  await link('nowhere', 'broken');
});

afterAll(() => site.remove());

describe('openOutFolder', () => {
  it('says what to do when there is no folder', () => {
    const missing = path.join(root, 'missing');
    expect(() => openOutFolder(missing)).toThrow(DocsError);
    expect(() => openOutFolder(missing)).toThrow(`"${missing}" to serve. Run npm run build first`);
  });

  it('refuses a file', () => {
    expect(() => openOutFolder(path.join(root, 'empty.txt'))).toThrow('Run npm run build first');
  });
});

describe('fileAt', () => {
  it('describes a file', async () => {
    expect(await fileAt(root, ['x', 'a', 'index.html'])).toEqual({
      path: path.join(root, 'x/a/index.html'),
      size: 1,
      modifiedMs: expect.any(Number),
    });
    expect(await fileAt(root, ['empty.txt'])).toMatchObject({ size: 0 });
  });

  it.each([
    [['nothing']],
    [['x']],
    [[]],
    [['x', 'a', 'index.html', 'below']],
    [['n'.repeat(5000)]],
    [['circle']],
    [['broken']],
  ])('finds no file at %j', async (names) => {
    expect(await fileAt(root, names)).toBeUndefined();
  });

  it('follows a link that stays in the folder', async () => {
    expect(await fileAt(root, ['stays.html'])).toMatchObject({
      path: path.join(root, 'x/a/index.html'),
    });
    expect(await fileAt(root, ['self', 'x', 'a', 'index.html'])).toBeDefined();
  });

  it.each([
    [['leaves.txt']],
    [['leaves', 'secret.txt']],
    [['up', 'secret.txt']],
    [['up', 'out-of-bounds', 'secret.txt']],
  ])('does not follow a link out of the folder: %j', async (names) => {
    expect(await fileAt(root, names)).toBeUndefined();
  });
});
