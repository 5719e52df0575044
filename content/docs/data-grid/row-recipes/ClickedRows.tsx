import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { toggleColumn } from './toggleColumn';

const rows = createShipments(5);

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2, fontSize: 14 }}>
      From {row.origin} to {row.destination}
    </Box>
  );
const getDetailPanelHeight = () => 56;

export default function ClickedRows() {
  const apiRef = useGridApiRef();
  const [followed, setFollowed] = React.useState('none');

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      // It stays, because screen readers announce its state.
      toggleColumn,
      { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 100 },
      {
        field: 'follow',
        headerName: 'Follow',
        width: 100,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Follow ${row.number}`}
            onClick={() => setFollowed(row.number)}
          >
            Follow
          </Button>
        ),
      },
    ],
    [],
  );

  const handleRowClick: DataGridProProps['onRowClick'] = ({ id }, event) => {
    const { target } = event;
    const onControl =
      target instanceof Element && target.closest('button, a, input') !== null;
    // After a drag over text, the click only ends the selection of the text.
    const selectsText = window.getSelection()?.type === 'Range';
    if (!onControl && !selectsText) {
      apiRef.current?.toggleDetailPanel(id);
    }
  };

  const handleCellKeyDown: DataGridProProps['onCellKeyDown'] = (
    { id },
    event,
  ) => {
    // Enter on a button in the cell belongs to the button.
    if (event.key === 'Enter' && event.target === event.currentTarget) {
      apiRef.current?.toggleDetailPanel(id);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Shipments, a click opens the panel"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          onRowClick={handleRowClick}
          onCellKeyDown={handleCellKeyDown}
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Followed: {followed}
      </Typography>
    </div>
  );
}
