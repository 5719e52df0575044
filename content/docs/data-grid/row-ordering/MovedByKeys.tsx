import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(4);

const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

export default function MovedByKeys() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const moveRow: DataGridProProps<Shipment>['onCellKeyDown'] = (
    { id, row },
    event,
  ) => {
    const step = steps.get(event.key);
    if (!event.altKey || step === undefined) {
      return;
    }
    // Otherwise the grid would move the focus to the next row.
    event.defaultMuiPrevented = true;
    event.preventDefault();

    const ids = gridSortedRowIdsSelector(apiRef);
    const target = ids.indexOf(id) + step;
    if (target < 0 || target >= ids.length) {
      setMessage(`${row.number} cannot go further.`);
      return;
    }
    apiRef.current?.setRowIndex(id, target);
    setMessage(`${row.number} is row ${target + 1} of ${ids.length}.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGridPro
          aria-label="Shipments, rows move by keyboard"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onCellKeyDown={moveRow}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </div>
  );
}
