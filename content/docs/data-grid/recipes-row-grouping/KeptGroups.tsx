import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';
import { readOpenGroups, storeOpenGroups } from './openGroups';

function Visit() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(shipments);
  const [open] = React.useState(readOpenGroups);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          open.add(node.id);
        } else {
          open.delete(node.id);
        }
        storeOpenGroups(open);
      }),
    [apiRef, open],
  );

  // The same function for every render, or the grid would group anew.
  const isOpen = React.useCallback(
    (node: GridGroupNode) => open.has(node.id),
    [open],
  );

  return (
    <>
      <Button
        onClick={() => setRows((old) => old.map((row) => ({ ...row })))}
        sx={{ mb: 1 }}
      >
        Load the rows again
      </Button>
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="Shipments, open groups are kept"
          apiRef={apiRef}
          rows={rows}
          columns={shipmentColumns}
          initialState={byCarrier}
          isGroupExpandedByDefault={isOpen}
          hideFooter
        />
      </div>
    </>
  );
}

export default function KeptGroups() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack sx={{ width: '100%', minHeight: 462, alignItems: 'flex-start' }}>
      <Button onClick={() => setVisit((count) => count + 1)}>
        Leave and come back
      </Button>
      {/* A server does not know what was open at the last visit. */}
      <NoSsr>
        <div key={visit} style={{ width: '100%' }}>
          <Visit />
        </div>
      </NoSsr>
    </Stack>
  );
}
