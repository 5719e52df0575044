import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

/** How many of a group's shipments pass the filter. */
const countRows = ({ id, api }: GridSortCellParams) =>
  api.getRowGroupChildren({ groupId: id, applyFiltering: true }).length;

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  width: 180,
  sortComparator: (_, __, a, b) => countRows(a) - countRows(b),
};

const initialState: DataGridPremiumProps['initialState'] = {
  ...byCarrier,
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
    ],
  },
};

export default function LargestFirst() {
  const apiRef = useGridApiRef();

  // A filter changes the numbers, but the grid does not sort again by itself.
  React.useEffect(() => {
    const api = apiRef.current;
    return api?.subscribeEvent('filteredRowsSet', () => api.applySorting());
  }, [apiRef]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers with the most shipments first"
        apiRef={apiRef}
        rows={shipments}
        columns={shipmentColumns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
