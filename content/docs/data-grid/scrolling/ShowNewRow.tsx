import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const all = createShipments(60);

export default function ShowNewRow() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(40);

  const add = () => {
    // The grid has the new row before it is told to scroll.
    flushSync(() => setCount(count + 1));
    const { id } = all[count];
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.selectRow(id, true, true);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={count === all.length}
        onClick={add}
        sx={{ mb: 1 }}
      >
        Add a shipment
      </Button>
      <div style={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, new ones are scrolled into view"
          rows={all.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
