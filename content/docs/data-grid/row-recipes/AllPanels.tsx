import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
];

const rows = createShipments(6);

/** A shipment that has not left has nothing to show. */
const hasPanel = ({ status }: Shipment) => status !== 'Booked';

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) =>
    hasPanel(row) ? (
      <Box sx={{ p: 2, fontSize: 14 }}>
        From {row.origin} to {row.destination}
      </Box>
    ) : null;
const getDetailPanelHeight = () => 56;

const none = new Set<GridRowId>();
const all = new Set<GridRowId>(rows.filter(hasPanel).map(({ id }) => id));

export default function AllPanels() {
  const [open, setOpen] = React.useState(none);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={open.size === all.size}
          onClick={() => setOpen(all)}
        >
          Expand all
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={open.size === 0}
          onClick={() => setOpen(none)}
        >
          Collapse all
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Shipments with panels"
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Open panels: {open.size} of {all.size}
      </Typography>
    </div>
  );
}
