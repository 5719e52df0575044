import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, parcels } from './parcels';
import { readState, storeState } from './storedState';

function Parcels() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const save = () => {
      if (apiRef.current) {
        storeState(apiRef.current.exportState());
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
