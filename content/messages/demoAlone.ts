/** The page that shows one demo alone. */
export const demoAloneMessages = {
  title: 'Demo',
  needsScript: 'This page needs JavaScript.',
  notLoaded: 'The demo could not be loaded. Reload the page to try again.',
} as const;
