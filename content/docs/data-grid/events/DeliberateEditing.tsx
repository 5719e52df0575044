import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'drug', headerName: 'Drug', flex: 1, minWidth: 130 },
  {
    field: 'dose',
    headerName: 'Dose, mg',
    type: 'number',
    editable: true,
    width: 120,
  },
];

const rows = [
  { id: 1, drug: 'Amoxicillin', dose: 500 },
  { id: 2, drug: 'Metformin', dose: 850 },
  { id: 3, drug: 'Ramipril', dose: 5 },
];

// Each of these replaces the value as soon as editing starts.
const replacing: readonly (string | undefined)[] = [
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
];

export default function DeliberateEditing() {
  const [note, setNote] = React.useState(
    'Press Enter or double-click to edit a dose',
  );

  const handleEditStart: GridEventListener<'cellEditStart'> = (
    params,
    event,
  ) => {
    if (replacing.includes(params.reason)) {
      event.defaultMuiPrevented = true;
      setNote(`Key ignored. Press Enter to edit ${params.row.drug}`);
    } else {
      setNote(`Editing ${params.row.drug}`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Prescriptions"
          rows={rows}
          columns={columns}
          onCellEditStart={handleEditStart}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {note}
      </Box>
    </Box>
  );
}
