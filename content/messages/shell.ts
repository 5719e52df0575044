/** What stands around every page: header, drawer, settings, foot. */
export const shellMessages = {
  skip: 'Skip to content',
  pages: 'Pages',
  wordmark: ['MUI X', 'manual'],
  search: 'Search',
  repository: 'Repository',
  sourceCode: 'GitHub',
  close: 'Close',
  products: 'Products',
  version: 'Version',
  otherVersions: 'Documentation for other versions',
  otherScheme: 'Switch theme',
  settings: 'Settings',
  resetAll: 'Reset all',
  shortcuts: 'Shortcuts',
  offline: 'Read offline',
  productsAndLicenses: 'Products and licenses',
  licenses: 'Licenses',
  toTop: 'Back to top',
  loading: 'Loading the page',
  noScripts:
    'The interactive parts of this page could not be loaded. Check your connection, then reload the page.',
} as const;
