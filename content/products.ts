import type { Product } from '#core/navigation/products.ts';

/** The version that the whole site documents; some packages are installed at a later patch. */
export const DOCUMENTED_VERSION = '8.12.0';

/** The library's name, as it stands in titles. */
export const LIBRARY_NAME = 'MUI X';

const rooted = (versions: number[], path: string) =>
  versions.map((major) => ({ major, url: `https://v${major}.mui.com${path}` }));

/**
 * One record per product, and nowhere else: what its folder and routes are, which packages it documents, and where its
 * older versions live. The first record is the generic product: whatever no other one claims.
 */
export const products: Product[] = [
  {
    id: 'x',
    name: 'Introduction',
    title: LIBRARY_NAME,
    folder: '',
    route: '/x/introduction/',
    routes: ['/x/'],
    packages: [],
    olderVersions: rooted([7, 6, 5], '/x/introduction/'),
  },
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    title: 'React Data Grid',
    folder: 'data-grid',
    route: '/x/react-data-grid/',
    routes: ['/x/react-data-grid/', '/x/api/data-grid/'],
    packages: [
      { name: '@mui/x-data-grid', plan: 'community' },
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
    olderVersions: [
      ...rooted([7, 6, 5], '/x/react-data-grid/'),
      { major: 4, url: 'https://v4.mui.com/components/data-grid/' },
    ],
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    title: 'React Date and Time Pickers',
    folder: 'date-pickers',
    route: '/x/react-date-pickers/',
    routes: ['/x/react-date-pickers/', '/x/api/date-pickers/'],
    packages: [
      { name: '@mui/x-date-pickers', plan: 'community' },
      { name: '@mui/x-date-pickers-pro', plan: 'pro' },
    ],
    olderVersions: rooted([7, 6, 5], '/x/react-date-pickers/'),
  },
  {
    id: 'x-charts',
    name: 'Charts',
    title: 'React Charts',
    folder: 'charts',
    route: '/x/react-charts/',
    routes: ['/x/react-charts/', '/x/api/charts/'],
    packages: [
      { name: '@mui/x-charts', plan: 'community' },
      { name: '@mui/x-charts-pro', plan: 'pro' },
    ],
    olderVersions: rooted([7, 6], '/x/react-charts/'),
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    title: 'React Tree View',
    folder: 'tree-view',
    route: '/x/react-tree-view/',
    routes: ['/x/react-tree-view/', '/x/api/tree-view/'],
    packages: [
      { name: '@mui/x-tree-view', plan: 'community' },
      { name: '@mui/x-tree-view-pro', plan: 'pro' },
    ],
    olderVersions: rooted([7, 6], '/x/react-tree-view/'),
  },
];
