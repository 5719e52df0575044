import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { calendarStyles, columns, DAY_WIDTH } from './calendarColumns';
import { KindSelect, PendingList, SelectedDays } from './requestParts';
import { createRows, modelOf, rangesOf } from './rules';
import { days, type Absence } from './timeOff';
import { useTimeOff } from './useTimeOff';

const months = [
  { name: 'April', day: '2026-04-01' },
  { name: 'May', day: '2026-05-01' },
  { name: 'June', day: '2026-06-01' },
];

function MonthButtons({ onClick }: { onClick: (left: number) => void }) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Scroll to a month"
      sx={{ mb: 1 }}
    >
      {months.map(({ name, day }) => (
        <Button
          key={name}
          size="small"
          onClick={() => onClick(days.indexOf(day) * DAY_WIDTH)}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

export default function TimeOffCalendar() {
  const apiRef = useGridApiRef();
  const { direction } = useTheme();
  const [model, setModel] = React.useState<GridCellSelectionModel>({});
  const [kind, setKind] = React.useState<Absence['kind']>('Vacation');
  const [{ absences, status, problems }, dispatch] = useTimeOff();

  const rows = React.useMemo(() => createRows(absences), [absences]);
  const ranges = React.useMemo(() => rangesOf(model), [model]);
  // The sides of the model are those of the screen.
  const pinnedColumns = React.useMemo(
    () => (direction === 'rtl' ? { right: ['name'] } : { left: ['name'] }),
    [direction],
  );

  const request = () => {
    dispatch({ type: 'request', ranges, kind });
    setModel({});
  };
  const withdraw = () => dispatch({ type: 'withdraw', ranges });

  const handleKey: DataGridPremiumProps['onCellKeyDown'] = (
    { id, field },
    event,
  ) => {
    if (event.key === ' ' && days.includes(field) && !event.shiftKey) {
      setModel({ [id]: { [field]: true } });
    } else if (event.key === 'Enter' && ranges.length > 0) {
      request();
    } else if (event.key === 'Delete' && ranges.length > 0) {
      withdraw();
    } else {
      return;
    }
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };

  return (
    <div style={{ width: '100%' }}>
      <MonthButtons onClick={(left) => apiRef.current?.scroll({ left })} />
      <div style={{ height: 466 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Time off, April to June 2026"
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          rowHeight={40}
          columnHeaderHeight={48}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          onCellKeyDown={handleKey}
          disableRowSelectionOnClick
          disableColumnMenu
          disableColumnReorder
          hideFooter
          sx={calendarStyles}
        />
      </div>
      <Typography variant="caption" color="text.secondary">
        V: vacation, T: training, P: parental leave. Dashed: not approved yet.
        Beside the team: days of vacation left.
      </Typography>
      <SelectedDays
        ranges={ranges}
        onChange={(range) => setModel(modelOf(range))}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <KindSelect kind={kind} onChange={setKind} />
        <Button
          variant="contained"
          disabled={ranges.length === 0}
          onClick={request}
        >
          Request
        </Button>
        <Button disabled={ranges.length === 0} onClick={withdraw}>
          Withdraw
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {status}
      </Typography>
      {problems.length > 0 && (
        <Alert severity="error">{problems.join(' ')}</Alert>
      )}
      <PendingList
        absences={absences}
        onDecide={(type, id) => dispatch({ type, id })}
      />
    </div>
  );
}
