import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const plural = new Intl.PluralRules('en');

const localeText: DataGridProps['localeText'] = {
  noRowsLabel: 'No shipments yet',
  noResultsOverlayLabel: 'No shipment fits your search',
  toolbarQuickFilterPlaceholder: 'Number or goods',
  columnMenuSortAsc: ({ type }) =>
    type === 'number' ? 'Lightest first' : 'A to Z',
  columnMenuSortDesc: ({ type }) =>
    type === 'number' ? 'Heaviest first' : 'Z to A',
  footerRowSelected: (count) =>
    plural.select(count) === 'one'
      ? '1 shipment selected'
      : `${count} shipments selected`,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const rows = createShipments(4);

export default function OwnTexts() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with other texts"
        rows={rows}
        columns={columns}
        localeText={localeText}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
