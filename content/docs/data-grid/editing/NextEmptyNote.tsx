import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180, editable: true },
];

export default function NextEmptyNote() {
  const [rows, setRows] = React.useState(() => createShipments(4));
  const [model, setModel] = React.useState<GridCellModesModel>({});

  const edited = Object.keys(model).find(
    (id) => model[id]?.['note']?.mode === GridCellModes.Edit,
  );
  const empty = rows.find(({ note }) => note === '');

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          disabled={edited !== undefined || !empty}
          onClick={() =>
            empty &&
            setModel({ [empty.id]: { note: { mode: GridCellModes.Edit } } })
          }
        >
          Next empty note
        </Button>
        <Button
          disabled={edited === undefined}
          onClick={() =>
            edited !== undefined &&
            setModel({ [edited]: { note: { mode: GridCellModes.View } } })
          }
        >
          Save
        </Button>
        <Button
          disabled={edited === undefined}
          onClick={() =>
            edited !== undefined &&
            setModel({
              [edited]: {
                note: { mode: GridCellModes.View, ignoreModifications: true },
              },
            })
          }
        >
          Discard
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Notes on shipments"
          rows={rows}
          columns={columns}
          cellModesModel={model}
          onCellModesModelChange={setModel}
          // Otherwise the click on "Discard" saves before it discards.
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          processRowUpdate={(saved) => {
            setRows((current) =>
              current.map((row) => (row.id === saved.id ? saved : row)),
            );
            return saved;
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
