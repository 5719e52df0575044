import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 86,
    disableColumnMenu: true,
  },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 116 },
];

const rows = createShipments(3);

export default function MenuTurnedOff() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'columnHeaderKeyDown',
        ({ colDef }, event) => {
          const opensMenu =
            event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (opensMenu && colDef.disableColumnMenu) {
            event.defaultMuiPrevented = true;
          }
        },
        // Before the listener of the grid.
        { isFirst: true },
      ),
    [apiRef],
  );

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, one column has no menu"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
