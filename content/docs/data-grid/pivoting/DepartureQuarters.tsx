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
      columns: [
        { field: 'departure-year', sort: 'asc' },
        { field: 'departure-quarter', sort: 'asc' },
      ],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

export default function DepartureQuarters() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Containers of carriers in quarters"
        rows={tenShipments}
        columns={tenColumns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
