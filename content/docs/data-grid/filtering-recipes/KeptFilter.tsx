import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import {
  DataGrid,
  getGridDateOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { readFilter, storeFilter } from './storedFilter';

const textOperators = getGridStringOperators();

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 110,
    filterOperators: textOperators,
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    filterOperators: textOperators,
  },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 120,
    filterOperators: getGridDateOperators(),
  },
];

const rows = createShipments(40);

function Shipments() {
  const [filterModel, setFilterModel] = React.useState(() =>
    readFilter(columns),
  );

  const keepModel = (model: GridFilterModel) => {
    setFilterModel(model);
    storeFilter(model);
  };

  return (
    <DataGrid
      aria-label="Shipments, the filter is kept"
      rows={rows}
      columns={columns}
      filterModel={filterModel}
      onFilterModelChange={keepModel}
    />
  );
}

export default function KeptFilter() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mb: 1 }}>
        Visit the page again
      </Button>
      <div style={{ height: 370 }}>
        {/* A server does not know the filter of the last visit. */}
        <NoSsr>
          <Shipments key={visit} />
        </NoSsr>
      </div>
    </div>
  );
}
