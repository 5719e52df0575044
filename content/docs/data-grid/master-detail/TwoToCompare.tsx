import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
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
const none = new Set<GridRowId>();

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) =>
    // Shipments that have not left have nothing to show.
    row.status === 'Booked' ? null : (
      <Box sx={{ p: 2, fontSize: 14 }}>
        Left {row.origin} on {row.departure.toLocaleDateString('en')}.
      </Box>
    );
const getDetailPanelHeight = () => 56;

export default function TwoToCompare() {
  const [open, setOpen] = React.useState(none);

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        disabled={open.size === 0}
        onClick={() => setOpen(none)}
        sx={{ mb: 1 }}
      >
        Close the panels
      </Button>
      <div style={{ height: 486 }}>
        <DataGridPro
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          // The rows that were opened last are the last ones of the set.
          onDetailPanelExpandedRowIdsChange={(ids) =>
            setOpen(new Set([...ids].slice(-2)))
          }
          hideFooter
        />
      </div>
    </div>
  );
}
