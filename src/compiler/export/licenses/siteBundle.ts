import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { relativePath, ROOT } from '../../paths.ts';

/** What a browser runs beside the pages: each is a bundle of its own. */
const PROGRAMS = [
  'src/site/editor/frame/main.ts',
  'src/site/editor/frame/tailwind.ts',
  'src/site/editor/types/worker.ts',
  'src/site/search/worker.ts',
  'src/site/readerVersion/worker.ts',
  'src/site/upgrade/worker.ts',
  'src/site/offline/worker/worker.ts',
  'node_modules/next/dist/client/next.js',
];

/** What is shipped without being imported: fonts that a style names. */
const UNIMPORTED = ['@fontsource-variable/roboto', '@fontsource-variable/roboto-mono'].map(
  (name) => `node_modules/${name}/package.json`,
);

/** What the compiler writes without any code of packages, and perhaps later than this runs. */
const WRITTEN_LATER = ['navigation/*', 'revision.ts', 'routes.json'].map(
  (name) => `#generated/${name}`,
);

/** What is bundled apart from the site. */
const BUNDLED_APART = ['demos/*', 'playgrounds/*'].map((name) => `#generated/${name}`);

/** Modules that a browser never runs. */
const OF_NODE = ['async_hooks', 'buffer', 'child_process', 'crypto', 'fs', 'http', 'https'].concat(
  ['module', 'os', 'path', 'stream', 'url', 'util', 'v8', 'vm', 'worker_threads', 'zlib'],
  ['node:*', 'private-next-*', '@opentelemetry/api'],
);

/** Files that are no code. */
const NO_CODE = Object.fromEntries(
  ['.css', '.woff2', '.wasm', '.svg', '.png'].map((suffix) => [suffix, 'empty' as const]),
);

/** Those of a bundle's files of which anything is left after what is unused has been removed. */
export const usedFiles = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );

/**
 * The files of which the site's scripts are made. Next's bundler does not say what it has bundled; esbuild does, from the
 * same entries and for the same browser.
 * @param bundled files of demos and playgrounds, and of what they import, absolute.
 * @returns paths from the project's root.
 */
export async function siteFiles(bundled: ReadonlySet<string>): Promise<string[]> {
  const pages = readdirSync(path.join(ROOT, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join('src/pages', name));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...pages, ...PROGRAMS, 'src/site/demo/loadBundled.ts'],
    outdir: 'nowhere',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['browser'],
    mainFields: ['browser', 'module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: NO_CODE,
    external: [...OF_NODE, ...WRITTEN_LATER, ...BUNDLED_APART],
    logLevel: 'silent',
  });
  return [
    ...usedFiles(metafile),
    ...[...bundled].filter(path.isAbsolute).map((file) => relativePath(ROOT, file)),
    ...UNIMPORTED.filter((file) => existsSync(path.join(ROOT, file))),
  ];
}
