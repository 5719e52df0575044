import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, hashOf } from './cache.ts';
import { createTemporaryProject, type TemporaryProject } from './temporaryProject.ts';

describe('hashOf', () => {
  it('depends on the texts, their order and their borders', () => {
    expect(hashOf('a', 'b')).toBe(hashOf('a', 'b'));
    expect(new Set([hashOf('a', 'b'), hashOf('b', 'a'), hashOf('ab'), hashOf('ab', '')]).size).toBe(
      4,
    );
  });
});

describe('createCache', () => {
  let project: TemporaryProject;
  beforeEach(() => {
    project = createTemporaryProject();
  });
  afterEach(() => project.remove());

  it('makes a result once for the same inputs', async () => {
    const cache = createCache(project.folders.generated, 'numbers');
    const make = vi.fn(() => ({ answer: 42 }));
    expect(await cache.get(['a', 'b'], make)).toEqual({ answer: 42 });
    expect(await cache.get(['a', 'b'], make)).toEqual({ answer: 42 });
    expect(make).toHaveBeenCalledTimes(1);
    await cache.get(['a', 'c'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('outlives the process, and keeps kinds apart', () => {
    createCache(project.folders.generated, 'numbers').write(['a'], 1);
    expect(createCache(project.folders.generated, 'numbers').read(['a'])).toBe(1);
    expect(createCache(project.folders.generated, 'letters').read(['a'])).toBeUndefined();
  });

  it('keeps nothing of what fails', async () => {
    const cache = createCache(project.folders.generated, 'numbers');
    const fail = () => Promise.reject(new Error('no'));
    await expect(cache.get(['a'], fail)).rejects.toThrow('no');
    expect(await cache.get(['a'], () => 2)).toBe(2);
  });

  it('makes again what lies there damaged', async () => {
    const cache = createCache(project.folders.generated, 'numbers');
    cache.write(['a'], [1, 2, 3]);
    const folder = path.join(project.folders.generated, 'cache/numbers');
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '[1,');
    expect(cache.read(['a'])).toBeUndefined();
    expect(await cache.get(['a'], () => [4])).toEqual([4]);
    expect(cache.read(['a'])).toEqual([4]);
  });
});
