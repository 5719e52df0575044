import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from '../../shipments';

function PortInput({
  id,
  field,
  value = '',
  hasFocus,
  error,
}: GridRenderEditCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  // The grid learns the value later, so the input keeps its own.
  const [text, setText] = React.useState(value);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      inputRef={input}
      value={text}
      error={error}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        apiRef.current.setEditCellValue({
          id,
          field,
          value: next,
          debounceMs: 500,
        });
      }}
      inputProps={{ 'aria-label': 'Destination' }}
      sx={{
        px: 1.25,
        width: 1,
        font: 'inherit',
        color: error ? 'error.main' : 'inherit',
      }}
    />
  );
}

const rows = createShipments(3);

export default function DebouncedCheck() {
  const [checked, setChecked] = React.useState<readonly string[]>([]);

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'number', headerName: 'Number', width: 110 },
      {
        field: 'destination',
        headerName: 'Destination',
        flex: 1,
        minWidth: 140,
        editable: true,
        renderEditCell: (params) => <PortInput {...params} />,
        preProcessEditCellProps: ({ props }) => {
          setChecked((names) => [...names, props.value]);
          const known = ports.some(({ city }) => city === props.value);
          return { ...props, error: !known };
        },
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Checked: {checked.length === 0 ? 'nothing yet' : checked.join(', ')}
      </Box>
    </div>
  );
}
