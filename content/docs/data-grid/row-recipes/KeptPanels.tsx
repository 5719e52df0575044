import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { readOpenPanels, storeOpenPanels } from './openPanels';
import { toggleColumn } from './toggleColumn';

const columns: GridColDef<Shipment>[] = [
  toggleColumn,
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(4);
const known = rows.map(({ id }) => id);

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2, fontSize: 14 }}>
      From {row.origin} to {row.destination}
    </Box>
  );
const getDetailPanelHeight = () => 56;

function Visit() {
  const [open, setOpen] = React.useState(() => readOpenPanels(known));

  const keepOpen = (ids: Set<GridRowId>) => {
    setOpen(ids);
    storeOpenPanels(ids);
  };

  return (
    <div style={{ height: 330 }}>
      <DataGridPro
        aria-label="Shipments, open panels are kept"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepOpen}
        hideFooter
      />
    </div>
  );
}

export default function KeptPanels() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%', minHeight: 370 }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setVisit((count) => count + 1)}
        sx={{ mb: 1 }}
      >
        Leave and come back
      </Button>
      {/* A server does not know what was open at the last visit. */}
      <NoSsr>
        <Visit key={visit} />
      </NoSsr>
    </div>
  );
}
