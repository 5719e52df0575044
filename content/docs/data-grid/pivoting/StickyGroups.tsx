import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [
        { field: 'port' },
        { field: 'departure-year', sort: 'asc' },
        { field: 'departure-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'containers', aggFunc: 'sum' },
        { field: 'rate', aggFunc: 'avg' },
      ],
    },
  },
};

const pinnedColumns = { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] };

const stickyNames = {
  '& .MuiDataGrid-virtualScroller .MuiDataGrid-columnHeader--filledGroup': {
    // Unlike `hidden`, `clip` does not make it the box that names stick to.
    '&, & .MuiDataGrid-columnHeaderTitleContainer': { overflow: 'clip' },
    '& .MuiDataGrid-columnHeaderTitleContainerContent': {
      position: 'sticky',
      insetInlineStart: 168,
    },
  },
};

export default function StickyGroups() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers with three levels of column groups"
        rows={tenShipments}
        columns={tenColumns}
        initialState={initialState}
        pinnedColumns={pinnedColumns}
        groupingColDef={{ width: 160 }}
        sx={stickyNames}
        hideFooter
      />
    </div>
  );
}
