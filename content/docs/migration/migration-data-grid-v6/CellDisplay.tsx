import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  city: string;
  country: string;
}

const rows: Shipment[] = [
  { id: 'NG-10001', city: 'Rotterdam', country: 'Netherlands' },
  { id: 'NG-10002', city: 'Busan', country: 'South Korea' },
  { id: 'NG-10003', city: 'Santos', country: 'Brazil' },
];

const twoLines: Pick<
  GridColDef<Shipment>,
  'renderCell' | 'minWidth' | 'flex'
> = {
  minWidth: 120,
  flex: 1,
  renderCell: ({ row }) => (
    <div>
      <div>{row.city}</div>
      <Box sx={{ color: 'text.secondary' }}>{row.country}</Box>
    </div>
  ),
};

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Number', minWidth: 100, flex: 1 },
  { ...twoLines, field: 'city', headerName: "display: 'text'" },
  {
    ...twoLines,
    field: 'country',
    headerName: "display: 'flex'",
    display: 'flex',
  },
];

export default function CellDisplay() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        rowHeight={76}
        hideFooter
      />
    </div>
  );
}
