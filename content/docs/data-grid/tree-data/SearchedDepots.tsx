import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath } from './depots';

// A header with two icons needs more room.
const columns = depotColumns.map((column) =>
  column.field === 'staff' ? { ...column, width: 130 } : column,
);

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'staff', operator: '>', value: '100' }],
    },
  },
  sorting: { sortModel: [{ field: 'staff', sort: 'desc' }] },
};

export default function SearchedDepots() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={topOnly}
            onChange={(_, checked) => setTopOnly(checked)}
          />
        }
        label="Filter and sort the top level alone"
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Depots, filtered and sorted"
          treeData
          getTreeDataPath={getDepotPath}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          disableChildrenSorting={topOnly}
          initialState={initialState}
          rows={depots}
          columns={columns}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
