import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
    filterable: false,
  },
];

const modelOf = (status: string | null): GridFilterModel => ({
  items: status ? [{ field: 'status', operator: 'is', value: status }] : [],
});

export default function CountedFilters() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createShipments(20));
  const [status, setStatus] = React.useState<string | null>(null);
  const [counts, setCounts] = React.useState<Record<string, number>>({});
  const filterModel = React.useMemo(() => modelOf(status), [status]);

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return undefined;
    }
    const countRows = () => {
      const total = api.getAllRowIds().length;
      const entries = statuses.map((each) => {
        const { filteredRowsLookup } = api.getFilterState(modelOf(each));
        const passes = Object.values(filteredRowsLookup);
        return [each, total - passes.filter((pass) => !pass).length] as const;
      });
      setCounts(Object.fromEntries(entries));
    };
    countRows();
    return api.subscribeEvent('rowsSet', countRows);
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Status to show"
          value={status}
          onChange={(_event, next: string | null) => setStatus(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {statuses.map((each) => (
            <ToggleButton key={each} value={each}>
              {each} ({counts[each] ?? '…'})
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={() => setRows(createShipments(rows.length + 20))}>
          20 more
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, counted by status"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={filterModel}
        />
      </div>
    </div>
  );
}
