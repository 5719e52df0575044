import Circle from '@mui/icons-material/Circle';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColTypeDef, GridRenderCellParams } from '@mui/x-data-grid';
import { statuses, type Shipment } from '../shipments';

type Status = Shipment['status'];

const colors = {
  Booked: 'disabled',
  'At sea': 'info',
  'In customs': 'warning',
  Delivered: 'success',
  Delayed: 'error',
} as const;

function StatusCell({ value }: GridRenderCellParams<Shipment, Status, string>) {
  return (
    value && (
      <Chip
        variant="outlined"
        size="small"
        icon={<Circle color={colors[value]} />}
        label={value}
      />
    )
  );
}

/** Spread it after `type: 'singleSelect'` and the options. */
export const statusColumn: Omit<GridColTypeDef<Status, string>, 'type'> = {
  width: 135,
  display: 'flex',
  // In the order in which a shipment goes through them.
  sortComparator: (a: Status, b: Status) =>
    statuses.indexOf(a) - statuses.indexOf(b),
  renderCell: (params) => <StatusCell {...params} />,
};

function LoadCell({
  value,
  formattedValue,
  row,
}: GridRenderCellParams<Shipment, number | null, string>) {
  if (value == null) {
    return null;
  }
  return (
    <LinearProgress
      variant="determinate"
      value={(value / 24) * 100}
      aria-label={`Containers of ${row.number}`}
      aria-valuetext={formattedValue}
      sx={{ width: '100%' }}
    />
  );
}

export const loadColumn: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  display: 'flex',
  valueFormatter: (value?: number | null) =>
    value == null ? '' : `${value} of 24`,
  renderCell: (params) => <LoadCell {...params} />,
};

export const moneyColumn: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number | null, { currency }: Shipment) =>
    value == null
      ? ''
      : value.toLocaleString('en', {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        }),
};
