import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { changeColumn, shipments } from './groupable';

// A header with two icons needs more room.
const columns = changeColumn('containers', { width: 160 });

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  columns: { columnVisibilityModel: { carrier: false } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
      { field: 'containers', sort: 'desc' },
    ],
  },
  filter: {
    filterModel: {
      items: [{ field: 'containers', operator: '>', value: '10' }],
    },
  },
};

export default function SortedGroups() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with more than ten containers"
        rows={shipments}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        showToolbar
      />
    </div>
  );
}
