import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', width: 114 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 90 },
];

const rows = createShipments(5);

export default function CellReader() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Point at a cell.');

  // A new object on each render would render all rows and cells again.
  const slotProps = React.useMemo<DataGridProps['slotProps']>(() => {
    const read = ({ currentTarget: cell }: { currentTarget: Element }) => {
      const field = cell.getAttribute('data-field');
      const id = cell.closest('[data-id]')?.getAttribute('data-id');
      if (!apiRef.current || !field || !id) {
        return;
      }
      const { value, colDef } = apiRef.current.getCellParams(Number(id), field);
      setText(`${colDef.headerName}: ${String(value ?? '') || 'empty'}`);
    };
    return { cell: { onMouseEnter: read, onFocus: read } };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ minHeight: 48, mb: 1 }} data-testid="reader">
        {text}
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments with long notes"
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </Box>
    </Box>
  );
}
