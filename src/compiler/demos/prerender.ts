import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Problem } from '#core/errors.ts';
import type { Cache } from '../cache.ts';
import { relativePath, ROOT, type Folders } from '../paths.ts';
import type { DemoFile, DemoSource } from './read.ts';

/** A demo rendered at build, or why it could not be. */
type Outcome = { html: string; css: Record<string, string> } | { error: string };

export interface Preview {
  /** Empty when what a server renders of the demo tells a reader nothing (a grid's rows are measured in the browser). */
  html: string;
  css: Record<string, string>;
}

/** All sources of a demo, as a cache key. */
const inputsOf = (demo: DemoSource): string[] => [
  demo.id,
  ...demo.variants[0].files.map(({ source }) => source),
];

/**
 * Renders demos to HTML in a process of their own: a demo that throws, hangs or leaves the process in disorder does not
 * touch the compiler. Only demos whose sources changed are rendered.
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
  outcomes.forEach((outcome, i) => {
    const demo = changed[i];
    if (demo === undefined) return;
    if ('error' in outcome) {
      problems.push({
        file: fileOf(demo.variants[0].files[0]),
        message: `The demo throws when a server renders it: ${outcome.error}`,
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

const TIMEOUT_MS = 120_000;

/** One outcome per demo, up to the first that ends or holds up the process; the next run takes those after it. */
async function render(folders: Folders, demos: readonly DemoSource[]): Promise<Outcome[]> {
  const folder = path.join(folders.generated, 'prerender');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder, demos);
  const results = path.join(folder, 'results.json');
  const ended = await promisify(execFile)(
    process.execPath,
    [path.join(folder, 'run.mjs'), results],
    {
      timeout: TIMEOUT_MS,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  ).then(() => 'it ends the process', reasonOf);
  const outcomes = existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Outcome)
    : [];
  return outcomes.length === demos.length ? outcomes : [...outcomes, { error: ended }];
}

/** Why the process that renders ended before its last demo. */
function reasonOf(error: Error & { killed?: boolean; stderr?: string }): string {
  if (error.killed) return `it takes longer than ${TIMEOUT_MS / 1000} seconds`;
  return /^\w*Error: .*$/m.exec(error.stderr ?? '')?.[0] ?? error.message;
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
import { appendFileSync } from 'node:fs';
import { prerender } from ${JSON.stringify(path.join(ROOT, 'src/site/demo/prerender.tsx'))};
for (const [i, name] of ${JSON.stringify(names)}.entries()) {
  let outcome;
  try {
    const { default: Demo } = await import(new URL('./demo' + i + '.mjs', import.meta.url).href);
    outcome = prerender(Demo, name);
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  // After each: the next one may end the process.
  appendFileSync(process.argv[2] ?? '', JSON.stringify(outcome) + '\\n');
}
process.exit(0);
`;
