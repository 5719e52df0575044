import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../paths.ts';
import { keyOfImport, type MeasuredImport } from './imports.ts';

const compress = promisify(brotliCompress);

/** What an application has anyway. */
const REACT = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/**
 * What imports add to an application: each alone, with everything that it loads except for React, styles included, minified,
 * in bytes after brotli.
 * @throws what the bundler says.
 */
export async function measureImports(
  imports: readonly MeasuredImport[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const { outputFiles } = await build({
    entryPoints: imports.map((_, number) => ({ in: `import:${number}`, out: String(number) })),
    bundle: true,
    minify: true,
    write: false,
    outdir: ROOT,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: REACT,
    // As for the site's own bundles: the file says why.
    alias: {
      '@mui/x-tree-view/internals': path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
    },
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entriesOf(imports)],
  });
  await Promise.all(
    outputFiles.map(async (file) => {
      const measured = imports[Number(/(\d+)\.(?:js|css)$/.exec(file.path)?.[1])];
      if (measured === undefined) throw new Error(`${file.path} is the bundle of no import.`);
      const { length } = await compress(file.contents);
      const key = keyOfImport(measured);
      sizes.set(key, (sizes.get(key) ?? 0) + length);
    }),
  );
  return sizes;
}

/** A module for each import, which does nothing else. */
const entriesOf = (imports: readonly MeasuredImport[]): Plugin => ({
  name: 'imports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^import:/ }, (asked) => ({ path: asked.path, namespace: 'imports' }));
    onLoad({ filter: /^import:/, namespace: 'imports' }, (asked) => {
      const { name = '', from = '' } = imports[Number(asked.path.replace('import:', ''))] ?? {};
      return { contents: `export { ${name} } from '${from}';`, resolveDir: ROOT };
    });
  },
});
