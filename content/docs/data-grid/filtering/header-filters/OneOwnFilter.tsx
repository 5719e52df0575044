import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  getGridSingleSelectOperators,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { carriers, createShipments, type Shipment } from '../../shipments';
import { CarrierSelect } from './carrierSelect';

// The select below knows only this operator.
const onlyIs = getGridSingleSelectOperators().filter(
  ({ value }) => value === 'is',
);

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 140 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    width: 160,
    filterOperators: onlyIs,
    renderHeaderFilter: (params) => <CarrierSelect {...params} />,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 120,
    renderHeaderFilter: () => (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No filter
      </Typography>
    ),
  },
];

const rows = createShipments(25);

export default function OneOwnFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, a select in a header"
        rows={rows}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
