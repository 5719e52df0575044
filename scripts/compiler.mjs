// Runs the compiler: `node scripts/compiler.mjs build`. Its modules are bundled first: with a loader of TypeScript, it takes three
// times as long to start (docs/decisions/0047-first-start.md).
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { PROGRAM } from './program.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.generated/compiler');
rmSync(folder, { recursive: true, force: true });

// Synchronous, so that this esbuild ends: the one that the compiler starts gets what it sets in its environment.
buildSync({
  ...PROGRAM,
  absWorkingDir: root,
  entryPoints: ['src/compiler/cli.ts', 'src/compiler/extract/readChild.ts'],
  entryNames: '[name]',
  // Where modules look for the project's root: two folders above themselves, as in `src/compiler`.
  outdir: folder,
  logLevel: 'warning',
});

await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
