/*
 * What the compiler and the site agree on about islands: a placeholder is an element that bears an island's name. A name
 * without a component is a type error (`src/site/islands/registry.ts`), and so is a placeholder with a name not listed here.
 */

/** The attribute of a placeholder. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** Islands that take over a placeholder. */
export const PLACED_ISLANDS = [
  'ads',
  'change-filter',
  'date-library',
  'demo',
  'demo-gallery',
  'demo-tools',
  'page-feedback',
  'page-tools',
  'playground-chooser',
  'reader-version',
  'row-filter',
  'section-feedback',
  'shared-file',
  'since-version',
  'slot-figure',
  'upgrade-assistant',
] as const;

export type PlacedIsland = (typeof PLACED_ISLANDS)[number];

export const isPlacedIsland = (name: string): name is PlacedIsland =>
  PLACED_ISLANDS.some((each) => each === name);

/** Islands that serve elements all over an article, one for all of them, such as the hint of every name. */
export type ServingIsland = 'code-types' | 'name-hint' | 'type-popover';

export type IslandName = PlacedIsland | ServingIsland;

/** Marks an element as the placeholder of an island: `<div {...placeOf('demo')} />`. */
export const placeOf = (name: PlacedIsland): Record<string, string> => ({
  [ISLAND_ATTRIBUTE]: name,
});
