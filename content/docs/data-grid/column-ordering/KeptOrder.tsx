import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 100 },
];

const rows = createShipments(3);

export default function KeptOrder() {
  const apiRef = useGridApiRef();
  const [moves, setMoves] = React.useState(0);
  const [saved, setSaved] = React.useState('nothing yet');

  // Once for each drag: the moment to store the order.
  const saveOrder: DataGridProProps['onColumnOrderChange'] = ({
    column,
    oldIndex,
    targetIndex,
  }) => {
    if (oldIndex === targetIndex) {
      return;
    }
    const order = gridColumnFieldsSelector(apiRef).join(', ');
    setSaved(`${order} (${column.headerName}: ${oldIndex} to ${targetIndex})`);
  };

  // Each time that a column moves on the way.
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnIndexChange', () =>
        setMoves((count) => count + 1),
      ),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGridPro
          aria-label="Shipments, the order is saved"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnOrderChange={saveOrder}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        columnIndexChange: {moves} times
        <br />
        Saved: {saved}
      </Typography>
    </div>
  );
}
