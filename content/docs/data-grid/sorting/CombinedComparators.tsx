import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

interface Seat {
  coach: string;
  number: number;
}

const compareSeats: GridComparatorFn<Seat> = (a, b, cellA, cellB) =>
  gridStringOrNumberComparator(a.coach, b.coach, cellA, cellB) ||
  gridNumberComparator(a.number, b.number, cellA, cellB);

const columns: GridColDef[] = [
  {
    field: 'seat',
    headerName: 'Seat',
    width: 140,
    valueFormatter: (value: Seat) => `Coach ${value.coach}, ${value.number}`,
    sortComparator: compareSeats,
  },
  { field: 'passenger', headerName: 'Passenger', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, seat: { coach: 'B', number: 41 }, passenger: 'I. Novak' },
  { id: 2, seat: { coach: 'A', number: 112 }, passenger: 'L. Fournier' },
  { id: 3, seat: { coach: 'B', number: 7 }, passenger: 'P. Silva' },
  { id: 4, seat: { coach: 'A', number: 16 }, passenger: 'D. Petrov' },
];

export default function CombinedComparators() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Seat reservations"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'seat', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
