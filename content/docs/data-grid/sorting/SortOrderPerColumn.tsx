import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    sortingOrder: ['desc', null],
  },
  {
    field: 'released',
    headerName: 'Released',
    type: 'number',
    sortingOrder: ['desc', 'asc', null],
    valueFormatter: (value: number) => String(value),
  },
];

const rows = [
  { id: 1, film: 'Salt Road', rating: 7.9, released: 2019 },
  { id: 2, film: 'The Lamplighter', rating: 8.4, released: 2008 },
  { id: 3, film: 'Eleven Winters', rating: 6.7, released: 2023 },
  { id: 4, film: 'Paper Harbor', rating: 7.1, released: 2015 },
];

export default function SortOrderPerColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
