import { DataGridPro } from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath } from './depots';

export default function DepotTree() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Depots"
        treeData
        getTreeDataPath={getDepotPath}
        defaultGroupingExpansionDepth={1}
        rows={depots}
        columns={depotColumns}
        hideFooter
      />
    </div>
  );
}
