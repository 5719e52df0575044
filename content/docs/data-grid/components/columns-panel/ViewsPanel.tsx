import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridColumnsManagement,
  GridPanelWrapper,
  useGridApiContext,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const views: [string, GridColumnVisibilityModel][] = [
  ['Route', { weight: false, value: false }],
  ['Load', { origin: false, destination: false }],
  ['All', {}],
];

function PanelWithViews() {
  const apiRef = useGridApiContext();

  return (
    <GridPanelWrapper>
      <Stack direction="row" spacing={1} sx={{ p: 1 }}>
        {views.map(([name, model]) => (
          <Button
            key={name}
            size="small"
            onClick={() => apiRef.current.setColumnVisibilityModel(model)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <GridColumnsManagement disableResetButton disableShowHideToggle />
    </GridPanelWrapper>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, hideable: false },
  { field: 'origin', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
  { field: 'value', headerName: 'Value', type: 'number', width: 100 },
];

const rows = createShipments(4);

export default function ViewsPanel() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with views"
        rows={rows}
        columns={columns}
        slots={{ columnsPanel: PanelWithViews }}
        initialState={{ columns: { columnVisibilityModel: views[0][1] } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
