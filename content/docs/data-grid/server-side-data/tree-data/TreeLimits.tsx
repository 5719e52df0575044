import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

interface Trial {
  label: string;
  /** What to do in the grid. */
  step: string;
  props?: Partial<DataGridProProps>;
  /** What the button below changes. */
  change?: Partial<DataGridProProps>;
}

const source = createPageSource(createDepots(), { latency: 100 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const countedSource: GridDataSource = {
  ...dataSource,
  getRows: async (params) => {
    const answer = await source.load(params);
    return { rowCount: answer.rows.length, ...answer };
  },
};

const kindSource: GridDataSource = {
  ...dataSource,
  // All siblings have the same key.
  getGroupKey: (row) => (row.kind === 'Region' ? row.groupKey : row.kind),
};

const pageOf = (pageSize: number, page = 0) => ({
  pagination: { paginationModel: { page, pageSize } },
});

const trials: Record<string, Trial> = {
  lazy: {
    label: 'Lazy loading',
    step: 'Open the first region.',
    props: { lazyLoading: true, initialState: pageOf(2) },
  },
  sizes: {
    label: 'Pages of several sizes',
    step: 'Open Asia, close it, and open it again.',
    props: {
      pagination: true,
      pageSizeOptions: [1, 2],
      initialState: pageOf(2, 1),
    },
  },
  depth: {
    label: 'Other open levels at run time',
    step: 'Press the button.',
    change: { defaultGroupingExpansionDepth: 1 },
  },
  function: {
    label: 'A new function for open branches',
    step: 'Press the button.',
    props: { isGroupExpandedByDefault: () => false },
    change: { isGroupExpandedByDefault: () => false },
  },
  count: {
    label: 'A row count for children',
    step: 'Open Asia, and look at the footer.',
    props: {
      pagination: true,
      pageSizeOptions: [3],
      initialState: pageOf(3),
      dataSource: countedSource,
    },
  },
  keys: {
    label: 'Siblings with the same key',
    step: 'Open Asia, which has three countries.',
    props: { dataSource: kindSource },
  },
  drag: {
    label: 'Row reordering',
    step: 'Try to drag a handle.',
    props: { rowReordering: true },
  },
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const place = { headerName: 'Place', width: 200 };

export default function TreeLimits() {
  const [name, setName] = React.useState('lazy');
  const [changed, setChanged] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const { step, props, change } = trials[name];

  const choose = (next: string) => {
    setName(next);
    setChanged(false);
    setMessage('');
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
      <p>
        {step}{' '}
        {change && (
          <Button size="small" onClick={() => setChanged(true)}>
            Change the prop
          </Button>
        )}
      </p>
      <div style={{ height: 360 }}>
        <DataGridPro
          key={name}
          aria-label="Depots with a limit"
          treeData
          groupingColDef={place}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          columns={columns}
          hideFooter={!props?.pagination}
          {...props}
          {...(changed ? change : {})}
        />
      </div>
      <p role="status">{message || 'No error was reported.'}</p>
    </div>
  );
}
