import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const rows = createShipments(40);

const large: GridFilterItem = {
  id: 'containers',
  field: 'containers',
  operator: '>=',
  value: 20,
};

export default function FilterApi() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState<number | null>(null);

  const countLarge = () => {
    const state = apiRef.current?.getFilterState({ items: [large] });
    const passes = Object.values(state?.filteredRowsLookup ?? {});
    setCount(rows.length - passes.filter((each) => each === false).length);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.upsertFilterItem(large)}>
          20 or more
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.upsertFilterItem({ ...large, operator: '<' })
          }
        >
          Fewer than 20
        </Button>
        <Button onClick={() => apiRef.current?.deleteFilterItem(large)}>
          Delete it
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('goods')}>
          Filter goods
        </Button>
        <Button onClick={countLarge}>Count</Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, filtered by buttons"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {count === null
          ? 'Not counted yet'
          : `${count} shipments have 20 containers or more`}
      </Typography>
    </div>
  );
}
