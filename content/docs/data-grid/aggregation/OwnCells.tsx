import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import {
  changeTenColumns,
  columnsOf,
  tenShipments,
  type TenthShipment,
} from '../tenShipments';

function Containers({
  value,
  formattedValue,
  aggregation,
}: GridRenderCellParams<TenthShipment, number>) {
  if (aggregation) {
    const label = `${aggregation.aggregationFunctionName}: ${formattedValue}`;
    return <Chip label={label} size="small" color="primary" />;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 1 }}>
      <Box
        sx={{ flex: 1, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        <Box
          sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
          style={{ width: `${10 * (value ?? 0)}%` }}
        />
      </Box>
      {formattedValue}
    </Box>
  );
}

const columns: GridColDef<TenthShipment>[] = changeTenColumns(
  'containers',
  {
    width: 170,
    display: 'flex',
    renderCell: (params) => <Containers {...params} />,
  },
  columnsOf('containers', 'number', 'carrier'),
);

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
  columns: { columnVisibilityModel: { carrier: false } },
};

export default function OwnCells() {
  return (
    <div style={{ height: 458, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with bars and totals"
        rows={tenShipments}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Blue Fjord'}
        hideFooter
      />
    </div>
  );
}
