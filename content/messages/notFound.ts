/** The page for an address that has no page. */
export const notFoundMessages = {
  title: 'Page not found',
  lead: 'There is no page at this address.',
  near: 'Did you mean',
  elsewhere: 'Where to go next',
} as const;
