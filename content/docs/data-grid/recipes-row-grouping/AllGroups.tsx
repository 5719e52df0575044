import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupedShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false, status: false } },
  rowGrouping: { model: ['carrier', 'status'] },
};

/** Opens the groups of this many levels. */
const openLevels = (levels: number) => (node: GridGroupNode) =>
  node.depth < levels;

export default function AllGroups() {
  const [isOpen, setIsOpen] = React.useState(() => openLevels(0));

  // A new function each time, so that the second press counts as well.
  const open = (levels: number) => setIsOpen(() => openLevels(levels));

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        <Button onClick={() => open(Infinity)}>Open all</Button>
        <Button onClick={() => open(1)}>Carriers only</Button>
        <Button onClick={() => open(0)}>Close all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Groups that open together"
          rows={shipments}
          columns={shipmentColumns}
          initialState={initialState}
          isGroupExpandedByDefault={isOpen}
          hideFooter
        />
      </div>
    </div>
  );
}
