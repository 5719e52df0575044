import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilteredRowCountSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function FilterFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span role="status">{count} shipments</span>
      <FilterPanelTrigger render={<Button />}>Filters</FilterPanelTrigger>
    </GridFooterContainer>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(20);

export default function FilterInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with filters in the footer"
        rows={rows}
        columns={columns}
        slots={{ footer: FilterFooter }}
      />
    </div>
  );
}
