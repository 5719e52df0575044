import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from '../shipments';

const destinations = ports.map(({ city, country }) => ({
  value: city,
  label: `${city}, ${country}`,
}));

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(() => createShipments(4));
  const nextId = React.useRef(5);

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'number', headerName: 'Shipment', width: 100 },
      {
        field: 'destination',
        headerName: 'Destination',
        type: 'singleSelect',
        valueOptions: destinations,
        width: 205,
        editable: true,
      },
      {
        field: 'containers',
        headerName: 'Containers',
        type: 'number',
        width: 105,
        editable: true,
      },
      {
        field: 'arrival',
        headerName: 'Arrival',
        type: 'date',
        width: 110,
        editable: true,
      },
      {
        field: 'insured',
        headerName: 'Insured',
        type: 'boolean',
        width: 90,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<Delete />}
            label={`Delete ${row.number}`}
            onClick={() =>
              setRows((current) => current.filter(({ id }) => id !== row.id))
            }
          />,
          <GridActionsCellItem
            key="duplicate"
            showInMenu
            icon={<ContentCopy />}
            label="Duplicate"
            onClick={() => {
              const id = nextId.current;
              nextId.current += 1;
              const copy = { ...row, id, number: `NG-${10000 + id}` };
              setRows((current) => [...current, copy]);
            }}
          />,
          <GridActionsCellItem
            key="urgent"
            showInMenu
            icon={<PriorityHigh />}
            label="Mark as urgent"
            disabled={row.priority === 'High'}
            onClick={() =>
              setRows((current) =>
                current.map((each) =>
                  each.id === row.id ? { ...each, priority: 'High' } : each,
                ),
              )
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with columns of several types"
        rows={rows}
        columns={columns}
        processRowUpdate={(changed) => {
          setRows((current) =>
            current.map((row) => (row.id === changed.id ? changed : row)),
          );
          return changed;
        }}
        hideFooter
      />
    </div>
  );
}
