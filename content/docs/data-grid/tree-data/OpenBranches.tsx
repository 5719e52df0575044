import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath } from './depots';

export default function OpenBranches() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(depots);
  const [depth, setDepth] = React.useState(0);
  const [remember, setRemember] = React.useState(true);
  const [open] = React.useState(() => new Set<GridRowId>());

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          open.add(node.id);
        } else {
          open.delete(node.id);
        }
      }),
    [apiRef, open],
  );

  // The same function for every render, or the grid would build the tree anew.
  const isOpen = React.useCallback(
    (node: GridGroupNode) => open.has(node.id),
    [open],
  );

  const showAll = (all: boolean) => {
    setRemember(false);
    setDepth(all ? -1 : 0);
  };

  const load = () =>
    setRows((old) =>
      old.map((depot) => ({ ...depot, staff: depot.staff + 1 })),
    );

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        <Button onClick={() => showAll(true)}>Open all</Button>
        <Button onClick={() => showAll(false)}>Close all</Button>
        <Button onClick={load}>Load new figures</Button>
        <FormControlLabel
          control={
            <Switch
              checked={remember}
              onChange={(_, checked) => setRemember(checked)}
            />
          }
          label="Remember open branches"
        />
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Depots that open and close"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getDepotPath}
          defaultGroupingExpansionDepth={depth}
          isGroupExpandedByDefault={remember ? isOpen : undefined}
          rows={rows}
          columns={depotColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
