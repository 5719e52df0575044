import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const depots = createDepots();

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const place = { headerName: 'Place', width: 200 };

export default function OpenedLevels() {
  const [depth, setDepth] = React.useState(1);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const source = createPageSource(depots, {
      onRequest: ({ request }) => setRequests(request),
    });
    return {
      getRows: (params) => source.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    };
  }, []);

  const choose = (value: number | null) => {
    if (value !== null) {
      setDepth(value);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Levels that are open at first"
        exclusive
        size="small"
        value={depth}
        onChange={(_, value) => choose(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>Regions</ToggleButton>
        <ToggleButton value={2}>Countries</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPro
          // With another key, the grid starts again and loads its rows.
          key={depth}
          aria-label="Depots with open levels"
          treeData
          groupingColDef={place}
          defaultGroupingExpansionDepth={depth}
          dataSource={dataSource}
          columns={columns}
          hideFooter
        />
      </div>
      <p role="status">Requests so far: {requests}</p>
    </div>
  );
}
