import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createPortWeeks, type PortWeeks } from './portWeeks';

const sum = (numbers: number[]) =>
  numbers.reduce((total, number) => total + number, 0);

function formatChange(change: number) {
  if (change === 0) {
    return 'no change';
  }
  return change > 0 ? `${change} more` : `${-change} fewer`;
}

function TrendCell({
  row,
  colDef,
  formattedValue,
}: GridRenderCellParams<PortWeeks, number, string>) {
  return (
    <React.Fragment>
      <Box
        role="img"
        aria-label={`Containers in each week: ${row.weeks.join(', ')}`}
        sx={{ flexShrink: 0 }}
      >
        <SparkLineChart
          data={row.weeks}
          // From the column, so that no cell has to be measured.
          width={Math.max(colDef.computedWidth - 110, 40)}
          height={40}
        />
      </Box>
      <Box component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
        {formattedValue}
      </Box>
    </React.Fragment>
  );
}

const columns: GridColDef<PortWeeks>[] = [
  { field: 'city', headerName: 'Port', width: 110 },
  {
    field: 'change',
    headerName: 'Containers, last 4 weeks',
    type: 'number',
    flex: 1,
    minWidth: 200,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    // One number to sort and filter by: four weeks against the four before.
    valueGetter: (_value, { weeks }) =>
      sum(weeks.slice(-4)) - sum(weeks.slice(-8, -4)),
    valueFormatter: formatChange,
    renderCell: (params) => <TrendCell {...params} />,
  },
];

const rows = createPortWeeks();

export default function PortTrends() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Ports and the containers that arrive there"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Button
        onClick={() => setCsv(apiRef.current?.getDataAsCsv() ?? '')}
        sx={{ mt: 1 }}
      >
        Show the export
      </Button>
      {csv && (
        <Box component="pre" sx={{ m: 0, fontSize: 13 }}>
          {csv}
        </Box>
      )}
    </div>
  );
}
