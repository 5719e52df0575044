/*
 * What the compiler and the site agree on about islands: a placeholder is an element that bears an island's name. A name
 * without a component is a type error (`src/site/islands/registry.ts`), and so is a placeholder with a name not listed here.
 */

/** The attribute of a placeholder. */
export const ISLAND_ATTRIBUTE = 'data-island';

export type IslandName =
  'ads' | 'demo' | 'demo-tools' | 'page-feedback' | 'page-tools' | 'section-feedback';

/** Marks an element as the placeholder of an island: `<div {...placeOf('demo')} />`. */
export const placeOf = (name: IslandName): Record<string, string> => ({ [ISLAND_ATTRIBUTE]: name });
