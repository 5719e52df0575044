/*
 * `@mui/x-tree-view-pro` 8.10.1 imports one name that the version of `@mui/x-tree-view` it pins has, but leaves out of
 * its index: bundlers refuse the module. `next.config.ts` puts this in the index's place. Remove it with the next
 * version of the package.
 */
export * from '../../../node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/esm/internals/index.js';
export { selectorExpandedItems } from '../../../node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view/esm/internals/plugins/useTreeViewExpansion/useTreeViewExpansion.selectors.js';
