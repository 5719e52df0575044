import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'port' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

export default function PivotedShipments() {
  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments as a pivot table"
        rows={tenShipments}
        columns={tenColumns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
