import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum', rate: 'avg' } },
};

const columns = columnsOf('number', 'carrier', 'containers', 'rate');

export default function TotalContainers() {
  return (
    <div style={{ height: 458, width: '100%' }}>
      <DataGridPremium
        aria-label="Ten shipments with totals"
        density="compact"
        rows={tenShipments}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
