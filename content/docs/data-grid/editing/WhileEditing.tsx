import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const stop = (timers: number[]) =>
  timers.splice(0).forEach((timer) => window.clearTimeout(timer));

export default function WhileEditing() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createShipments(4));
  const [event, setEvent] = React.useState('sort');
  const [saved, setSaved] = React.useState('nothing yet');
  const timers = React.useRef<number[]>([]);

  React.useEffect(() => {
    const all = timers.current;
    return () => stop(all);
  }, []);

  const interrupt = ({ number }: Shipment) => {
    const api = apiRef.current;
    if (event === 'sort') {
      const sort = api?.getSortModel()[0]?.sort === 'desc' ? 'asc' : 'desc';
      api?.setSortModel([{ field: 'number', sort }]);
    } else if (event === 'filter') {
      api?.setFilterModel({
        items: [{ field: 'number', operator: 'doesNotEqual', value: number }],
      });
    } else {
      setRows((current) =>
        current.map((row) => ({ ...row, containers: row.containers + 1 })),
      );
    }
  };

  const handleStart: DataGridProps<Shipment>['onCellEditStart'] = ({ row }) => {
    stop(timers.current);
    timers.current.push(
      window.setTimeout(() => interrupt(row), 1000),
      // A row that the filter has hidden comes back.
      window.setTimeout(
        () => apiRef.current?.setFilterModel({ items: [] }),
        3500,
      ),
    );
  };

  return (
    <div style={{ width: '100%', height: 356 }}>
      <TextField
        select
        label="One second after an edit starts"
        size="small"
        value={event}
        onChange={({ target }) => setEvent(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ my: 1, minWidth: 260 }}
      >
        <option value="sort">The rows are sorted</option>
        <option value="filter">A filter hides the row for a moment</option>
        <option value="rows">New rows arrive</option>
      </TextField>
      <div style={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, interrupted while they are edited"
          rows={rows}
          columns={columns}
          onCellEditStart={handleStart}
          processRowUpdate={(edited) => {
            setRows((current) =>
              current.map((row) => (row.id === edited.id ? edited : row)),
            );
            setSaved(`${edited.number}, ${edited.goods}`);
            return edited;
          }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Saved: {saved}
      </Box>
    </div>
  );
}
