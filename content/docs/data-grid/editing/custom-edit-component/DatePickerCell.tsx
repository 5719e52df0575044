import * as React from 'react';
import dayjs from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createShipments, type Shipment } from '../../shipments';

function DepartureInput({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Shipment, Date | null>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      inputRef={input}
      value={value ? dayjs(value) : null}
      onChange={(date, { validationError }) => {
        // Half a date is no date yet.
        if (validationError === null) {
          apiRef.current.setEditCellValue({
            id,
            field,
            value: date ? date.toDate() : null,
          });
        }
      }}
      slotProps={{
        textField: {
          fullWidth: true,
          variant: 'standard',
          // The group of month, day, and year gets the label.
          InputProps: { 'aria-label': 'Departure', disableUnderline: true },
          sx: { px: 1.25 },
        },
        openPickerButton: { size: 'small' },
      }}
    />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 90 },
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    width: 160,
    editable: true,
    valueFormatter: (value: Date | null) =>
      value ? dayjs(value).format('MM/DD/YYYY') : '',
    renderEditCell: (params) => <DepartureInput {...params} />,
  },
];

const rows = createShipments(4);

export default function DatePickerCell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
