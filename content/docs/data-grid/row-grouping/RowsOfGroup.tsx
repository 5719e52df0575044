import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupable';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'status'] },
  filter: {
    filterModel: {
      items: [{ field: 'containers', operator: '>', value: '10' }],
    },
  },
};

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [filtered, setFiltered] = React.useState(true);
  const [message, setMessage] = React.useState('Press a group.');

  const list = (id: GridRowId) => {
    const api = apiRef.current;
    if (!api || gridRowNodeSelector(apiRef, id)?.type !== 'group') {
      setMessage('This row is not a group.');
      return;
    }
    const ids = api.getRowGroupChildren({
      groupId: id,
      applyFiltering: filtered,
      applySorting: true,
    });
    const numbers = ids.map((child) => api.getRow<Shipment>(child)?.number);
    setMessage(`${numbers.length}: ${numbers.join(', ')}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={filtered}
            onChange={(_, checked) => setFiltered(checked)}
          />
        }
        label="Only what passes the filter"
      />
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="Groups of shipments to list"
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          initialState={initialState}
          onRowClick={({ id }) => list(id)}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
