/** The menu of a demo's tools, which few readers open. */
export const loadDemoMenu = (): Promise<typeof import('./DemoMenu.tsx')> =>
  import('./DemoMenu.tsx');
