import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { formatDegrees, type ReeferRow } from './station';

const average = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The last four readings against the 20 before. */
const trendOf = (history: number[]) =>
  average(history.slice(-4)) - average(history.slice(0, -4));

function formatTrend(trend: number) {
  if (Math.abs(trend) < 0.3) {
    return 'steady';
  }
  return trend > 0 ? 'warmer' : 'colder';
}

// The same scale in all rows, so that the lines can be compared.
const scale = { min: -1, max: 3.2 };

function TrendCell(params: GridRenderCellParams<ReeferRow, number, string>) {
  const { row, formattedValue } = params;
  const { palette } = useTheme();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {/* The word beside it says what the line shows. */}
      <Box aria-hidden sx={{ display: 'flex', flexShrink: 0 }}>
        <SparkLineChart
          data={row.history}
          width={70}
          height={32}
          yAxis={scale}
          color={palette[row.isInAlarm ? 'error' : 'primary'].main}
        />
      </Box>
      {formattedValue}
    </Box>
  );
}

export const columns: GridColDef<ReeferRow>[] = [
  { field: 'id', headerName: 'Container', width: 130 },
  {
    field: 'degrees',
    headerName: 'Now',
    type: 'number',
    width: 80,
    valueFormatter: formatDegrees,
    cellClassName: 'degrees',
  },
  {
    field: 'isInAlarm',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['OK', 'Alarm'],
    valueGetter: (value) => (value ? 'Alarm' : 'OK'),
    width: 90,
    renderCell: ({ value }) =>
      value === 'Alarm' ? (
        <Chip label="Alarm" color="error" size="small" variant="outlined" />
      ) : (
        value
      ),
  },
  {
    field: 'trend',
    headerName: 'Last 24 readings',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 160,
    valueGetter: (_value, row) => trendOf(row.history),
    valueFormatter: formatTrend,
    renderCell: (params) => <TrendCell {...params} />,
  },
  {
    field: 'target',
    headerName: 'Target',
    type: 'number',
    width: 90,
    valueFormatter: formatDegrees,
    cellClassName: 'degrees',
  },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 110 },
];
