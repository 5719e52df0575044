import type { InstalledPackages, SandboxSource } from './source.ts';

const PEERS = ['react', 'react-dom'];

/** What tests take as installed. */
export const installed: InstalledPackages = Object.fromEntries(
  Object.entries({
    '@emotion/react': { version: '11.14.0', peers: ['react'] },
    '@emotion/styled': { version: '11.14.1', peers: ['react', '@emotion/react'] },
    '@mui/icons-material': { version: '7.3.9', peers: ['@mui/material', 'react'] },
    '@mui/material': { version: '7.3.9', peers: PEERS },
    '@mui/system': { version: '7.3.11', peers: ['react'] },
    '@mui/x-charts': { version: '8.12.0', peers: ['@mui/material', '@mui/system', ...PEERS] },
    '@mui/x-data-grid': { version: '8.12.1', peers: ['@mui/material', '@mui/system', ...PEERS] },
    '@mui/x-data-grid-premium': {
      version: '8.12.1',
      peers: ['@mui/material', '@mui/system', ...PEERS],
    },
    '@mui/x-date-pickers': { version: '8.12.0', peers: ['@mui/material', '@mui/system', ...PEERS] },
    '@mui/x-license': { version: '8.12.0', peers: ['react'] },
    '@types/react': { version: '19.3.0', peers: [] },
    '@types/react-dom': { version: '19.3.0', peers: ['@types/react'] },
    dayjs: { version: '1.11.99', peers: [] },
    react: { version: '19.3.1', peers: [] },
    'react-dom': { version: '19.3.1', peers: ['react'] },
    tailwindcss: { version: '4.3.5', peers: [] },
    typescript: { version: '6.0.3', peers: [] },
  }),
);

const GRID = "import { DataGrid } from '@mui/x-data-grid';\n";

/** The source of a sandbox, with some of its parts replaced. */
export const sandboxSource = (rest: Partial<SandboxSource> = {}): SandboxSource => ({
  title: 'RiverLevels – Styling',
  language: 'TS',
  styling: 'system',
  files: [{ path: 'RiverLevels.tsx', text: GRID }],
  imports: ['@mui/x-data-grid'],
  installed,
  ...rest,
});
