/* What changes with the page stands in these elements of the static shell (`ShellUpdates.tsx`). */

/** Holds the product's tree. */
export const TREE_ID = 'shell-tree';
/** The list of links to older versions. */
export const VERSIONS_ID = 'shell-version-links';
