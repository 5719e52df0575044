import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type DataGridProps,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';
import { ports } from '../shipments';
import { isDraft } from './draft';
import { useShipments } from './useShipments';

const fields: GridColDef<StoredShipment>[] = [
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

  const action = (label: string, icon: React.ReactElement, act: () => void) => (
    <GridActionsCellItem key={label} icon={icon} label={label} onClick={act} />
  );

  const actionsOf = (row: StoredShipment) =>
    modes[row.id]?.mode === GridRowModes.Edit
      ? [
          action(`Save ${row.number}`, <SaveIcon />, () =>
            setMode(row.id, { mode: GridRowModes.View }),
          ),
          action(`Cancel ${row.number}`, <CancelIcon />, () => cancel(row)),
        ]
      : [
          action(`Edit ${row.number}`, <EditIcon />, () => edit(row)),
          action(`Delete ${row.number}`, <DeleteIcon />, () => remove(row)),
        ];

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
        <DataGrid
          aria-label="Shipments"
          editMode="row"
          rows={rows}
          columns={[
            ...fields,
            {
              field: 'actions',
              type: 'actions',
              headerName: 'Actions',
              width: 90,
              getActions: ({ row }) => actionsOf(row),
            },
          ]}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleRowEditStop}
          processRowUpdate={save}
          onProcessRowUpdateError={fail}
          hideFooter
        />
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
