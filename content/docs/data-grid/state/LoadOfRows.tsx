import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

function LoadToolbar() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const matches = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const load = matches.reduce((sum, { model }) => sum + model.weight, 0);

  return (
    <Toolbar>
      <Box role="status" sx={{ flex: 1 }}>
        {matches.length} of {total}, {load.toFixed(1)} kg
      </Box>
      <QuickFilter expanded>
        <QuickFilterControl placeholder="Search parcels" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}

export default function LoadOfRows() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        slots={{ toolbar: LoadToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
