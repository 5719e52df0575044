import {
  DataGridPro,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, statuses, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
];

const rows = createShipments(40);

/** The columns without a filter, and the one of this form. */
function filterColumns({
  field,
  columns: all,
  currentFilters,
}: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field);
  return all
    .map((column) => column.field)
    .filter((each) => each === field || !taken.includes(each));
}

function getColumnForNewFilter({
  columns: all,
  currentFilters,
}: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map((item) => item.field);
  const free = all.find(({ field }) => !taken.includes(field));
  return free?.field ?? null;
}

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
};

export default function OneFilterPerColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, one filter for each column"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
