import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';
import { nothingKept, readColumns, storeColumns } from './keptColumns';

const KEY = 'shipments: widths of the pivot table';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(40);

const model: GridPivotModel = {
  rows: [{ field: 'carrier' }],
  columns: [{ field: 'priority', sort: 'asc' }],
  values: [{ field: 'containers', aggFunc: 'sum' }],
};

interface PivotedShipmentsProps {
  active: boolean;
  onActiveChange: (active: boolean) => void;
}

function PivotedShipments({ active, onActiveChange }: PivotedShipmentsProps) {
  const [kept, setKept] = React.useState(() => readColumns(KEY));
  const [resets, setResets] = React.useState(0);
  const { widths } = kept;

  React.useEffect(() => storeColumns(KEY, kept), [kept]);

  const pivotingColDef = React.useCallback(
    (field: string, path: string[]) => ({
      // The field of the pivot column, such as `High>->containers`.
      width: widths[[...path, field].join('>->')] ?? 110,
    }),
    [widths],
  );

  const keepWidth: DataGridPremiumProps['onColumnWidthChange'] = ({
    colDef,
    width,
  }) =>
    setKept((current) => ({
      ...current,
      widths: { ...current.widths, [colDef.field]: width },
    }));

  return (
    <React.Fragment>
      <div style={{ height: 396 }}>
        <DataGridPremium
          // A new pivotingColDef does not change columns that already exist.
          key={resets}
          aria-label="Containers of each carrier by priority"
          rows={rows}
          columns={columns}
          pivotActive={active}
          onPivotActiveChange={onActiveChange}
          initialState={{ pivoting: { model } }}
          pivotingColDef={pivotingColDef}
          onColumnWidthChange={keepWidth}
          hideFooter
        />
      </div>
      <Button
        onClick={() => {
          setKept(nothingKept);
          setResets((current) => current + 1);
        }}
      >
        Forget widths
      </Button>
    </React.Fragment>
  );
}

export default function KeptPivotWidths() {
  const [active, setActive] = React.useState(true);
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%', minHeight: 481 }}>
      <FormControlLabel
        control={
          <Switch
            checked={active}
            onChange={(event) => setActive(event.target.checked)}
          />
        }
        label="Pivot"
        sx={{ mx: 0 }}
      />
      <Button onClick={() => setVisit((current) => current + 1)}>
        Leave and return
      </Button>
      {/* A server does not know the widths of the last visit. */}
      <NoSsr>
        <PivotedShipments
          key={visit}
          active={active}
          onActiveChange={setActive}
        />
      </NoSsr>
    </div>
  );
}
