import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { nothing, selectedOf } from './selection';

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', width: 125 },
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Carrier',
  flex: 1,
  minWidth: 170,
};

const rows = createShipments(6);

const pathOf = (row: Shipment) => [row.carrier, row.number];

export default function NestedSelection() {
  const [together, setTogether] = React.useState(true);
  const [model, setModel] = React.useState(nothing);

  const propagation = React.useMemo(
    () => ({ parents: together, descendants: together }),
    [together],
  );
  const numbers = selectedOf(rows, model).map(({ number }) => number);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={together}
            onChange={(_, checked) => {
              setTogether(checked);
              setModel(nothing);
            }}
          />
        }
        label="Parents and children go together"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Shipments by carrier"
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={pathOf}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          rowSelectionPropagation={propagation}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected shipments: {numbers.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
