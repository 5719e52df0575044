import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const source = createPageSource(createDepots(), { latency: 200 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const place = { headerName: 'Place', width: 200 };

export default function SortedBranches() {
  const apiRef = useGridApiRef();
  const [open] = React.useState(() => new Set<GridRowId>());
  const remember = React.useRef(true);

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

  // Always the same function: for another one, the grid drops its rows.
  const isOpen = React.useCallback(
    (node: GridGroupNode) => remember.current && open.has(node.id),
    [open],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            defaultChecked
            onChange={(_, checked) => {
              remember.current = checked;
            }}
          />
        }
        label="Keep branches open"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Depots to sort"
          apiRef={apiRef}
          treeData
          groupingColDef={place}
          isGroupExpandedByDefault={isOpen}
          dataSource={dataSource}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
