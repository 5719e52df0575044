import type { GridColDef } from '@mui/x-data-grid-premium';
import {
  carriers,
  createShipments,
  goods,
  ports,
  statuses,
  type Shipment,
} from '../shipments';

export const shipments = createShipments(40);

const cities = ports.map(({ city }) => city);

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', width: 130, examples: goods },
  {
    field: 'origin',
    headerName: 'From',
    description: 'The port that the shipment comes from',
    width: 110,
    examples: cities,
  },
  {
    field: 'destination',
    headerName: 'To',
    description: 'The port that the shipment goes to',
    width: 110,
    examples: cities,
  },
  { field: 'carrier', headerName: 'Carrier', width: 110, examples: carriers },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 110,
    // The options of a column are not in the context, so they are here again.
    valueOptions: [...statuses],
    examples: [...statuses],
  },
];
