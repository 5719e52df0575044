import Payments from '@mui/icons-material/Payments';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 90 },
  { field: 'departure', headerName: 'Departs', type: 'date', width: 92 },
  { field: 'arrival', headerName: 'Arrives', type: 'date', width: 92 },
  { field: 'value', headerName: 'Value', type: 'number', width: 100 },
  { field: 'currency', headerName: 'Currency', width: 90 },
];

const renderWithIcon = ({ headerName }: GridColumnGroupHeaderParams) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', gap: 1, fontWeight: 'fontWeightMedium' }}
  >
    <Payments fontSize="small" />
    {headerName}
  </Box>
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'dates',
    headerName: 'Dates',
    description: 'In the time zone of the port',
    headerAlign: 'center',
    children: [{ field: 'departure' }, { field: 'arrival' }],
  },
  {
    groupId: 'invoice',
    headerName: 'Invoice',
    headerClassName: 'invoice-header',
    renderHeaderGroup: renderWithIcon,
    children: [{ field: 'value' }, { field: 'currency' }],
  },
];

const rows = createShipments(3);

export default function StyledGroups() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with styled groups"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        hideFooter
        sx={{ '& .invoice-header': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
