import {
  DataGridPro,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Post {
  id: number;
  path: string[];
  budget: number;
}

const columns: GridColDef<Post>[] = [
  { field: 'budget', headerName: 'Budget (€)', type: 'number', width: 120 },
];

const rows: Post[] = [
  { id: 1, path: ['Parks'], budget: 412000 },
  { id: 2, path: ['Parks', 'Trees'], budget: 236000 },
  { id: 3, path: ['Parks', 'Trees', 'Pruning'], budget: 150000 },
  { id: 4, path: ['Parks', 'Trees', 'Planting'], budget: 86000 },
  { id: 5, path: ['Parks', 'Playgrounds'], budget: 176000 },
  { id: 6, path: ['Roads'], budget: 690000 },
  { id: 7, path: ['Roads', 'Winter service'], budget: 690000 },
];

export default function RowGroups() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="City budget"
        apiRef={apiRef}
        treeData
        getTreeDataPath={(row) => row.path}
        groupingColDef={{ headerName: 'Department', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={-1}
        rows={rows}
        columns={columns}
        getRowClassName={({ id }) => {
          const node = gridRowNodeSelector(apiRef, id);
          return node?.type === 'group' ? `group-${node.depth}` : '';
        }}
        hideFooter
        sx={{
          '& .group-0': { bgcolor: 'action.selected', fontWeight: 700 },
          '& .group-1': { bgcolor: 'action.hover', fontWeight: 500 },
        }}
      />
    </div>
  );
}
