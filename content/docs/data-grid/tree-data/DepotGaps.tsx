import { DataGridPro } from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath } from './depots';

/** Only what has containers: both regions and three countries are missing. */
const rows = depots.filter(({ containers }) => containers > 0);

export default function DepotGaps() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Depots without rows for their regions"
        treeData
        getTreeDataPath={getDepotPath}
        defaultGroupingExpansionDepth={-1}
        rows={rows}
        columns={depotColumns}
      />
    </div>
  );
}
