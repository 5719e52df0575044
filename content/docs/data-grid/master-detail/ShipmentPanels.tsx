import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { toggleColumn } from './toggleColumn';

const columns: GridColDef<Shipment>[] = [
  toggleColumn,
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(6);

// Outside the component: the same functions for each render.
const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2, fontSize: 14 }}>
      <div>
        From {row.origin} to {row.destination} with {row.carrier}
      </div>
      <div>
        {row.containers} containers, {row.weight.toLocaleString('en')} kg
      </div>
    </Box>
  );
const getDetailPanelHeight = () => 76;

export default function ShipmentPanels() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        hideFooter
      />
    </div>
  );
}
