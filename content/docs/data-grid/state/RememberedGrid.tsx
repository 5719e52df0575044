import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

const KEY = 'parcels-grid';

const defaults: GridInitialState = {
  sorting: { sortModel: [{ field: 'town', sort: 'asc' }] },
};

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? defaults;
  } catch {
    // There is no storage on a server, a browser can block it, and the text may
    // not be JSON. The grid then starts as for a new reader.
    return defaults;
  }
}

function writeState(state: GridInitialState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The storage is full or blocked. The grid works without a memory.
  }
}

function Parcels() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const save = () => {
      if (apiRef.current) {
        writeState(apiRef.current.exportState());
      }
    };

    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [apiRef]);

  return (
    <DataGrid
      aria-label="Parcels"
      apiRef={apiRef}
      rows={parcels}
      columns={columns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function RememberedGrid() {
  const [shown, setShown] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setShown(!shown)} sx={{ mb: 1 }}>
        {shown ? 'Remove the grid' : 'Mount the grid'}
      </Button>
      <div style={{ height: 422 }}>{shown && <Parcels />}</div>
    </div>
  );
}
