/** The page that shows one demo alone. */
export const demoAloneMessages = {
  title: 'Demo',
  needsScript: 'This page needs JavaScript.',
  notLoaded: 'The demo could not be loaded. Reload the page to try again.',
  noDemo: 'This address does not name a demo. Open one with the tools of a demo.',
  noPage: (route: string) => `There is no page ${route}.`,
  notOnPage: (name: string, route: string) => `There is no demo ${name} on ${route}.`,
  narrow: (name: string, width: number) => `${name}, ${width} px wide`,
} as const;
