import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const source = createPageSource(createDepots());

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const place = { headerName: 'Place', width: 200 };

export default function DepotBranches() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Depots by region"
        treeData
        groupingColDef={place}
        dataSource={dataSource}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
