import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 100 },
];

const rows = createShipments(30);

const suggestion: GridPivotModel = {
  rows: [{ field: 'carrier' }],
  columns: [],
  values: [{ field: 'containers', aggFunc: 'sum' }],
};

function NoPivotYet() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      Choose what to compare, or begin with a suggestion.
      <Button
        size="small"
        onClick={() => apiRef.current.setPivotModel(suggestion)}
      >
        Containers by carrier
      </Button>
    </GridOverlay>
  );
}

const slots: DataGridPremiumProps['slots'] = { emptyPivotOverlay: NoPivotYet };

export default function FirstPivot() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments, compare them"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true } }}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
