import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterList from '@mui/icons-material/FilterList';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function ShipmentToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger aria-label="Columns" render={<ToolbarButton />}>
        <ViewColumnOutlined fontSize="small" />
      </ColumnsPanelTrigger>
      <FilterPanelTrigger aria-label="Filters" render={<ToolbarButton />}>
        <FilterList fontSize="small" />
      </FilterPanelTrigger>
      <ExportCsv aria-label="Download CSV" render={<ToolbarButton />}>
        <FileDownloadOutlined fontSize="small" />
      </ExportCsv>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function ComposedToolbar() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ShipmentToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
