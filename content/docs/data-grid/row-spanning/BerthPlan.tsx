import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { longShips, slots, type Slot } from './plan';

function Ship({ value }: Pick<GridRenderCellParams<Slot>, 'value'>) {
  if (!value) {
    return null;
  }
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        height: 'calc(100% - 8px)',
        my: '4px',
        borderRadius: 1,
        lineHeight: 1.4,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {value}
    </Box>
  );
}

const berth: Partial<GridColDef<Slot>> = {
  flex: 1,
  minWidth: 84,
  display: 'flex',
  renderCell: ({ value }) => <Ship value={value} />,
};

const columns: GridColDef<Slot>[] = [
  {
    field: 'from',
    headerName: 'From',
    width: 72,
    rowSpanValueGetter: () => null,
  },
  {
    ...berth,
    field: 'north1',
    headerName: 'North 1',
    colSpan: (ship: string | null) =>
      ship !== null && longShips.includes(ship) ? 2 : 1,
  },
  { ...berth, field: 'north2', headerName: 'North 2' },
  { ...berth, field: 'pier', headerName: 'Pier' },
];

export default function BerthPlan() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Berths by hour"
        rows={slots}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        sx={{
          // A hovered row would mark one slot, not a stay.
          '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' },
        }}
      />
    </div>
  );
}
