import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { viewStore, type SavedView } from './viewStore';
import { halls, visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'date', headerName: 'Day', width: 120, sortable: false },
  {
    field: 'hall',
    headerName: 'Hall',
    minWidth: 110,
    flex: 1,
    sortable: false,
  },
  { field: 'adults', headerName: 'Adults', type: 'number', width: 100 },
  { field: 'children', headerName: 'Children', type: 'number', width: 110 },
];

const sumOf = (rows: readonly Visit[], field: 'adults' | 'children') =>
  rows.reduce((sum, row) => sum + row[field], 0);

interface ViewOfVisitsProps {
  view: SavedView;
  onChange: (view: SavedView) => void;
}

/** All that a view decides: the halls, the chart, and the grid. */
function ViewOfVisits({ view, onChange }: ViewOfVisitsProps) {
  const rows = React.useMemo(
    () => visits.filter(({ hall }) => view.halls.includes(hall)),
    [view.halls],
  );

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {halls.map((hall) => (
          <FormControlLabel
            key={hall}
            label={hall}
            control={
              <Checkbox
                checked={view.halls.includes(hall)}
                onChange={({ target }) =>
                  onChange({
                    ...view,
                    halls: halls.filter((each) =>
                      each === hall
                        ? target.checked
                        : view.halls.includes(each),
                    ),
                  })
                }
              />
            }
          />
        ))}
      </Stack>
      <BarChart
        height={180}
        xAxis={[{ data: [...view.halls] }]}
        yAxis={[{ width: 48 }]}
        series={(['adults', 'children'] as const).map((field) => ({
          label: field === 'adults' ? 'Adults' : 'Children',
          data: view.halls.map((hall) =>
            sumOf(
              rows.filter((row) => row.hall === hall),
              field,
            ),
          ),
        }))}
        localeText={{ noData: 'Check a hall' }}
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          label="Visits"
          rows={rows}
          columns={columns}
          density="compact"
          disableRowSelectionOnClick
          sortingOrder={['desc']}
          sortModel={[{ field: view.sort, sort: 'desc' }]}
          onSortModelChange={([item]) =>
            onChange({
              ...view,
              sort: item?.field === 'children' ? 'children' : 'adults',
            })
          }
          localeText={{ noRowsLabel: 'Check a hall' }}
        />
      </div>
    </Stack>
  );
}

export default function SavedViews() {
  const [view, setView] = React.useState<SavedView>({
    name: '',
    halls: ['Minerals', 'Oceans'],
    sort: 'adults',
  });
  const saved = React.useSyncExternalStore(
    viewStore.subscribe,
    viewStore.get,
    viewStore.getOnServer,
  );
  const [status, setStatus] = React.useState('');
  const nameInput = React.useRef<HTMLInputElement>(null);

  const keep = (next: readonly SavedView[], text: string) =>
    setStatus(viewStore.set(next) ? text : `${text}, until you leave the page`);

  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const name = view.name.trim();
    if (name === '') {
      setStatus('Name the view first.');
      nameInput.current?.focus();
      return;
    }
    const others = saved.filter((each) => each.name !== name);
    keep([...others, { ...view, name }], `Saved ${name}`);
  };

  return (
    <Stack spacing={2}>
      <Stack
        component="form"
        onSubmit={save}
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          size="small"
          label="Name of the view"
          inputRef={nameInput}
          value={view.name}
          onChange={({ target }) => setView({ ...view, name: target.value })}
        />
        <Button type="submit">Save</Button>
        {saved.map((each) => (
          <Chip
            key={each.name}
            label={each.name}
            onClick={() => setView(each)}
            onDelete={() => {
              keep(
                saved.filter(({ name }) => name !== each.name),
                `Deleted ${each.name}`,
              );
              // What had the focus is gone.
              nameInput.current?.focus();
            }}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {status}
      </Typography>
      <ViewOfVisits view={view} onChange={setView} />
    </Stack>
  );
}
