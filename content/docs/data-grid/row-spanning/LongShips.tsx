import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { longShips, slots, type Slot } from './plan';

const columns: GridColDef<Slot>[] = [
  { field: 'from', headerName: 'From', width: 80, sortable: false },
  {
    field: 'north1',
    headerName: 'North 1',
    flex: 1,
    minWidth: 80,
    sortable: false,
    // The same for each row of a ship.
    colSpan: (ship: string | null) =>
      ship !== null && longShips.includes(ship) ? 2 : 1,
  },
  {
    field: 'north2',
    headerName: 'North 2',
    flex: 1,
    minWidth: 80,
    sortable: false,
  },
];

const rows = slots.slice(0, 5);

export default function LongShips() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Berths"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
