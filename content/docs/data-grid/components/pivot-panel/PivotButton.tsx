import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { active }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            {active ? 'Pivot table' : 'All shipments'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots: DataGridPremiumProps['slots'] = { toolbar: PivotToolbar };

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'priority' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, pivotable: false },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 110 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(20);

export default function PivotButton() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to pivot"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
