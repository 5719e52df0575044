import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupedShipments';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' });

const quarterOf = (date: Date) => Math.floor(date.getMonth() / 3) + 1;

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns.filter(({ field }) => field === 'number'),
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  // Only for groups. Years keep the months of two years apart.
  {
    field: 'quarter',
    headerName: 'Quarter',
    type: 'number',
    groupingValueGetter: (_, { departure }) =>
      departure.getFullYear() * 10 + quarterOf(departure),
    valueFormatter: (key?: number) =>
      key === undefined ? '' : `Q${key % 10} ${Math.floor(key / 10)}`,
  },
  {
    field: 'month',
    headerName: 'Month',
    type: 'number',
    groupingValueGetter: (_, { departure }) =>
      departure.getFullYear() * 12 + departure.getMonth(),
    valueFormatter: (key?: number) =>
      key === undefined ? '' : monthName.format(new Date(0, key % 12, 1)),
  },
];

const columnVisibilityModel = { quarter: false, month: false };

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Departs in',
  width: 170,
};

const initialState: DataGridPremiumProps['initialState'] = {
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
    ],
  },
};

const parts = ['quarter', 'month'];

export default function DateParts() {
  const [model, setModel] = React.useState(parts);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_, chosen: string[]) => {
          // One stays, because without groups the grid forgets their order.
          if (chosen.length > 0) {
            setModel(parts.filter((part) => chosen.includes(part)));
          }
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="quarter">Quarter</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments by parts of a date"
          rows={shipments}
          columns={columns}
          columnVisibilityModel={columnVisibilityModel}
          rowGroupingModel={model}
          groupingColDef={groupingColDef}
          // All levels but the last.
          defaultGroupingExpansionDepth={model.length - 1}
          initialState={initialState}
          hideFooter
        />
      </div>
    </div>
  );
}
