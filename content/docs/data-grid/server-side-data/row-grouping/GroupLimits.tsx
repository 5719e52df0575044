import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

interface Trial {
  label: string;
  /** What to do in the grid. */
  step: string;
  props?: Partial<DataGridPremiumProps>;
}

const source = createPageSource(createShipments(1000), { latency: 100 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  updateRow: async ({ updatedRow }) => updatedRow,
};

const fewShipments = createPageSource(createShipments(16), { latency: 100 });

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    width: 120,
    groupingValueGetter: (carrier: string) => carrier.slice(0, 1),
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
};

const trials: Record<string, Trial> = {
  lazy: {
    label: 'Lazy loading',
    step: 'Try to open a carrier.',
    props: {
      lazyLoading: true,
      initialState: {
        ...initialState,
        pagination: { paginationModel: { page: 0, pageSize: 2 } },
      },
    },
  },
  sizes: {
    label: 'Pages of several sizes',
    step: 'Open Caledon, which has 270 shipments, close it, and open it again.',
    props: { pagination: true },
  },
  getter: {
    label: 'A groupingValueGetter',
    step: 'The carrier column has one that returns the first letter.',
  },
  edit: {
    label: 'Editing a group',
    step: 'Double-click the number of containers of a carrier.',
  },
  drag: {
    label: 'Row reordering',
    step: 'Open two carriers, and drag a shipment to the other one.',
    props: {
      rowReordering: true,
      dataSource: {
        ...dataSource,
        getRows: (params) => fewShipments.load(params),
      },
    },
  },
};

const group = { width: 160 };

export default function GroupLimits() {
  const [name, setName] = React.useState('lazy');
  const { step, props } = trials[name];

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        label="Combination"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ minWidth: 260 }}
      >
        {Object.entries(trials).map(([key, { label }]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <p>{step}</p>
      <div style={{ height: 360 }}>
        <DataGridPremium
          key={name}
          aria-label="Shipments with a limit"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          groupingColDef={group}
          hideFooter={!props?.pagination}
          {...props}
        />
      </div>
    </div>
  );
}
