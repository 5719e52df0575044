import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';

export default function AggregatedCells() {
  return (
    <div className="h-[500px] w-full">
      <DataGridPremium
        aria-label="Containers by carrier"
        rows={rows}
        columns={columns}
        getCellClassName={({ field, row, rowNode }) =>
          field === 'containers' &&
          rowNode.type === 'leaf' &&
          row.containers >= 15
            ? 'font-bold bg-(--mui-palette-warning-main)/22'
            : ''
        }
        initialState={{
          rowGrouping: { model: ['carrier'] },
          aggregation: { model: { containers: 'sum' } },
        }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Carrier', flex: 1, minWidth: 160 }}
        hideFooter
      />
    </div>
  );
}
