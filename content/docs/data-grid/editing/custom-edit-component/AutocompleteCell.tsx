import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from '../../shipments';

const cities = ports.map(({ city }) => city).sort();

function PortPicker({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(true);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={cities}
      value={value || null}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, city) =>
        apiRef.current.setEditCellValue({ id, field, value: city ?? '' })
      }
      // The list is closed with Escape, the cell with the next one.
      onKeyDown={(event) => {
        if (open && (event.key === 'Escape' || event.key === 'Enter')) {
          event.stopPropagation();
        }
      }}
      renderInput={({ InputProps, inputProps, disabled }) => (
        <InputBase
          {...InputProps}
          disabled={disabled}
          fullWidth
          inputRef={input}
          inputProps={{ ...inputProps, 'aria-label': 'Destination' }}
          sx={{ px: 1.25, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 190,
    editable: true,
    renderEditCell: (params) => <PortPicker {...params} />,
  },
];

const rows = createShipments(4);

export default function AutocompleteCell() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
