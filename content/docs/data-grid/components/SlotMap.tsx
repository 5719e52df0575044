import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const parts = [
  ['toolbar', gridClasses.toolbar],
  ['columnHeaders', gridClasses.columnHeaders],
  ['columnHeaderSortIcon', gridClasses.iconButtonContainer],
  ['row', gridClasses.row],
  ['cell', gridClasses.cell],
  ['baseCheckbox', gridClasses.checkboxInput],
  ['footer', gridClasses.footerContainer],
  ['pagination', 'MuiTablePagination-root'],
];

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const rows = createShipments(3);

export default function SlotMap() {
  const [slot, setSlot] = React.useState('toolbar');
  const className = parts.find(([name]) => name === slot)?.[1];

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Slot"
        value={slot}
        onChange={(_event, next: string | null) => setSlot(next ?? slot)}
        sx={{ flexWrap: 'wrap', mb: 1, '& button': { textTransform: 'none' } }}
      >
        {parts.map(([name]) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        <DataGrid
          label="Shipments"
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'number', sort: 'asc' }] },
          }}
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          sx={{
            [`& .${className}`]: {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: '-2px',
            },
          }}
        />
      </Box>
    </Box>
  );
}
