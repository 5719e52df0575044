import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { createShipments, priorities, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...priorities],
    width: 140,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180 },
];

const rows = createShipments(40);
const names = new Map(
  columns.map(({ field, headerName }) => [field, headerName]),
);
const words = new Map([
  ['is', 'is'],
  ['not', 'is not'],
  ['isAnyOf', 'is any of'],
  ['isEmpty', 'is empty'],
  ['isNotEmpty', 'is not empty'],
]);

function describe({ field, operator, value }: GridFilterItem) {
  const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
  const verb = words.get(operator) ?? operator;
  return `${names.get(field) ?? field} ${verb} ${text}`.trim();
}

/** Items without a value are forms that people have not filled in yet. */
const isActive = ({ operator, value }: GridFilterItem) =>
  /^is(Not)?Empty$/.test(operator) || String(value ?? '') !== '';

export default function FilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'priority', operator: 'is', value: 'High' },
      { id: 2, field: 'note', operator: 'isNotEmpty' },
    ],
  });

  const remove = (item: GridFilterItem) =>
    setFilterModel({
      ...filterModel,
      items: filterModel.items.filter((each) => each !== item),
    });

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Active filters"
        sx={{ mb: 1, gap: 1, flexWrap: 'wrap', minHeight: 32 }}
      >
        {filterModel.items.filter(isActive).map((item) => (
          <Chip
            key={item.id}
            label={describe(item)}
            onDelete={() => remove(item)}
            onClick={() => remove(item)}
            aria-label={`Remove the filter: ${describe(item)}`}
          />
        ))}
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Shipments, filters as chips"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </div>
    </div>
  );
}
