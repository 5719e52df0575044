/** What stands around every page: header, drawer, settings, foot. */
export const shellMessages = {
  skip: 'Skip to content',
  pages: 'Pages',
  wordmark: ['MUI X', 'manual'],
  search: 'Search',
  repository: 'Repository',
  close: 'Close',
  products: 'Products',
  version: 'Version',
  otherVersions: 'Documentation for other versions',
  settings: 'Settings',
  resetAll: 'Reset all',
  offline: 'Read offline',
  productsAndLicenses: 'Products and licenses',
  licenses: 'Licenses',
  toTop: 'Back to top',
  loading: 'Loading the page',
} as const;
