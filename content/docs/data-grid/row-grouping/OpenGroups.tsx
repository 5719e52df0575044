import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['status', 'carrier'] },
};

/** Wide enough for a name that is indented. */
const groupingColDef = { width: 220 };

/** Outside of the component: the grid groups anew for a new function. */
const isOpen = (node: GridGroupNode) =>
  node.groupingField === 'status' && node.groupingKey === 'At sea';

export default function OpenGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with one open group"
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isOpen}
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
      />
    </div>
  );
}
