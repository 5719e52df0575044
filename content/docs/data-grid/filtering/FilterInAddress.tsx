import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { filterFromSearch, searchWithFilter } from './address';

// A list of values does not fit into this address.
const isSingle = ({ value }: { value: string }) => value !== 'isAnyOf';
const textOperators = getGridStringOperators().filter(isSingle);
const numberOperators = getGridNumericOperators().filter(isSingle);

const columns: GridColDef<Shipment>[] = [
  {
    field: 'goods',
    headerName: 'Goods',
    filterOperators: textOperators,
    flex: 1,
    minWidth: 120,
  },
  {
    field: 'origin',
    headerName: 'Origin',
    filterOperators: textOperators,
    width: 110,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    filterOperators: numberOperators,
    width: 120,
  },
];

const rows = createShipments(40);
const start = '?tab=open&filter=goods.contains.paper';

export default function FilterInAddress() {
  // The demo has its own address. See below for the one of the page.
  const [search, setSearch] = React.useState(start);
  const [filterModel, setFilterModel] = React.useState(() =>
    filterFromSearch(start, columns),
  );

  const visit = (next: string) => {
    setSearch(next);
    setFilterModel(filterFromSearch(next, columns));
  };

  const keepModel = (model: GridFilterModel) => {
    setFilterModel(model);
    setSearch(searchWithFilter(search, model));
  };

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Address: /shipments"
        size="small"
        fullWidth
        value={search}
        onChange={(event) => visit(event.target.value)}
        sx={{ my: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, filtered by the address"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={keepModel}
        />
      </div>
    </div>
  );
}
