import type { BreakingChange, Changes, UpgradeGuide } from './change.ts';

/* Small guides for tests. */

const guide = (from: number): UpgradeGuide => ({
  id: `migration-data-grid-v${from}`,
  title: `Data Grid: from v${from} to v${from + 1}`,
  product: 'x-data-grid',
  from,
  to: from + 1,
  install: [`@mui/x-data-grid@^${from + 1}.0.0`],
  commands: [`npx @mui/x-codemod@8 v${from + 1}.0.0/data-grid/preset-safe src`],
});

const change = (
  from: number,
  rest: Pick<BreakingChange, 'title' | 'kind' | 'names'> & Partial<BreakingChange>,
): BreakingChange => ({
  id: `migration-data-grid-v${from}#${rest.title.toLowerCase().replaceAll(' ', '-')}`,
  product: 'x-data-grid',
  from,
  to: from + 1,
  plan: 'community',
  renames: [],
  codemods: [],
  ...rest,
});

export const fixtureChanges: Changes = {
  guides: [
    guide(7),
    guide(6),
    {
      id: 'migration-pickers-lab',
      title: 'Date and Time Pickers: from the Lab to MUI X',
      product: 'x-date-pickers',
      from: 4,
      to: 5,
      install: ['@mui/x-date-pickers@^5.0.20'],
      commands: ['npx @mui/codemod@latest v5.0.0/date-pickers-moved-to-x src'],
    },
  ],
  changes: [
    change(6, {
      title: 'Slots',
      kind: 'renamed',
      names: ['components='],
      renames: [['components', 'slots']],
      symptom: 'The grid ignores `components` and shows its own parts.',
    }),
    change(6, { title: 'Buffers', kind: 'removed', names: ['rowBuffer='] }),
    change(7, { title: 'Behavior', kind: 'behavior', names: ['DataGrid*'] }),
    change(7, {
      title: 'Toolbar',
      kind: 'default',
      names: ['GridToolbar', 'slots.toolbar', 'slots='],
    }),
    change(7, { title: 'Hidden', kind: 'removed', names: ['hide:'] }),
    change(7, { title: 'Classes', kind: 'style', names: ['MuiDataGrid-pinned*'] }),
    change(7, { title: 'Panels', kind: 'signature', names: ['setPanels'], plan: 'pro' }),
    {
      ...change(4, { title: 'Moved', kind: 'moved', names: ['@mui/lab'] }),
      id: 'migration-pickers-lab#moved',
      product: 'x-date-pickers',
    },
  ],
  published: {
    'x-data-grid': ['6.0.0', '6.20.4', '7.0.0', '7.29.12', '8.0.0', '8.12.1'],
    'x-date-pickers': ['5.0.0', '5.0.20'],
    'x-charts': [],
    'x-tree-view': [],
  },
};
