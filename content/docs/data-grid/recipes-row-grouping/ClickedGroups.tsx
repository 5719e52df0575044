import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

export default function ClickedGroups() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group or a shipment.');

  const open = (id: GridRowId) => {
    const api = apiRef.current;
    const node = gridRowNodeSelector(apiRef, id);
    if (!api || !node) {
      return;
    }
    if (node.type === 'group') {
      api.setRowChildrenExpansion(id, !node.childrenExpanded);
    } else {
      setMessage(`You opened ${api.getRow<Shipment>(id)?.number}.`);
    }
  };

  const handleCellKeyDown: DataGridPremiumProps['onCellKeyDown'] = (
    { id },
    event,
  ) => {
    // Enter on a button in the cell belongs to the button.
    const { key, target } = event;
    const onControl =
      target instanceof Element && target.closest('button, a, input') !== null;
    if (key === 'Enter' && !onControl) {
      open(id);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="Carriers that open with a click"
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          initialState={byCarrier}
          onRowClick={({ id }) => open(id)}
          onCellKeyDown={handleCellKeyDown}
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
