import Box from '@mui/material/Box';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredSortedRowEntriesSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tree', headerName: 'Tree', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height', type: 'number' },
  { field: 'girth', headerName: 'Girth', type: 'number' },
];

const rows = [
  { id: 1, tree: 'Copper beech', height: 31, girth: 412 },
  { id: 2, tree: 'Cedar', height: 27, girth: 530 },
  { id: 3, tree: 'Common lime', height: 38, girth: 365 },
];

function SortFooter() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridSortModelSelector);
  const [first] = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  const describe = () => {
    if (!first) {
      return 'No tree matches the filter';
    }
    if (!item) {
      return `In the order of the survey, from ${first.model.tree}`;
    }
    const title = lookup[item.field]?.headerName ?? item.field;
    const end = item.sort === 'asc' ? 'lowest' : 'highest';
    return `${title}, ${end} first: ${first.model.tree}`;
  };

  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {describe()}
    </Box>
  );
}

export default function SortSummary() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        aria-label="Trees: height in meters, girth in centimeters"
        rows={rows}
        columns={columns}
        slots={{ footer: SortFooter }}
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
