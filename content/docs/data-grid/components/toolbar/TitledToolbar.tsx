import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridRootProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function TitledBar() {
  const { label } = useGridRootProps();

  return (
    <Toolbar>
      <Typography sx={{ flex: 1, pl: 1, fontWeight: 500 }}>{label}</Typography>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function TitledToolbar() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ toolbar: TitledBar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
