import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

const isEmpty = (value: unknown) => value === null || value === undefined;

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 110 },
  {
    field: 'ph',
    headerName: 'pH',
    type: 'number',
    width: 120,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (isEmpty(a) || isEmpty(b)) {
        return Number(isEmpty(a)) - Number(isEmpty(b));
      }
      const result = gridStringOrNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -result : result;
    },
  },
];

const rows = [
  { id: 1, sample: 'Well 1', ph: 7.2 },
  { id: 2, sample: 'Well 2', ph: null },
  { id: 3, sample: 'Pond', ph: 8.1 },
  { id: 4, sample: 'Cistern' },
  { id: 5, sample: 'Stream', ph: 6.8 },
];

export default function EmptyLast() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Water samples"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'ph', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
