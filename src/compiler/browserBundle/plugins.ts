import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { SHARED_PACKAGES, SHARED_VARIABLE } from '#core/browserBundle/sharedPackages.ts';
import { DocsError } from '#core/errors.ts';
import { ROOT, relativePath } from '../paths.ts';

const names: readonly string[] = SHARED_PACKAGES;

/** Marks modules that no file has. */
const VIRTUAL = '\0shared:';

/**
 * Takes React from the site, which has put it into a global variable.
 * @throws DocsError for a part of React that the site does not share: the bundle would have a copy of its own.
 */
export const sharePackages: Plugin = {
  name: 'share-packages',
  resolveId: {
    filter: { id: /^react(?:-dom)?(?:\/|$)/ },
    handler(id, importer) {
      if (names.includes(id)) return `${VIRTUAL}${id}`;
      throw new DocsError(
        `${importer ?? 'A demo'} imports "${id}", which the site does not share with demos.`,
        'Add it to `SHARED_PACKAGES` in `src/core/browserBundle/sharedPackages.ts`, and to `src/site/demo/loadBundled.ts`.',
      );
    },
  },
  load: {
    filter: { id: /^\0shared:/ },
    handler: (id) => ({
      code: `module.exports = globalThis.${SHARED_VARIABLE}[${JSON.stringify(id.slice(VIRTUAL.length))}];`,
      moduleType: 'js',
    }),
  },
};

/** The one style that a documented package imports: by its own comment, it only shows that importing styles works. */
const PLACEHOLDER = /^\/\* Placeholder file to ensure CSS imports are working \*\//;

/**
 * Leaves styles out: the compiler puts those of demos into their pages.
 * @throws DocsError for a package's style, which would be missing.
 */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  load: {
    filter: { id: /\.css$/ },
    handler(id) {
      const isOfPackage = /[\\/]node_modules[\\/]/.test(id);
      if (isOfPackage && !PLACEHOLDER.test(readFileSync(id, 'utf8'))) {
        throw new DocsError(
          `${relativePath(ROOT, id)} is a style that a package imports, and its components would be drawn without it.`,
          'Let `src/compiler/browserBundle/plugins.ts` bring it to the pages that need it.',
        );
      }
      return { code: '', moduleType: 'js' };
    },
  },
};
