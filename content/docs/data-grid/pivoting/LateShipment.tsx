import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'port', sort: 'asc' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

const [first] = tenShipments;

export default function LateShipment() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.updateRows([{ ...first, containers: 9 }])
        }
      >
        The whole row
      </Button>
      <Button
        onClick={() => apiRef.current?.updateRows([{ id: 1, containers: 9 }])}
      >
        Only id and containers
      </Button>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="A pivot table that is updated"
          apiRef={apiRef}
          rows={tenShipments}
          columns={tenColumns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </div>
  );
}
