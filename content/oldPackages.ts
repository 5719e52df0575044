/** An old version of a library, installed under names of its own so that its code can be type-checked. */
export interface OldPackages {
  /** Of the first folder; the others may be another patch of the same minor. */
  version: string;
  /** Package as readers import it → folder in `node_modules`. */
  folders: Readonly<Record<string, string>>;
}

/** What migration pages show as before (docs/writing.md, "Changes between versions"), by the name a fence gives it. */
export const oldPackages: Readonly<Record<string, OldPackages>> = {
  'x-tree-view 7': { version: '7.29.10', folders: { '@mui/x-tree-view': 'mui-x-tree-view-7' } },
  'x-tree-view 6': { version: '6.17.0', folders: { '@mui/x-tree-view': 'mui-x-tree-view-6' } },
  'lab 5': { version: '5.0.0-alpha.120', folders: { '@mui/lab': 'mui-lab-5' } },
  'x-data-grid 7': {
    version: '7.29.12',
    folders: {
      '@mui/x-data-grid': 'mui-x-data-grid-premium-7/node_modules/@mui/x-data-grid',
      '@mui/x-data-grid-pro': 'mui-x-data-grid-premium-7/node_modules/@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium': 'mui-x-data-grid-premium-7',
      '@mui/x-license': 'mui-x-data-grid-premium-7/node_modules/@mui/x-license',
    },
  },
  'x-data-grid 6': {
    version: '6.20.4',
    folders: {
      '@mui/x-data-grid': 'mui-x-data-grid-premium-6/node_modules/@mui/x-data-grid',
      '@mui/x-data-grid-pro': 'mui-x-data-grid-premium-6/node_modules/@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium': 'mui-x-data-grid-premium-6',
    },
  },
  'x-data-grid 5': {
    version: '5.17.26',
    folders: {
      '@mui/x-data-grid': 'mui-x-data-grid-premium-5/node_modules/@mui/x-data-grid',
      '@mui/x-data-grid-pro': 'mui-x-data-grid-premium-5/node_modules/@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium': 'mui-x-data-grid-premium-5',
    },
  },
  'x-data-grid 4': { version: '4.0.2', folders: { '@mui/x-data-grid': 'mui-x-data-grid-4' } },
  'x-date-pickers 7': {
    version: '7.29.4',
    folders: {
      '@mui/x-date-pickers-pro': 'mui-x-date-pickers-pro-7',
      '@mui/x-date-pickers': 'mui-x-date-pickers-pro-7/node_modules/@mui/x-date-pickers',
    },
  },
  'x-date-pickers 6': {
    version: '6.20.2',
    folders: {
      '@mui/x-date-pickers-pro': 'mui-x-date-pickers-pro-6',
      '@mui/x-date-pickers': 'mui-x-date-pickers-pro-6/node_modules/@mui/x-date-pickers',
    },
  },
  'x-date-pickers 5': {
    version: '5.0.20',
    folders: {
      '@mui/x-date-pickers-pro': 'mui-x-date-pickers-pro-5',
      '@mui/x-date-pickers': 'mui-x-date-pickers-pro-5/node_modules/@mui/x-date-pickers',
    },
  },
  'x-charts 7': {
    version: '7.29.1',
    folders: {
      '@mui/x-charts-pro': 'mui-x-charts-pro-7',
      '@mui/x-charts': 'mui-x-charts-pro-7/node_modules/@mui/x-charts',
    },
  },
  'x-charts 6': { version: '6.19.8', folders: { '@mui/x-charts': 'mui-x-charts-6' } },
};
