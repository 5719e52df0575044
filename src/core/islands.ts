/*
 * What the compiler and the site agree on about islands: a placeholder is an element that bears an island's name. A name
 * without a component is a type error (`src/site/islands/registry.ts`), and so is a placeholder with a name not listed here.
 */

/** The attribute of a placeholder. */
export const ISLAND_ATTRIBUTE = 'data-island';

export type IslandName = 'demo' | 'demo-tools' | 'page-feedback' | 'section-feedback';

/** The attribute as it is printed into static HTML. */
export const printIsland = (name: IslandName): string => `${ISLAND_ATTRIBUTE}="${name}"`;
