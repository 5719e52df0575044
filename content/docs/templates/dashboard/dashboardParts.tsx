import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  barsOf,
  closingsIn,
  periodBefore,
  recorded,
  states,
  totalOf,
  type Closing,
  type Period,
  type Total,
} from './sales';

export const dollars = (value: number | null) =>
  value === null ? '' : `$${Math.round(value).toLocaleString('en-US')}`;

const shortDate = (date: string) => dayjs(date).format('MMM D');

interface PartProps {
  title: string;
  children: React.ReactNode;
}

/** A card with a heading. It never grows wider than its column. */
export function Part({ title, children }: PartProps) {
  const id = React.useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0 }}
    >
      <Typography component="h3" variant="subtitle1" id={id} gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

interface PeriodFieldsProps {
  from: Dayjs | null;
  to: Dayjs | null;
  problem: string | undefined;
  onChange: (range: { from: Dayjs | null; to: Dayjs | null }) => void;
}

/** What is typed stays in the fields, also when it makes no sense. */
export function PeriodFields({
  from,
  to,
  problem,
  onChange,
}: PeriodFieldsProps) {
  const common = {
    minDate: dayjs(recorded.from),
    maxDate: dayjs(recorded.to),
    slotProps: { textField: { size: 'small', error: !!problem } },
  } as const;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DatePicker
          {...common}
          label="From"
          value={from}
          onChange={(value) => onChange({ from: value, to })}
          sx={{ flex: '1 1 150px', maxWidth: 190 }}
        />
        <DatePicker
          {...common}
          label="To"
          value={to}
          onChange={(value) => onChange({ from, to: value })}
          sx={{ flex: '1 1 150px', maxWidth: 190 }}
        />
      </Box>
      <Typography
        role="status"
        variant="caption"
        color="error"
        sx={{ display: 'block', minHeight: 20 }}
      >
        {problem}
      </Typography>
    </div>
  );
}

const average = ({ revenue, orders }: Total) =>
  orders === 0 ? 0 : revenue / orders;

const figures = [
  {
    label: 'Revenue',
    read: ({ revenue }: Total) => revenue,
    format: dollars,
  },
  {
    label: 'Orders',
    read: ({ orders }: Total) => orders,
    format: (value: number) => value.toLocaleString('en-US'),
  },
  {
    label: 'Average order',
    read: average,
    format: (value: number) => `$${value.toFixed(2)}`,
  },
];

function printChange(now: number, before: number) {
  if (before === 0) {
    return 'Nothing to compare with';
  }
  const percent = Math.round((now / before - 1) * 100);
  const sign = percent < 0 ? '−' : '+';
  return `${sign}${Math.abs(percent)}% on the days before`;
}

interface ShownProps {
  period: Period;
  shops: ReadonlySet<string>;
}

/** The totals, each compared with as many days before. */
export function Figures({ period, shops }: ShownProps) {
  const before = periodBefore(period);
  const now = totalOf(closingsIn(period, shops));
  const past = totalOf(before ? closingsIn(before, shops) : []);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {figures.map(({ label, read, format }) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }}>
            {format(read(now))}
          </Typography>
          <Typography
            component="dd"
            variant="caption"
            color="text.secondary"
            sx={{ m: 0 }}
          >
            {printChange(read(now), read(past))}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

/** What a part without data says: no shop, or one that had not opened yet. */
const printEmpty = (shops: ReadonlySet<string>) =>
  shops.size === 0 ? 'No shop is selected' : 'No sales on these days';

/** The revenue over time. A chart without data says why. */
export function SalesChart({ period, shops }: ShownProps) {
  const list = closingsIn(period, shops);
  const shown = states.filter((state) =>
    list.some((closing) => closing.state === state),
  );
  return (
    <BarChart
      height={260}
      enableKeyboardNavigation
      dataset={list.length === 0 ? [] : barsOf(period, list)}
      xAxis={[
        { dataKey: 'start', scaleType: 'band', valueFormatter: shortDate },
      ]}
      yAxis={[{ width: 72, valueFormatter: dollars }]}
      series={shown.map((state) => ({
        dataKey: state,
        label: state,
        stack: 'revenue',
        valueFormatter: dollars,
      }))}
      localeText={{ noData: printEmpty(shops) }}
    />
  );
}

const columns: GridColDef<Closing>[] = [
  {
    field: 'date',
    headerName: 'Day',
    width: 90,
    valueFormatter: (value: string) => shortDate(value),
  },
  { field: 'shop', headerName: 'Shop', minWidth: 130, flex: 1 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 90 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: dollars,
  },
];

/** Each shop and day, the newest first. */
export function ClosingsGrid({ period, shops }: ShownProps) {
  const rows = React.useMemo(() => closingsIn(period, shops), [period, shops]);
  return (
    <div style={{ height: 330 }}>
      <DataGrid
        label="Daily closings"
        rows={rows}
        columns={columns}
        density="compact"
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'date', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
        pageSizeOptions={[25]}
        localeText={{ noRowsLabel: printEmpty(shops) }}
      />
    </div>
  );
}
