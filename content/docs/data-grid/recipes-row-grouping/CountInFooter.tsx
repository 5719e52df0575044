import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import Box from '@mui/material/Box';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

function ShipmentCount() {
  const apiRef = useGridApiContext();
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const filtered = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  // Groups are in the list and in the tree as well.
  const shown = filtered.filter((id) => tree[id]?.type === 'leaf').length;
  const total = Object.values(tree).filter(
    ({ type }) => type === 'leaf',
  ).length;

  return (
    <Box role="status" sx={{ mx: 2 }}>
      {shown === total ? total : `${shown} of ${total}`} shipments, {groups}{' '}
      carriers
    </Box>
  );
}

const slots: DataGridPremiumProps['slots'] = { footerRowCount: ShipmentCount };

export default function CountInFooter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a count of all levels"
        rows={shipments}
        columns={shipmentColumns}
        initialState={byCarrier}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
