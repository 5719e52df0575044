import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { useKeptColumns } from './useKeptColumns';

const publicColumns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'carrier', headerName: 'Carrier', width: 100 },
];

const allColumns: GridColDef<Shipment>[] = [
  { field: 'value', headerName: 'Value', type: 'number', width: 90 },
  ...publicColumns,
];

const rows = createShipments(4);

function Shipments({ withValue }: { withValue: boolean }) {
  const { props, reset } = useKeptColumns(
    'shipments: columns',
    withValue ? allColumns : publicColumns,
  );

  return (
    <React.Fragment>
      <div style={{ height: 284 }}>
        <DataGridPro
          aria-label="Shipments, width and order of columns are kept"
          rows={rows}
          hideFooter
          {...props}
        />
      </div>
      <Button onClick={reset}>Reset columns</Button>
    </React.Fragment>
  );
}

export default function KeptWidthAndOrder() {
  const [withValue, setWithValue] = React.useState(false);
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%', minHeight: 369 }}>
      <FormControlLabel
        control={
          <Switch
            checked={withValue}
            onChange={(event) => setWithValue(event.target.checked)}
          />
        }
        label="Show the value"
        sx={{ mx: 0 }}
      />
      <Button onClick={() => setVisit((current) => current + 1)}>
        Leave and return
      </Button>
      {/* A server does not know the columns of the last visit. */}
      <NoSsr>
        <Shipments key={visit} withValue={withValue} />
      </NoSsr>
    </div>
  );
}
