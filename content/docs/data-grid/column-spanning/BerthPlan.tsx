import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Berth {
  id: string;
  depth: string;
  [hour: string]: string | undefined;
}

const hours = ['08', '10', '12', '14', '16'];

const rows: Berth[] = [
  {
    id: 'North 1',
    depth: '14.5 m',
    '08': 'Nordlys',
    '10': 'Nordlys',
    '14': 'Levante',
    '16': 'Levante',
  },
  {
    id: 'North 2',
    depth: '14.5 m',
    '10': 'Alma Star',
    '12': 'Alma Star',
    '14': 'Alma Star',
  },
  {
    id: 'South 1',
    depth: '9 m',
    '08': 'Caledonia',
    '12': 'Nordlys',
    '14': 'Alma Star',
  },
];

/** How many columns from `hour` on have the same vessel. */
function countHours(row: Berth, hour: string) {
  const start = hours.indexOf(hour);
  const rest = hours.slice(start);
  const end = rest.findIndex((each) => row[each] !== row[hour]);
  return row[hour] ? (end === -1 ? rest.length : end) : 1;
}

const columns: GridColDef<Berth>[] = [
  { field: 'id', headerName: 'Berth', width: 90, hideable: false },
  ...hours.map((hour): GridColDef<Berth> => ({
    field: hour,
    headerName: `${hour}:00`,
    width: 92,
    sortable: false,
    hideable: false,
    colSpan: (_value, row) => countHours(row, hour),
    cellClassName: ({ value }) => (value ? 'occupied' : ''),
  })),
  {
    field: 'depth',
    headerName: 'Depth',
    width: 84,
    sortable: false,
    hideable: false,
  },
];

export default function BerthPlan() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Vessels at the berths, by hour"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnFilter
        sx={{
          '& .occupied': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            border: 1,
            borderColor: 'background.paper',
          },
        }}
      />
    </div>
  );
}
