import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const rows = createShipments(4);

function InputWithMessage({
  message = '',
  ...params
}: GridRenderEditCellParams & { message?: string; debounceMs?: number }) {
  return (
    <Tooltip
      open={message !== ''}
      title={message}
      describeChild
      slotProps={{ tooltip: { role: 'alert' } }}
    >
      <div style={{ width: '100%', height: '100%' }}>
        <GridEditInputCell {...params} />
      </div>
    </Tooltip>
  );
}

/** Stands in for a question to a server. */
async function isTaken(number: string, id: unknown) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return rows.some((row) => row.number === number && row.id !== id);
}

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Number',
    width: 150,
    editable: true,
    preProcessEditCellProps: async ({ id, props }) => {
      const taken = await isTaken(props.value, id);
      const message = taken ? `${props.value} exists already` : '';
      return { ...props, error: taken, message };
    },
    renderEditCell: (params) => <InputWithMessage {...params} />,
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props }) => {
      const valid = props.value >= 1 && props.value <= 24;
      const message = valid ? '' : 'A ship takes 1 to 24 containers';
      return { ...props, error: !valid, message };
    },
    renderEditCell: (params) => <InputWithMessage {...params} debounceMs={0} />,
  },
];

export default function ValidatedCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
