import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'destination', headerName: 'Destination' },
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'note', headerName: 'Note', width: 200 },
];

const rows = createShipments(12);

const groupingColDef = {
  headerName: 'Carrier, destination',
  leafField: 'number',
};

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        // The rows of the group are drawn in the next frame.
        requestAnimationFrame(() => {
          void apiRef.current?.autosizeColumns({
            columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
            includeOutliers: true,
          });
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments by carrier and destination"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['carrier', 'destination'] },
          columns: {
            columnVisibilityModel: { carrier: false, destination: false },
          },
        }}
        autosizeOnMount
        autosizeOptions={{
          columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
          includeOutliers: true,
        }}
        hideFooter
      />
    </div>
  );
}
