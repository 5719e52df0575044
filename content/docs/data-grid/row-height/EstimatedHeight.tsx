import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
];

const rows = createShipments(100);
const auto = () => 'auto' as const;

function PlannedHeight() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);
  const height = useGridSelector(
    apiRef,
    () => apiRef.current.state.rowsMeta.currentPageTotalHeight,
  );

  return (
    <Box role="status" sx={{ p: 1.5, fontSize: 14 }}>
      {count} rows, {Math.round(height)} px
    </Box>
  );
}

export default function EstimatedHeight() {
  const [estimate, setEstimate] = React.useState(52);
  const getEstimatedRowHeight = React.useCallback(() => estimate, [estimate]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Estimated row height"
        size="small"
        exclusive
        value={estimate}
        onChange={(_, value: number | null) =>
          setEstimate((now) => value ?? now)
        }
        sx={{ mb: 1 }}
      >
        {[24, 52, 200].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          // Measured rows keep their height, so the demo starts again.
          key={estimate}
          aria-label="Notes of shipments"
          rows={rows}
          columns={columns}
          getRowHeight={auto}
          getEstimatedRowHeight={getEstimatedRowHeight}
          slots={{ footer: PlannedHeight }}
          sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        />
      </div>
    </div>
  );
}
