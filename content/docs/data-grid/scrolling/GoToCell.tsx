import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'origin', headerName: 'From', width: 130 },
  { field: 'destination', headerName: 'To', width: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 130 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'priority', headerName: 'Priority', width: 130 },
];

const rows = createShipments(100);

export default function GoToCell() {
  const apiRef = useGridApiRef();

  const goTo = (id: number, field: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = api.getColumnIndex(field);
    if (rowIndex !== -1 && colIndex !== -1) {
      api.scrollToIndexes({ rowIndex, colIndex });
      api.setCellFocus(id, field);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => goTo(1, 'number')}>Number of NG-10001</Button>
        <Button onClick={() => goTo(60, 'carrier')}>Carrier of NG-10060</Button>
        <Button onClick={() => goTo(100, 'priority')}>
          Priority of NG-10100
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, go to a cell"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
