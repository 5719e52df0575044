import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

/** Counts in the DOM, because state would cause the renders that it counts. */
function Counted({ children }: React.PropsWithChildren) {
  const textRef = React.useRef<HTMLElement>(null);
  const renders = React.useRef(0);

  React.useEffect(() => {
    renders.current += 1;
    if (textRef.current) {
      textRef.current.textContent = ` × ${renders.current}`;
    }
  });

  return (
    <span>
      {children}
      <b ref={textRef} />
    </span>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 130 },
  { field: 'containers', headerName: 'Containers', width: 110 },
].map((column) => ({
  ...column,
  renderCell: ({ value }) => <Counted>{value}</Counted>,
}));

const rows = createShipments(4);

export default function RenderCounts() {
  const apiRef = useGridApiRef();
  const [, setRound] = React.useState(0);
  const [inline, setInline] = React.useState(false);
  const [selected, setSelected] = React.useState(0);

  const change = () => {
    const row = apiRef.current?.getRow<Shipment>(1);
    if (row) {
      const containers = row.containers + 1;
      apiRef.current?.updateRows([{ id: 1, containers }]);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setRound((round) => round + 1)}
        >
          Render the parent
        </Button>
        <Button variant="outlined" onClick={change}>
          Change one row
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={inline}
              onChange={(_, checked) => setInline(checked)}
            />
          }
          label="Inline callback"
        />
      </Stack>
      <div style={{ height: 266, marginTop: 8 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label={`Shipments, ${selected} selected`}
          rows={rows}
          columns={columns}
          // A new function on each render, or always the same.
          onRowSelectionModelChange={
            inline ? (model) => setSelected(model.ids.size) : undefined
          }
          hideFooter
        />
      </div>
    </div>
  );
}
