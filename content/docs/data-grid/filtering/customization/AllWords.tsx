import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const hasWords: GridFilterOperator<Shipment, string | null> = {
  value: 'hasWords',
  label: 'has the words',
  headerLabel: 'Has the words',
  getApplyFilterFn: ({ value }) => {
    const text = String(value ?? '').toLowerCase();
    const words = text.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) {
      return null;
    }
    return (note) => {
      const found = note?.toLowerCase() ?? '';
      return words.every((word) => found.includes(word));
    };
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 200,
    filterOperators: [hasWords, ...getGridStringOperators()],
  },
];

const rows = createShipments(25);

export default function AllWords() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, notes by words"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'note', operator: 'hasWords', value: 'yard pallets' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
