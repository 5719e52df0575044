import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { EditDialog } from './editDialog';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'containers', headerName: 'Containers', type: 'number' },
];

const EditShipmentContext = React.createContext<
  (shipment: StoredShipment) => void
>(() => undefined);

function Card({ shipment }: { shipment: StoredShipment }) {
  const edit = React.useContext(EditShipmentContext);

  return (
    <Stack
      direction="row"
      sx={{
        width: '100%',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <div>
        <Typography noWrap>{shipment.goods}</Typography>
        <Typography variant="body2" color="text.secondary">
          {shipment.containers} containers
        </Typography>
      </div>
      <Button
        aria-label={`Edit ${shipment.number}`}
        onClick={(event) => {
          // Keeps the click from selecting the row.
          event.stopPropagation();
          edit(shipment);
        }}
      >
        Edit
      </Button>
    </Stack>
  );
}

const listColumn: GridListViewColDef<StoredShipment> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => <Card shipment={row} />,
};

export default function EditableCards() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [edited, setEdited] = React.useState<StoredShipment>();

  const save = async (changed: StoredShipment) => {
    const saved = await server.save(changed);
    setRows((current) =>
      current.map((row) => (row.id === saved.id ? saved : row)),
    );
  };

  return (
    <div style={{ height: 290, maxWidth: 420, margin: '0 auto' }}>
      <EditShipmentContext value={setEdited}>
        <DataGridPro
          aria-label="Shipments as a list that can be edited"
          rows={rows}
          columns={columns}
          listView
          listViewColumn={listColumn}
          rowHeight={72}
          hideFooter
        />
      </EditShipmentContext>
      {edited && (
        <EditDialog
          shipment={edited}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
