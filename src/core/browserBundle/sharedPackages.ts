/*
 * Demos are bundled apart from the site, and draw with its copy of React: with a copy of their own, hooks and context would
 * not work in the site's tree. The site puts the packages into a global variable, and the bundle takes them from there.
 */

/** Packages, and entries of packages, that demos share with the site. */
export const SHARED_PACKAGES = ['react', 'react-dom', 'react/jsx-runtime'] as const;

export type SharedPackages = Record<(typeof SHARED_PACKAGES)[number], unknown>;

/** The global variable's name. */
export const SHARED_VARIABLE = 'docsSharedPackages';
