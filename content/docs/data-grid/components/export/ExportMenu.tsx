import * as React from 'react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  gridFilteredSortedRowIdsSelector,
  gridSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const everything: GridCsvExportOptions = {
  fileName: 'all-shipments',
  allColumns: true,
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const menuId = React.useId();
  const close = () => setAnchor(null);

  const downloadJson = () => {
    const fields = apiRef.current.getVisibleColumns().map(({ field }) => field);
    const seen = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    const json = JSON.stringify(seen);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([json], { type: 'application/json' }),
    );
    link.download = 'shipments.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event: React.MouseEvent) => setAnchor(event.currentTarget)}
      >
        <FileDownloadOutlined fontSize="small" />
      </ToolbarButton>
      <Menu id={menuId} anchorEl={anchor} open={!!anchor} onClose={close}>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'shipments' }}
          onClick={close}
        >
          What I see, as CSV
        </ExportCsv>
        <ExportCsv render={<MenuItem />} options={everything} onClick={close}>
          Everything, as CSV
        </ExportCsv>
        <MenuItem onClick={downloadJson}>What I see, as JSON</MenuItem>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(12);

export default function ExportMenu() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Delivered shipments with a menu for exports"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        initialState={{
          columns: { columnVisibilityModel: { carrier: false } },
          filter: {
            filterModel: {
              items: [
                { field: 'status', operator: 'equals', value: 'Delivered' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
