import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const rows = createShipments(40);

const presets: Record<string, GridFilterItem> = {
  Delayed: { field: 'status', operator: 'is', value: 'Delayed' },
  'In customs': { field: 'status', operator: 'is', value: 'In customs' },
  Large: { field: 'containers', operator: '>=', value: 20 },
};

function presetOf({ items }: GridFilterModel) {
  const [item] = items;
  return Object.keys(presets).find((name) => {
    const { field, operator, value } = presets[name];
    return (
      item?.field === field &&
      item.operator === operator &&
      item.value === value
    );
  });
}

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [presets.Delayed],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shipments to show"
        value={presetOf(filterModel) ?? null}
        onChange={(_event, name: string | null) =>
          setFilterModel({ items: name ? [presets[name]] : [] })
        }
        sx={{ mb: 1 }}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments with presets"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
      <Box
        component="output"
        sx={{
          display: 'block',
          mt: 1,
          minHeight: 72,
          overflowWrap: 'anywhere',
        }}
      >
        <code>items = {JSON.stringify(filterModel.items)}</code>
      </Box>
    </Box>
  );
}
