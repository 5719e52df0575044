import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { GroupCell } from './groupCell';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

function CarrierCell(props: GridRenderCellParams<Shipment>) {
  const { rowNode, row } = props;
  if (rowNode.type === 'group') {
    return <GroupCell {...props} rowNode={rowNode} />;
  }
  return <span style={{ paddingInlineStart: 42 }}>{row.number}</span>;
}

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Carrier, delivered',
  width: 270,
  renderCell: (params) => <CarrierCell {...params} />,
};

const columns: GridColDef<Shipment>[] = shipmentColumns.filter(
  ({ field }) => field !== 'number',
);

export default function DeliveredGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers and what they have delivered"
        rows={shipments}
        columns={columns}
        initialState={byCarrier}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
