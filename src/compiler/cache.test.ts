import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, hashOf, pruneCaches } from './cache.ts';
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

  it('lets what waits go on before it makes a result', async () => {
    const cache = createCache(project.folders.generated, 'numbers');
    const order: string[] = [];
    setImmediate(() => order.push('other work'));
    await cache.get(['a'], () => order.push('result'));
    expect(order).toEqual(['other work', 'result']);
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

  it('makes again what lies there damaged, and says so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const cache = createCache(project.folders.generated, 'numbers');
    cache.write(['a'], [1, 2, 3]);
    cache.write(['b'], [1, 2, 3]);
    const folder = path.join(project.folders.generated, 'cache/numbers');
    const [cut = '', changed = ''] = readdirSync(folder).map((name) => path.join(folder, name));
    writeFileSync(cut, readFileSync(cut, 'utf8').slice(0, -2));
    // Still JSON, and wrong.
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('[1,', '[7,'));
    expect([cache.read(['a']), cache.read(['b'])]).toEqual([undefined, undefined]);
    expect(await cache.get(['a'], () => [4])).toEqual([4]);
    expect(cache.read(['a'])).toEqual([4]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/\.json is damaged/);
    warn.mockRestore();
  });

  it('knows no result of other code', () => {
    const { generated } = project.folders;
    createCache(generated, 'pages', 'src/compiler/markdown/page.ts').write(['a'], 1);
    expect(createCache(generated, 'pages', 'src/compiler/demos/frame.ts').read(['a'])).toBe(
      undefined,
    );
    expect(createCache(generated, 'pages', 'src/compiler/markdown/page.ts').read(['a'])).toBe(1);
  });

  it('keeps of its entries, when pruned, what this process has used', () => {
    const { generated } = project.folders;
    const folder = path.join(generated, 'cache/numbers');
    project.write({
      '.generated/cache/numbers/of-older-code.json': '1',
      '.generated/cache/letters/of-another-step.json': '1',
    });
    createCache(generated, 'numbers').write(['a'], 1);
    expect(pruneCaches(generated)).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(createCache(generated, 'numbers').read(['a'])).toBe(1);
    expect(readdirSync(path.join(generated, 'cache/letters'))).toHaveLength(1);
  });
});
