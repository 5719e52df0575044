/** The menu of a page's tools, which few readers open. */
export const loadPageMenu = (): Promise<typeof import('./PageMenu.tsx')> =>
  import('./PageMenu.tsx');
