import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid-premium';
import { carriers, createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

interface Trial {
  label: string;
  /** What to do in the grid. */
  step: string;
  props: Partial<DataGridPremiumProps>;
}

const source = createPageSource(createShipments(1000), { latency: 100 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getAggregatedValue: (row, field) => row[field],
  updateRow: async ({ updatedRow }) => updatedRow,
};

const forgetfulSource: GridDataSource = {
  ...dataSource,
  getRows: async (params) => {
    const { aggregateRow, ...answer } = await source.load(params);
    return params.filterModel.items.length > 0
      ? answer
      : { ...answer, aggregateRow };
  },
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: { columnTypes: ['number'], valueFormatter: (value) => `${value} TEU` },
};

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum' } },
};

const trials: Record<string, Trial> = {
  sizes: {
    label: 'Pages of several sizes',
    step: 'Choose Levante, Caledon, and Levante again.',
    props: { pagination: true },
  },
  missing: {
    label: 'An answer without totals',
    step: 'Choose Levante.',
    props: { dataSource: forgetfulSource },
  },
  edit: {
    label: 'Editing',
    step: 'Change the number of containers of a shipment.',
    props: {},
  },
};

// Room for "901–1000 of 1000": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '16ch', textAlign: 'end' },
};

const filterFor = (carrier: string): GridFilterModel => ({
  items: carrier
    ? [{ field: 'carrier', operator: 'equals', value: carrier }]
    : [],
});

export default function TotalLimits() {
  const [name, setName] = React.useState('sizes');
  const [carrier, setCarrier] = React.useState('');
  const { step, props } = trials[name];
  const filterModel = React.useMemo(() => filterFor(carrier), [carrier]);

  const choose = (next: string) => {
    setName(next);
    setCarrier('');
  };

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        label="Combination"
        size="small"
        value={name}
        onChange={(event) => choose(event.target.value)}
        sx={{ minWidth: 260 }}
      >
        {Object.entries(trials).map(([key, { label }]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <p>{step}</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mb: 1 }}>
        {carriers.map((one) => (
          <Button
            key={one}
            aria-pressed={one === carrier}
            variant={one === carrier ? 'contained' : 'text'}
            size="small"
            onClick={() => setCarrier(one)}
          >
            {one}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPremium
          key={name}
          aria-label="Shipments with a wrong total"
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          columns={columns}
          initialState={initialState}
          filterModel={filterModel}
          hideFooter={!props.pagination}
          sx={stillFooter}
          {...props}
        />
      </div>
    </div>
  );
}
