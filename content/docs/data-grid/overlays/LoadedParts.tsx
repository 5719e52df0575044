import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const PARTS = 4;
const PART_SIZE = 25;

/** How many parts have arrived. */
const LoadedContext = React.createContext(0);

function PartsOverlay() {
  const loaded = React.useContext(LoadedContext);

  return (
    <GridOverlay>
      <LinearProgress
        aria-label="Loading shipments"
        variant="determinate"
        value={(loaded / PARTS) * 100}
        sx={{ width: '60%' }}
      />
      <Typography variant="body2">
        {loaded} of {PARTS} parts
      </Typography>
    </GridOverlay>
  );
}

// Outside of the component, so that it is the same on each render.
const slots = { loadingOverlay: PartsOverlay };

export default function LoadedParts() {
  const [server] = React.useState(() => createShipmentServer({ count: 100 }));
  const [rows, setRows] = React.useState<StoredShipment[]>([]);
  const [loaded, setLoaded] = React.useState(PARTS);

  const load = async () => {
    const all: StoredShipment[] = [];
    try {
      for (let page = 0; page < PARTS; page += 1) {
        setLoaded(page);
        const paginationModel = { page, pageSize: PART_SIZE };
        all.push(...(await server.list({ paginationModel })).rows);
      }
      setRows(all);
    } finally {
      // Also when a part fails, because the overlay would stay otherwise.
      setLoaded(PARTS);
    }
  };

  const loading = loaded < PARTS;

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={loading}
        onClick={() => void load()}
        sx={{ mb: 1 }}
      >
        Load the shipments
      </Button>
      <div style={{ height: 318 }}>
        <LoadedContext value={loaded}>
          <DataGrid
            aria-label="Shipments, loaded in parts"
            rows={rows}
            columns={columns}
            loading={loading}
            slots={slots}
            hideFooter
          />
        </LoadedContext>
      </div>
    </div>
  );
}
