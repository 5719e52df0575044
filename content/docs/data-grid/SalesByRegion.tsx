import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'units', headerName: 'Units', type: 'number' },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, region: 'North', product: 'Rye bread', units: 1240, revenue: 4960 },
  { id: 2, region: 'North', product: 'Pretzels', units: 3100, revenue: 3720 },
  { id: 3, region: 'North', product: 'Apple cake', units: 420, revenue: 5880 },
  { id: 4, region: 'South', product: 'Rye bread', units: 880, revenue: 3520 },
  { id: 5, region: 'South', product: 'Pretzels', units: 5200, revenue: 6240 },
  { id: 6, region: 'Coast', product: 'Rye bread', units: 610, revenue: 2440 },
  { id: 7, region: 'Coast', product: 'Fish rolls', units: 1990, revenue: 9950 },
];

export default function SalesByRegion() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Sales"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          columns: { columnVisibilityModel: { region: false } },
          rowGrouping: { model: ['region'] },
          aggregation: { model: { units: 'sum', revenue: 'sum' } },
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'North'}
        hideFooter
      />
    </div>
  );
}
