import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type DataGridProps,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';
import { ports } from '../shipments';
import { RowButton, RowActionsContext, type RowActions } from './rowButtons';
import { isDraft } from './draft';
import { useShipments } from './useShipments';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'destination',
    headerName: 'To',
    type: 'singleSelect',
    valueOptions: ports.map(({ city }) => city),
    width: 130,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    // The buttons read what they need from a context, so the columns can stay.
    getActions: ({ row }) => [
      <RowButton key="first" row={row} place="first" />,
      <RowButton key="second" row={row} place="second" />,
    ],
  },
];

export default function ShipmentDesk() {
  const { rows, problem, addDraft, drop, fail, save, remove } = useShipments();
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode = (id: number, mode: GridRowModesModel[number]) =>
    setModes((current) => ({ ...current, [id]: mode }));

  const edit = ({ id }: StoredShipment) =>
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'goods' });

  const cancel = (row: StoredShipment) => {
    setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true });
    if (isDraft(row)) {
      drop(row.id);
    }
  };

  const actions: RowActions = {
    isOpen: ({ id }) => modes[id]?.mode === GridRowModes.Edit,
    save: ({ id }) => setMode(id, { mode: GridRowModes.View }),
    cancel,
    edit,
    remove: (row) => void remove(row),
  };

  const handleRowEditStop: DataGridProps['onRowEditStop'] = (
    { reason, row },
    event,
  ) => {
    // An edited row stays open until it is saved or canceled.
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    } else if (
      reason === GridRowEditStopReasons.escapeKeyDown &&
      isDraft(row)
    ) {
      drop(row.id);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => edit(addDraft())}
        sx={{ mb: 1 }}
      >
        Add a shipment
      </Button>
      <div style={{ height: 318 }}>
        <RowActionsContext value={actions}>
          <DataGrid
            aria-label="Shipments"
            editMode="row"
            rows={rows}
            columns={columns}
            rowModesModel={modes}
            onRowModesModelChange={setModes}
            onRowEditStop={handleRowEditStop}
            processRowUpdate={save}
            onProcessRowUpdateError={fail}
            hideFooter
          />
        </RowActionsContext>
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
