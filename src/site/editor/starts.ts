import type { EditorProduct } from '#core/editor/hash.ts';

/*
 * What an empty playground starts with. Legal in both languages: no types are written.
 */

const GRID = `import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, island: 'Runde', area: 6.2, people: 83 },
  { id: 2, island: 'Sula', area: 58.7, people: 9530 },
  { id: 3, island: 'Godøy', area: 10.8, people: 1100 },
];

const columns = [
  { field: 'island', headerName: 'Island', flex: 1 },
  { field: 'area', headerName: 'Area (km²)', flex: 1 },
  { field: 'people', headerName: 'People', flex: 1 },
];

export default function Islands() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Islands" />
    </Box>
  );
}
`;

const PICKER = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function Departure() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Departure" defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
}
`;

const CHART = `import { BarChart } from '@mui/x-charts/BarChart';

export default function Rainfall() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['January', 'February', 'March', 'April'] }]}
      series={[{ data: [74, 58, 66, 41], label: 'Rain (mm)' }]}
    />
  );
}
`;

const TREE = `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'workshop',
    label: 'Workshop',
    children: [
      { id: 'saws', label: 'Saws' },
      { id: 'planes', label: 'Planes' },
    ],
  },
  { id: 'store', label: 'Store' },
];

export default function Rooms() {
  return (
    <RichTreeView
      items={items}
      defaultExpandedItems={['workshop']}
      aria-label="Rooms"
    />
  );
}
`;

export const STARTS: Record<EditorProduct, string> = {
  'x-data-grid': GRID,
  'x-date-pickers': PICKER,
  'x-charts': CHART,
  'x-tree-view': TREE,
};
