import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';
import { trees, type Tree } from './orchard';

const columns: GridColDef<Tree>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 150 },
  { field: 'planted', headerName: 'Planted', width: 100 },
  { field: 'harvest', headerName: 'Harvest, kg', type: 'number', width: 110 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const [change, setChange] = React.useState('none yet');

  useGridEvent(apiRef, 'sortModelChange', (model) => {
    const [item] = model;
    setChange(item ? `sorted by ${item.field}, ${item.sort}` : 'not sorted');
  });
  useGridEvent(apiRef, 'columnVisibilityModelChange', (model) => {
    const hidden = Object.keys(model).filter((field) => !model[field]);
    setChange(`hidden columns: ${hidden.join(', ') || 'none'}`);
  });

  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      Last change: {change}
    </Box>
  );
}

export default function FooterReport() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Apple trees of the orchard"
        rows={trees}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </div>
  );
}
