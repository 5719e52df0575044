import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type InputOptions } from 'rolldown';
import { ROOT } from '../paths.ts';
import type { DemoSource } from './read.ts';

const fromRoot = (file: string): string => path.join(ROOT, file);
const quote = (value: unknown): string => JSON.stringify(value);

/** How a thread makes HTML of demos. */
export interface Renderer {
  /** Below the generated ones, of its own. */
  folder: string;
  /** What the bundle is made for. */
  options: Pick<InputOptions, 'platform' | 'external'> & {
    /** Fields of a package's manifest that name its entry, the best first. */
    mainFields?: string[];
    /** Module → the file that it is. */
    alias?: Record<string, string>;
  };
  /** Runs first, and leaves `render(Demo, subject)` behind. What it loads is loaded in this order. */
  prepare: string;
}

/** As a server does: without a document, and with React's server build, which requires Node's own modules. */
export const SERVER: Renderer = {
  folder: 'prerender',
  options: {
    platform: 'node',
    // As in a browser: a `default` of CommonJS is the whole module for files of this project, which are ES modules.
    mainFields: ['module', 'main'],
  },
  prepare: `import { prerender as render } from ${quote(fromRoot('src/site/demo/prerender.tsx'))};`,
};

const JSDOM = fromRoot('node_modules/jsdom/lib/api.js');
const FONTKIT = fromRoot('node_modules/fontkit/dist/module.mjs');
const ROBOTO = fromRoot(
  'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);

/** As a browser does, with sizes that are worked out instead of drawn. */
export const BROWSER: Renderer = {
  folder: 'snapshots',
  options: {
    platform: 'browser',
    // Packages of Node are loaded as they are, wherever the bundle lies.
    alias: { jsdom: JSDOM, fontkit: FONTKIT },
    external: [/^node:/, JSDOM, FONTKIT],
  },
  prepare: `const { openStudio } = await import(${quote(fromRoot('src/site/snapshot/studio.ts'))});
const studio = openStudio(${quote(ROBOTO)});
const { makeIdsStable } = await import(${quote(fromRoot('src/site/snapshot/stableIds.ts'))});
makeIdsStable();
const { snapshotsIn } = await import(${quote(fromRoot('src/site/snapshot/snapshot.tsx'))});
const render = snapshotsIn(studio);`,
};

/**
 * Bundles demos with what renders them into a folder, which is emptied first.
 * @returns the module that renders them, for `runDemos`.
 */
export async function bundleDemos(
  folder: string,
  demos: readonly DemoSource[],
  { options: { mainFields, alias, ...options }, prepare }: Renderer,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // One entry per demo, so that a demo whose modules throw takes no other one with it.
  demos.forEach((demo, i) => {
    const entry = `export { default } from ${quote(demo.variants[0].files[0].path)};\n`;
    writeFileSync(path.join(folder, `demo${i}.ts`), entry);
  });
  writeFileSync(
    path.join(folder, 'run.ts'),
    runnerSource(
      prepare,
      demos.map(({ name, whole = false, sizes, inBothSchemes = false }) => ({
        name,
        whole,
        sizes,
        inBothSchemes,
      })),
    ),
  );
  const bundle = await rolldown({
    ...options,
    cwd: ROOT,
    input: [path.join(folder, 'run.ts'), ...demos.map((_, i) => path.join(folder, `demo${i}.ts`))],
    tsconfig: false,
    transform: {
      target: 'node20',
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    moduleTypes: { '.css': 'empty' },
    resolve: {
      ...(mainFields && { mainFields }),
      modules: ['node_modules', fromRoot('node_modules')],
      alias: {
        ...alias,
        // As `next.config.ts` has it: see there.
        '@mui/x-tree-view/internals': fromRoot('src/site/demo/treeViewInternals.ts'),
      },
    },
    logLevel: 'silent',
  });
  try {
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'shared-[hash].mjs',
    });
  } finally {
    await bundle.close();
  }
  return path.join(folder, 'run.mjs');
}

/** What rendering is told of a demo beside its component. */
type Subject = Pick<DemoSource, 'name' | 'sizes'> & { whole: boolean; inBothSchemes: boolean };

const runnerSource = (prepare: string, demos: readonly Subject[]): string => `
import { parentPort, workerData } from 'node:worker_threads';
import { letOthersGoFirst } from ${quote(fromRoot('src/compiler/demos/threadPriority.ts'))};
import { threadSeconds } from ${quote(fromRoot('src/compiler/demos/threadTime.ts'))};
letOthersGoFirst();
${prepare}
const demos = ${quote(demos)};
const { first, step } = workerData;
parentPort?.postMessage('ready');
for (let i = first; i < demos.length; i += step) {
  let outcome;
  const before = threadSeconds();
  try {
    const { default: Demo } = await import(new URL('./demo' + i + '.mjs', import.meta.url).href);
    outcome = await render(Demo, demos[i]);
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage({ outcome, seconds: threadSeconds() - before });
}
process.exit(0);
`;
