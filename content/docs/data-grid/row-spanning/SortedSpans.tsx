import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { rows } from './byOrigin';
import type { Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'origin', headerName: 'From', width: 110 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 100 },
  {
    field: 'number',
    headerName: 'Number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

export default function SortedSpans() {
  const apiRef = useGridApiRef();
  const [changed, setChanged] = React.useState(false);

  const [first] = rows;

  const change = () => {
    const carrier = changed ? first.carrier : 'Southern';
    apiRef.current?.updateRows([{ id: first.id, carrier }]);
    setChanged(!changed);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={change} sx={{ mb: 1 }}>
        {changed ? 'Undo' : 'Change the first carrier'}
      </Button>
      <div style={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, sortable"
          rows={rows}
          columns={columns}
          rowSpanning
          showCellVerticalBorder
          initialState={{ pagination: { paginationModel: { pageSize: 8 } } }}
          pageSizeOptions={[8, 25]}
        />
      </div>
    </div>
  );
}
