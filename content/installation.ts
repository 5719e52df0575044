import type { Installation } from '#core/installation.ts';

const people = [
  'const rows = [',
  "  { id: 1, name: 'Ada Okafor', team: 'Support' },",
  "  { id: 2, name: 'Jonas Lind', team: 'Sales' },",
  '];',
  '',
];

const grid = (component: string, prop?: string): string[] => [
  "<div style={{ height: 300, width: '100%' }}>",
  ...(prop === undefined
    ? [`  <${component} aria-label="Staff" rows={rows} columns={columns} />`]
    : [
        `  <${component}`,
        '    aria-label="Staff"',
        '    rows={rows}',
        '    columns={columns}',
        `    ${prop}`,
        '  />',
      ]),
  '</div>',
];

const columns = [
  'const columns: GridColDef[] = [',
  "  { field: 'name', headerName: 'Name', width: 180 },",
  "  { field: 'team', headerName: 'Team', width: 140 },",
  '];',
];

const folders = [
  'const items = [',
  "  { id: 'reports', label: 'Reports', children: [{ id: 'may', label: 'May' }] },",
  "  { id: 'invoices', label: 'Invoices' },",
  '];',
];

/** What the installation page offers, with the smallest example of each product and plan. */
export const installation: Installation = {
  base: ['@mui/material', '@emotion/react', '@emotion/styled'],
  products: [
    {
      label: 'Data Grid',
      value: 'data-grid',
      dates: false,
      plans: {
        community: {
          package: '@mui/x-data-grid',
          imports: ["import { DataGrid, type GridColDef } from '@mui/x-data-grid';"],
          data: [...people, ...columns],
          element: grid('DataGrid'),
        },
        pro: {
          package: '@mui/x-data-grid-pro',
          imports: ["import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';"],
          data: [...people, ...columns],
          element: grid('DataGridPro', "initialState={{ pinnedColumns: { left: ['name'] } }}"),
        },
        premium: {
          package: '@mui/x-data-grid-premium',
          imports: ["import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';"],
          data: [...people, ...columns],
          element: grid('DataGridPremium', "initialState={{ rowGrouping: { model: ['team'] } }}"),
        },
      },
    },
    {
      label: 'Date and Time Pickers',
      value: 'date-pickers',
      dates: true,
      plans: {
        community: {
          package: '@mui/x-date-pickers',
          imports: ["import { DatePicker } from '@mui/x-date-pickers/DatePicker';"],
          data: [],
          element: ['<DatePicker label="Delivery" />'],
        },
        pro: {
          package: '@mui/x-date-pickers-pro',
          imports: ["import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';"],
          data: [],
          element: ["<DateRangePicker localeText={{ start: 'Arrival', end: 'Departure' }} />"],
        },
      },
    },
    {
      label: 'Charts',
      value: 'charts',
      dates: false,
      plans: {
        community: {
          package: '@mui/x-charts',
          imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
          data: [],
          element: [
            '<BarChart',
            "  xAxis={[{ data: ['April', 'May', 'June'] }]}",
            "  series={[{ data: [120, 184, 156], label: 'Orders' }]}",
            '  height={300}',
            '/>',
          ],
        },
        pro: {
          package: '@mui/x-charts-pro',
          imports: ["import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';"],
          data: [],
          element: [
            '<BarChartPro',
            "  xAxis={[{ data: ['April', 'May', 'June'], zoom: true }]}",
            "  series={[{ data: [120, 184, 156], label: 'Orders' }]}",
            '  height={300}',
            '/>',
          ],
        },
      },
    },
    {
      label: 'Tree View',
      value: 'tree-view',
      dates: false,
      plans: {
        community: {
          package: '@mui/x-tree-view',
          imports: ["import { RichTreeView } from '@mui/x-tree-view/RichTreeView';"],
          data: folders,
          element: ['<RichTreeView aria-label="Folders" items={items} />'],
        },
        pro: {
          package: '@mui/x-tree-view-pro',
          imports: ["import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';"],
          data: folders,
          element: ['<RichTreeViewPro aria-label="Folders" items={items} itemsReordering />'],
        },
      },
    },
  ],
  dateLibraries: [
    { label: 'Day.js', value: 'dayjs', adapter: 'AdapterDayjs' },
    { label: 'date-fns', value: 'date-fns', adapter: 'AdapterDateFns' },
    { label: 'Luxon', value: 'luxon', adapter: 'AdapterLuxon' },
    { label: 'Moment', value: 'moment', adapter: 'AdapterMoment' },
  ],
};
