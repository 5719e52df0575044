import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Problem } from '#core/errors.ts';
import type { Cache } from '../cache.ts';
import { relativePath, ROOT, type Folders } from '../paths.ts';
import type { DemoFile, DemoSource } from './read.ts';
import { runDemos, type Outcome, type Preview } from './runDemos.ts';

/** All sources of a demo, as a cache key. */
const inputsOf = (demo: DemoSource): string[] => [
  demo.id,
  ...demo.variants[0].files.map(({ source }) => source),
];

/**
 * Renders demos to HTML in a thread of their own: a demo that throws, hangs or ends its process does not touch the
 * compiler, nor the demos beside it. Only demos whose sources changed are rendered.
 * @returns demo id → preview; a demo that throws is a problem.
 */
export async function prerenderDemos(
  folders: Folders,
  demos: readonly DemoSource[],
  cache: Cache,
  problems: Problem[],
): Promise<Map<string, Preview>> {
  const fileOf = ({ path: file }: DemoFile) => relativePath(folders.root, file);
  // A file that misses an import or does not parse would stop the bundler for all; its own problem says enough.
  const broken = new Set(problems.map(({ file }) => file));
  const sound = demos.filter(({ variants }) =>
    variants[0].files.every((file) => !broken.has(fileOf(file))),
  );
  const changed = sound.filter((demo) => cache.read<Preview>(inputsOf(demo)) === undefined);
  const outcomes = changed.length === 0 ? [] : await render(folders, changed);
  changed.forEach((demo, i) => {
    const outcome = outcomes[i];
    if (outcome === undefined) return;
    if ('error' in outcome) {
      problems.push({
        file: fileOf(demo.variants[0].files[0]),
        message: `The demo fails when a server renders it: ${outcome.error}`,
        remedy:
          'A reader’s server would throw too: touch window, document and storage in effects only.',
      });
    } else {
      const useful = isUseful(outcome.html);
      cache.write(inputsOf(demo), useful ? outcome : { html: '', css: {} });
    }
  });
  const entries = demos.flatMap((demo) => {
    const preview = cache.read<Preview>(inputsOf(demo));
    return preview === undefined ? [] : [[demo.id, preview] as const];
  });
  return new Map(entries);
}

/** Whether a reader without script learns something: some text, and no grid without cells. */
function isUseful(html: string): boolean {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const emptyGrid = html.includes('role="grid"') && !html.includes('role="gridcell"');
  return text.length >= 12 && !emptyGrid;
}

/** Renders what is on disk now. @returns one outcome per demo, in order. */
async function render(folders: Folders, demos: readonly DemoSource[]): Promise<Outcome[]> {
  const folder = path.join(folders.generated, 'prerender');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder, demos);
  return runDemos(path.join(folder, 'run.mjs'), demos.length);
}

/** One entry per demo, so that a demo whose modules throw takes no other one with it. */
async function bundle(folder: string, demos: readonly DemoSource[]): Promise<void> {
  const quote = (file: string) => JSON.stringify(file);
  demos.forEach((demo, i) => {
    const entry = `export { default } from ${quote(demo.variants[0].files[0].path)};\n`;
    writeFileSync(path.join(folder, `demo${i}.ts`), entry);
  });
  writeFileSync(path.join(folder, 'run.ts'), runnerSource(demos.map(({ name }) => name)));
  await build({
    entryPoints: [
      path.join(folder, 'run.ts'),
      ...demos.map((_, i) => path.join(folder, `demo${i}.ts`)),
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // React's server build requires Node's own modules, which ESM output would refuse.
    banner: {
      js: 'import { createRequire as $r } from "node:module"; const require = $r(import.meta.url);',
    },
    nodePaths: [path.join(ROOT, 'node_modules')],
    // As `next.config.ts` has it: see there.
    alias: {
      '@mui/x-tree-view/internals': path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
    },
    logLevel: 'silent',
  });
}

const runnerSource = (names: readonly string[]) => `
import { parentPort, workerData } from 'node:worker_threads';
import { prerender } from ${JSON.stringify(path.join(ROOT, 'src/site/demo/prerender.tsx'))};
const names = ${JSON.stringify(names)};
parentPort?.postMessage('ready');
for (let i = workerData; i < names.length; i += 1) {
  let outcome;
  try {
    const { default: Demo } = await import(new URL('./demo' + i + '.mjs', import.meta.url).href);
    outcome = prerender(Demo, names[i] ?? '');
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(outcome);
}
process.exit(0);
`;
