import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, groupingColDef, initialState, rows } from './shipmentTable';
import './styles.css';

export default function AggregatedCells() {
  return (
    <div className="AggregatedCells-box">
      <DataGridPremium
        className="AggregatedCells"
        aria-label="Containers by carrier"
        rows={rows}
        columns={columns}
        getCellClassName={({ field, row, rowNode }) =>
          field === 'containers' &&
          rowNode.type === 'leaf' &&
          row.containers >= 15
            ? 'AggregatedCells-large'
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
