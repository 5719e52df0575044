import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { columns, parcels, type Parcel } from './parcels';

// What exportState() returned on the last page of the previous visit.
const saved: GridInitialState = {
  pagination: {
    paginationModel: { page: 2, pageSize: 3 },
    rowCount: 7,
    meta: {},
  },
};

const withoutRowCount = (state: GridInitialState): GridInitialState => ({
  ...state,
  pagination: { paginationModel: state.pagination?.paginationModel },
});

function LateParcels({ initialState }: { initialState: GridInitialState }) {
  const [rows, setRows] = React.useState<Parcel[]>([]);

  React.useEffect(() => {
    const timer = setTimeout(() => setRows(parcels), 700);
    return () => clearTimeout(timer);
  }, []);

  return (
    <DataGrid
      aria-label="Parcels"
      rows={rows}
      columns={columns}
      loading={rows.length === 0}
      initialState={initialState}
      pageSizeOptions={[3]}
    />
  );
}

export default function RestoredPage() {
  const [complete, setComplete] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={complete}
            onChange={(event) => setComplete(event.target.checked)}
          />
        }
        label="Restore the row count, too"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 268 }}>
        <LateParcels
          key={String(complete)}
          initialState={complete ? saved : withoutRowCount(saved)}
        />
      </div>
    </div>
  );
}
