import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, groupingColDef, initialState, rows } from './shipmentTable';

export default function AggregatedCells() {
  return (
    <div className="h-[474px] w-full">
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
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
