import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

function Toggle({ id }: Pick<GridRenderCellParams, 'id'>) {
  const apiRef = useGridApiContext();
  const open = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  ).has(id);

  // Without `onClick`: the grid toggles on a click on anything in this cell.
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-expanded={open}
      aria-label={open ? 'Hide the route' : 'Show the route'}
    >
      <ExpandMoreIcon
        fontSize="inherit"
        sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
      />
    </IconButton>
  );
}

function ToggleAll() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const all = ids.length > 0 && ids.every((id) => open.has(id));
  const toggleAll = () =>
    apiRef.current.setExpandedDetailPanels(new Set(all ? [] : ids));

  // The focus stays on the header, so that the arrow keys lead on from there.
  useGridEvent(apiRef, 'columnHeaderKeyDown', ({ field }, event) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (field === GRID_DETAIL_PANEL_TOGGLE_FIELD && isPress) {
      event.preventDefault();
      toggleAll();
    }
  });

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={all ? 'Hide all routes' : 'Show all routes'}
      onClick={toggleAll}
    >
      {all ? (
        <UnfoldLessIcon fontSize="inherit" />
      ) : (
        <UnfoldMoreIcon fontSize="inherit" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 56,
    renderCell: ({ id }) => <Toggle id={id} />,
    renderHeader: () => <ToggleAll />,
  },
];

const rows = createShipments(5);

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2, fontSize: 14 }}>
      {row.origin} to {row.destination}
    </Box>
  );
const getDetailPanelHeight = () => 56;

export default function OwnToggle() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
