import {
  DataGrid,
  GridLogicOperator,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
];

const rows = createShipments(25);

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    quickFilterProps: {
      quickFilterParser: (text) =>
        text
          .split(',')
          .map((phrase) => phrase.trim())
          .filter((phrase) => phrase !== ''),
      quickFilterFormatter: (values) => values.join(', '),
    },
  },
};

export default function PhrasesWithCommas() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, phrases with commas"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['olive oil', 'busan'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
