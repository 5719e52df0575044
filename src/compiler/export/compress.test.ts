import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import {
  compressAhead,
  compressExport,
  compressWhileWritten,
  pruneCompressed,
} from './compress.ts';

const PAGE = `<!doctype html>${'<p>Grüße, sorting, filtering.</p>'.repeat(40)}`;

let project: TemporaryProject;
let out: string;
let cache: string;
beforeEach(() => {
  project = createTemporaryProject();
  out = path.join(project.folders.root, 'out');
  cache = path.join(project.folders.generated, 'cache/compressed');
});
afterEach(() => project.remove());

describe('compressExport', () => {
  it('writes encodings that decode to the original, and leaves the original', async () => {
    project.write({ 'out/x/index.html': PAGE, 'out/a.js': PAGE, 'out/_next/b.css': PAGE });
    expect((await compressExport(out, cache)).size).toBe(2);
    for (const name of ['x/index.html', 'a.js', '_next/b.css']) {
      const file = path.join(out, name);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(PAGE);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(PAGE);
      expect(readFileSync(file, 'utf8')).toBe(PAGE);
      expect(readFileSync(`${file}.br`).length).toBeLessThan(PAGE.length / 4);
    }
  });

  it('skips small files, and files that are no text', async () => {
    project.write({
      'out/small.html': 'x'.repeat(511),
      'out/font.woff2': PAGE,
      'out/picture.png': PAGE,
      'out/large.txt': 'x'.repeat(512),
    });
    expect((await compressExport(out, cache)).size).toBe(2);
    expect(readdirSync(out).sort()).toEqual([
      'font.woff2',
      'large.txt',
      'large.txt.br',
      'large.txt.gz',
      'picture.png',
      'small.html',
    ]);
  });

  it('tells the hash of every text file, small ones too', async () => {
    project.write({ 'out/small.html': 'x', 'out/a.js': PAGE, 'out/font.woff2': PAGE });
    const hashes = new Map<string, Buffer>();
    await compressExport(out, cache, true, hashes);
    const sha256 = (text: string) => createHash('sha256').update(text).digest();
    expect(hashes).toEqual(
      new Map([
        [path.join(out, 'small.html'), sha256('x')],
        [path.join(out, 'a.js'), sha256(PAGE)],
      ]),
    );
  });

  it('compresses quickly for one machine, unless it was compressed well before', async () => {
    project.write({ 'out/a.html': PAGE });
    const [quick, ...others] = [...(await compressExport(out, cache, true))];
    expect(others).toEqual([]);
    expect(brotliDecompressSync(readFileSync(path.join(out, 'a.html.br'))).toString()).toBe(PAGE);
    expect(readdirSync(out)).toEqual(['a.html', 'a.html.br']);
    const well = await compressExport(out, cache);
    expect(well).not.toContain(quick);
    expect(await compressExport(out, cache, true)).toEqual(well);
  });

  it('compresses one content once, and again when it changes', async () => {
    project.write({ 'out/a.html': PAGE, 'out/b.html': PAGE });
    await compressExport(out, cache);
    expect(readdirSync(cache)).toHaveLength(2);

    writeFileSync(path.join(out, 'a.html'), `${PAGE}!`);
    const used = await compressExport(out, cache);
    expect(readdirSync(cache)).toHaveLength(4);
    expect(used.size).toBe(4);
    pruneCompressed(cache, used);
    expect(readdirSync(cache)).toHaveLength(4);
    rmSync(path.join(out, 'b.html'));
    pruneCompressed(cache, await compressExport(out, cache));
    expect(readdirSync(cache)).toHaveLength(2);
    const kept = readFileSync(path.join(out, 'a.html.br'));
    expect(brotliDecompressSync(kept).toString()).toBe(`${PAGE}!`);
  });

  it('takes no half of an encoding that a kill left', async () => {
    project.write({ 'out/a.html': PAGE });
    await compressExport(out, cache);
    for (const name of readdirSync(cache)) {
      rmSync(path.join(cache, name));
      writeFileSync(path.join(cache, `${name}.half`), 'half');
    }
    await compressExport(out, cache);
    expect(gunzipSync(readFileSync(path.join(out, 'a.html.gz'))).toString()).toBe(PAGE);
    expect(readdirSync(cache).filter((name) => name.endsWith('.half'))).toEqual([]);
  });
});

describe('compressAhead', () => {
  it.each([true, false])(
    'leaves nothing to do for files that join as they are, quick: %s',
    async (quick) => {
      project.write({
        '.generated/markdown/x/index.md': PAGE,
        '.next/static/chunks/a.js': `// ${PAGE}`,
        '.next/static/small.css': 'a{}',
        '.next/static/font.woff2': PAGE,
      });
      const { generated, root } = project.folders;
      const folders = [path.join(generated, 'markdown'), path.join(root, '.next/static')];
      await compressAhead(folders, cache, { quick });
      const ahead = readdirSync(cache).sort();
      expect(ahead).toHaveLength(quick ? 2 : 4);
      expect(readdirSync(path.join(root, '.next/static/chunks'))).toEqual(['a.js']);

      project.write({ 'out/x/index.md': PAGE, 'out/_next/static/chunks/a.js': `// ${PAGE}` });
      expect([...(await compressExport(out, cache, quick))].sort()).toEqual(ahead);
      expect(readdirSync(cache).sort()).toEqual(ahead);
      const script = readFileSync(path.join(out, '_next/static/chunks/a.js.br'));
      expect(brotliDecompressSync(script).toString()).toBe(`// ${PAGE}`);
    },
  );

  it('lets other work go on between files', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i}.md`);
    project.write(
      Object.fromEntries(names.map((name) => [`.generated/markdown/${name}`, `${name} ${PAGE}`])),
    );
    let keptThen = -1;
    const other = setTimeout().then(() => (keptThen = readdirSync(cache).length));
    await compressAhead([path.join(project.folders.generated, 'markdown')], cache, { quick: true });
    await other;
    expect(keptThen).toBeGreaterThanOrEqual(0);
    expect(keptThen).toBeLessThan(12);
  });

  it('ends before the next file when it is told to', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i}.md`);
    project.write(
      Object.fromEntries(names.map((name) => [`.generated/markdown/${name}`, `${name} ${PAGE}`])),
    );
    const controller = new AbortController();
    const folders = [path.join(project.folders.generated, 'markdown')];
    const work = compressAhead(folders, cache, { quick: true, signal: controller.signal });
    controller.abort(new Error('The build has failed.'));
    await expect(work).rejects.toThrow('The build has failed.');
    expect(readdirSync(cache).length).toBeLessThan(12);
  });
});

describe('compressWhileWritten', () => {
  it('leaves little to do for pages that are printed meanwhile, until it is told to end', async () => {
    const folder = path.join(project.folders.root, '.next/server/pages');
    const printed = new AbortController();
    // The folder is not there yet.
    const work = compressWhileWritten(folder, cache, { quick: true, signal: printed.signal });
    await setTimeout(20);
    project.write({ '.next/server/pages/x/a.html': PAGE });
    await vi.waitFor(() => expect(readdirSync(cache)).toHaveLength(1), 5_000);
    project.write({ '.next/server/pages/x/b.html': `${PAGE} b` });
    await vi.waitFor(() => expect(readdirSync(cache)).toHaveLength(2), 5_000);
    printed.abort();
    await work;
    project.write({ 'out/x/a/index.html': PAGE, 'out/x/b/index.html': `${PAGE} b` });
    const before = readdirSync(cache).sort();
    expect([...(await compressExport(out, cache, true))].sort()).toEqual(before);
  });

  it('compresses nothing after its end', async () => {
    project.write({ '.next/server/pages/a.html': PAGE });
    const folder = path.join(project.folders.root, '.next/server/pages');
    await compressWhileWritten(folder, cache, { quick: true, signal: AbortSignal.abort() });
    expect(readdirSync(cache)).toEqual([]);
  });

  it('leaves no half of a page in the export', async () => {
    const folder = path.join(project.folders.root, '.next/server/pages');
    project.write({ '.next/server/pages/a.html': PAGE.slice(0, -9) });
    const printed = new AbortController();
    const work = compressWhileWritten(folder, cache, { quick: true, signal: printed.signal });
    await vi.waitFor(() => expect(readdirSync(cache)).toHaveLength(1), 5_000);
    printed.abort();
    await work;
    project.write({ 'out/a/index.html': PAGE });
    pruneCompressed(cache, await compressExport(out, cache, true));
    expect(readdirSync(cache)).toHaveLength(1);
    const page = readFileSync(path.join(out, 'a/index.html.br'));
    expect(brotliDecompressSync(page).toString()).toBe(PAGE);
  });
});
