import Warehouse from '@mui/icons-material/Warehouse';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  GridTreeDataGroupingCell,
  type DataGridProProps,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath, type Depot } from './depots';

function DepotCell(props: GridRenderCellParams<Depot>) {
  const { rowNode, value } = props;
  if (rowNode.type === 'group') {
    return (
      <GridTreeDataGroupingCell
        {...props}
        rowNode={rowNode}
        hideDescendantCount
      />
    );
  }
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        height: '100%',
        paddingInlineStart: rowNode.depth * 24,
      }}
    >
      <Warehouse fontSize="small" color="action" />
      {value}
    </div>
  );
}

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Depot',
  width: 220,
  renderCell: (params) => <DepotCell {...params} />,
};

const initialState: DataGridProProps['initialState'] = {
  pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
};

export default function DepotColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Depots with their own column"
        treeData
        getTreeDataPath={getDepotPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        rows={depots}
        columns={depotColumns}
        hideFooter
      />
    </div>
  );
}
