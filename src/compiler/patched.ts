import path from 'node:path';
import type { Plugin } from 'esbuild';
import { ROOT } from './paths.ts';

/** The one module of a published package that does not bundle as it is; `next.config.ts` has the same: see there. */
export const PATCHED = {
  specifier: '@mui/x-tree-view/internals',
  importer: 'x-tree-view-pro/esm',
  file: path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
};

/** Puts the mended module in the place of the published one, for bundles that take packages from `node_modules`. */
export const patchPackages: Plugin = {
  name: 'patch-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@mui\/x-tree-view\/internals$/ }, ({ importer }) =>
      importer.includes(PATCHED.importer) ? { path: PATCHED.file } : undefined,
    );
  },
};
