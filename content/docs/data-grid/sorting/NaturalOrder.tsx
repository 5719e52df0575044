import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const collator = new Intl.Collator(undefined, { numeric: true });

const columns: GridColDef[] = [
  {
    field: 'berth',
    headerName: 'Berth (natural)',
    flex: 1,
    minWidth: 150,
    sortComparator: collator.compare,
  },
  {
    field: 'berthText',
    headerName: 'Berth (default)',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => row.berth,
  },
];

const rows = [
  { id: 1, berth: 'Pier 10' },
  { id: 2, berth: 'Pier 2' },
  { id: 3, berth: 'Pier 1' },
  { id: 4, berth: 'Pier 21' },
];

export default function NaturalOrder() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Berths in natural order"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'berth', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
