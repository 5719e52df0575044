import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, groupingColDef, initialState, rows } from './shipmentTable';

export default function AggregatedCells() {
  return (
    <div style={{ height: 474, width: '100%' }}>
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
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
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
