import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { toggleColumn } from './toggleColumn';

const columns: GridColDef<Shipment>[] = [
  toggleColumn,
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(30);

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2, fontSize: 14 }}>
      <div>Carrier: {row.carrier}</div>
      <div>From: {row.origin}</div>
      <div>To: {row.destination}</div>
      <div>Containers: {row.containers}</div>
    </Box>
  );
const getDetailPanelHeight = () => 128;

export default function SinglePanel() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(() => new Set<GridRowId>([1]));

  const openOne = (ids: Set<GridRowId>) => {
    // Nothing is added when the user closes the panel.
    const added = [...ids].filter((id) => !open.has(id));
    setOpen(new Set(added.slice(-1)));
  };

  // A panel above has closed, so the row may have moved out of view.
  React.useEffect(() => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).findIndex((id) =>
      open.has(id),
    );
    if (rowIndex !== -1) {
      apiRef.current?.scrollToIndexes({ rowIndex });
    }
  }, [apiRef, open]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with one open panel"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={openOne}
        hideFooter
      />
    </div>
  );
}
