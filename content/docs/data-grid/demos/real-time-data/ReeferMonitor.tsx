import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  useGridApiRef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { AlarmList, describePhase, Figures } from './monitorParts';
import { columns } from './reeferColumns';
import { createRows } from './station';
import { useStation } from './useStation';

const rows = createRows();
const rates = [100, 400, 1000];
const localeText = { noResultsOverlayLabel: 'No container is in alarm.' };
const onlyAlarms: GridFilterModel = {
  items: [{ field: 'isInAlarm', operator: 'is', value: 'Alarm' }],
};
// Keeps the minus sign before the number where text runs from the right.
const degrees = { '& .degrees': { unicodeBidi: 'plaintext' } };
const everything: GridFilterModel = { items: [] };

export default function ReeferMonitor() {
  const apiRef = useGridApiRef();
  const [perSecond, setPerSecond] = React.useState(1000);
  const [filterModel, setFilterModel] = React.useState(everything);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const showEvery = isCalm ? 2000 : 250;
  const { phase, setPhase, counts, alarms } = useStation(apiRef, {
    perSecond,
    showEvery,
  });

  const show = (container: string) => {
    const find = () =>
      apiRef.current?.getRowIndexRelativeToVisibleRows(container);
    // A filter hides rows. Without it, the grid has to find this one at once.
    if (find() === undefined) {
      flushSync(() => setFilterModel(everything));
    }
    apiRef.current?.scrollToIndexes({ rowIndex: find(), colIndex: 0 });
    apiRef.current?.setCellFocus(container, 'id');
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          onClick={() => setPhase(phase === 'stopped' ? 'running' : 'stopped')}
        >
          {phase === 'stopped' ? 'Start' : 'Stop'}
        </Button>
        <Button
          variant="outlined"
          disabled={phase === 'stopped'}
          onClick={() => setPhase(phase === 'paused' ? 'running' : 'paused')}
        >
          {phase === 'paused' ? 'Resume' : 'Pause'}
        </Button>
        <TextField
          select
          size="small"
          label="Readings per second"
          value={perSecond}
          onChange={(event) => setPerSecond(Number(event.target.value))}
          sx={{ width: 180 }}
        >
          {rates.map((rate) => (
            <MenuItem key={rate} value={rate}>
              {rate}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={filterModel.items.some(
                ({ field }) => field === 'isInAlarm',
              )}
              onChange={(_, checked) =>
                setFilterModel(checked ? onlyAlarms : everything)
              }
            />
          }
          label="Only alarms"
        />
      </Stack>
      <Figures {...counts} />
      <div style={{ height: 380 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Refrigerated containers"
          rows={rows}
          columns={columns}
          density="compact"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          localeText={localeText}
          disableRowSelectionOnClick
          sx={degrees}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {describePhase(phase, showEvery)}
      </Typography>
      <AlarmList alarms={alarms} onShow={show} />
    </div>
  );
}
