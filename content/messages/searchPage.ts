/** The page of the search, which stands before the search itself has come. */
export const searchPageMessages = {
  title: 'Search',
  needsScript: 'Search needs JavaScript. These pages list everything by name.',
  notLoaded: 'Search cannot be loaded right now. These pages list everything by name.',
  retry: 'Try again',
  byName: 'By name',
  reference: 'reference',
  types: 'types',
} as const;
