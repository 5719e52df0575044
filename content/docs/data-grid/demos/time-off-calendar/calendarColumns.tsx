import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-premium';
import type { PersonRow } from './rules';
import {
  dayOffOf,
  days,
  formatDay,
  formatWeekday,
  type Absence,
} from './timeOff';

/** All days have it, so a month begins at a multiple of it. */
export const DAY_WIDTH = 46;

const describe = ({ kind, state }: Absence) => `${kind}, ${state}`;

function AbsenceMark({ absence }: { absence: Absence }) {
  return (
    <Box
      role="img"
      aria-label={describe(absence)}
      title={describe(absence)}
      sx={{
        width: '100%',
        py: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderStyle: absence.state === 'approved' ? 'solid' : 'dashed',
        ...(absence.state === 'approved'
          ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
          : { color: 'primary.main' }),
        lineHeight: 1.4,
        textAlign: 'center',
      }}
    >
      {absence.kind.charAt(0)}
    </Box>
  );
}

const personColumn: GridColDef<PersonRow> = {
  field: 'name',
  headerName: 'Person',
  width: 138,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => (
    <Box sx={{ lineHeight: 1.3 }}>
      <Box sx={{ fontWeight: 500 }}>{row.name}</Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {row.team}, {row.daysLeft} left
      </Box>
    </Box>
  ),
};

const dayColumns = days.map((day): GridColDef<PersonRow> => {
  const dayOff = dayOffOf(day);
  return {
    field: day,
    headerName: `${formatWeekday(day)} ${formatDay(day)}`,
    width: DAY_WIDTH,
    minWidth: DAY_WIDTH,
    display: 'flex',
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    resizable: false,
    headerClassName: dayOff ? 'dayOff' : undefined,
    cellClassName: dayOff ? 'dayOff' : undefined,
    renderHeader: () => (
      <Box
        title={dayOff}
        sx={{ textAlign: 'center', fontSize: 12, lineHeight: 1.4 }}
      >
        <Box>{formatWeekday(day)}</Box>
        <Box sx={{ fontWeight: 500 }}>{formatDay(day)}</Box>
      </Box>
    ),
    // A text, so that people can copy what they have selected.
    valueGetter: (_value, row) => {
      const absence = row.absences.get(day);
      return absence ? describe(absence) : '';
    },
    renderCell: ({ row }) => {
      const absence = row.absences.get(day);
      return absence && <AbsenceMark absence={absence} />;
    },
  };
});

export const columns = [personColumn, ...dayColumns];

export const calendarStyles = {
  '& [data-field^="2026"]': { px: '1px' },
  '& .dayOff': { bgcolor: 'action.hover' },
  '& .MuiDataGrid-cell.Mui-selected': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
};
