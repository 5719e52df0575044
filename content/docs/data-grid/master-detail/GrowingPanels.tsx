import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
];

const rows = createShipments(6);
const steps = ['Booked', 'Loaded', 'At sea', 'Unloaded', 'In customs'];

function Steps({ row }: { row: Shipment }) {
  const [all, setAll] = React.useState(false);

  return (
    // A list or a button needs a cell of the grid around it.
    <div role="row">
      <Box role="gridcell" sx={{ p: 2, fontSize: 14 }}>
        <Box component="ol" sx={{ m: 0, mb: 1, pl: 3 }}>
          {steps.slice(0, all ? steps.length : 2).map((step) => (
            <li key={step}>
              {step}, {row.origin}
            </li>
          ))}
        </Box>
        <Button size="small" onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show all'}
        </Button>
      </Box>
    </div>
  );
}

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => <Steps row={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function GrowingPanels() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
