import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';

export default function AggregatedCells() {
  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        aria-label="Containers by carrier"
        rows={rows}
        columns={columns}
        getCellClassName={({ field, row, rowNode }) =>
          field === 'containers' &&
          rowNode.type === 'leaf' &&
          row.containers >= 15
            ? 'large'
            : ''
        }
        initialState={{
          rowGrouping: { model: ['carrier'] },
          aggregation: { model: { containers: 'sum' } },
        }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Carrier', flex: 1, minWidth: 160 }}
        hideFooter
        sx={{
          '& .large': {
            backgroundColor:
              'color-mix(in oklab, var(--mui-palette-warning-main) 22%, transparent)',
            fontWeight: 700,
          },
        }}
      />
    </div>
  );
}
