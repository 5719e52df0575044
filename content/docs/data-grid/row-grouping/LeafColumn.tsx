import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Shipments by carrier',
  leafField: 'number',
  hideDescendantCount: true,
  width: 200,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  columns: { columnVisibilityModel: { carrier: false, number: false } },
};

export default function LeafColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with their own column of groups"
        rows={shipments}
        columns={shipmentColumns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
