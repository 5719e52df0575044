// Runs the compiler: `node scripts/compiler.mjs build`. It is TypeScript in hundreds of modules, which a loader takes seconds
// to read one by one. esbuild makes a program of them in a quarter of a second; packages stay packages.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.generated/compiler');
rmSync(folder, { recursive: true, force: true });

// esbuild ends with it: the program's own one starts in the program's environment.
buildSync({
  absWorkingDir: root,
  entryPoints: ['src/compiler/cli.ts', 'src/compiler/extract/readChild.ts'],
  entryNames: '[name]',
  // Where modules look for the project's root: two folders above themselves, as in `src/compiler`.
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
