import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {
  changeTenColumns,
  columnsOf,
  tenShipments,
  type TenthShipment,
} from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum' } },
};

const columns = changeTenColumns(
  'containers',
  { editable: true },
  columnsOf('number', 'carrier', 'containers'),
);

/** The office refuses more than 24 containers. */
async function save(row: TenthShipment): Promise<TenthShipment> {
  if (row.containers > 24) {
    throw new Error(`${row.number} has too many containers.`);
  }
  return row;
}

export default function EditedTotals() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Change a number.');

  const cancel = () => {
    apiRef.current?.updateRows([{ id: 1, containers: 0 }]);
    setMessage('NG-1 has no containers now.');
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={cancel}>Cancel NG-1</Button>
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments to edit"
          apiRef={apiRef}
          density="compact"
          rows={tenShipments}
          columns={columns}
          initialState={initialState}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
