import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const source = createPageSource(createDepots());

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  getAggregatedValue: (row, field) => (row.totals ?? row)[field],
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 110 },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { staff: 'sum' } },
};

const place = { headerName: 'Place', width: 200 };

export default function BranchTotals() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Depots with totals"
        treeData
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        groupingColDef={place}
        hideFooter
      />
    </div>
  );
}
