import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { importClosure } from './importClosure.ts';
import { ROOT } from './paths.ts';

/** The files of this project that a bundler finds from a module: another reader of the same imports. */
async function bundledFrom(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: path.join(ROOT, '.generated/closure'),
    splitting: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

describe('importClosure', () => {
  it.each([
    'src/compiler/build/build.ts',
    'src/compiler/extract/readChild.ts',
    'src/site/demo/prerender.tsx',
    'src/site/editor/frame/main.ts',
  ])('names every file that a bundler finds from %s', async (entry) => {
    const found = importClosure([path.join(ROOT, entry)]).map((file) => path.relative(ROOT, file));
    const bundled = await bundledFrom(entry);
    expect(bundled.length).toBeGreaterThan(5);
    expect(bundled.filter((file) => !found.includes(file))).toEqual([]);
  });

  it('follows tables of the content, and leaves types alone out', () => {
    const closure = importClosure([path.join(ROOT, 'src/compiler/reference/pages.ts')]).map(
      (file) => path.relative(ROOT, file),
    );
    expect(closure).toContain('content/memberGroups.ts');
    expect(closure).toContain('src/compiler/reference/componentPage.ts');
    expect(closure).not.toContain('src/compiler/reference/printedReference.ts');
    expect(closure).not.toContain('content/synonyms.ts');
  });
});
