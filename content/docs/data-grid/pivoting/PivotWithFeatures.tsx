import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments, type TenthShipment } from '../tenShipments';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'carrier' }],
  columns: [{ field: 'port' }],
  values: [{ field: 'containers', aggFunc: 'sum' }],
};

const getTreeDataPath = (row: TenthShipment) => [row.port, row.number];

interface Feature {
  name: string;
  props: Partial<DataGridPremiumProps<TenthShipment>>;
}

const features: Feature[] = [
  {
    name: 'a filter',
    props: {
      filterModel: {
        items: [{ field: 'containers', operator: '>', value: 4 }],
      },
    },
  },
  {
    name: 'a filter and all rows',
    props: {
      aggregationRowsScope: 'all',
      filterModel: {
        items: [{ field: 'containers', operator: '>', value: 4 }],
      },
    },
  },
  {
    name: 'sorting',
    props: { sortModel: [{ field: 'Busan>->containers', sort: 'asc' }] },
  },
  { name: 'checkboxes', props: { checkboxSelection: true } },
  {
    name: 'editing',
    props: { columns: tenColumns.map((each) => ({ ...each, editable: true })) },
  },
  {
    name: 'pages',
    props: {
      pagination: true,
      paginationModel: { page: 0, pageSize: 2 },
      pageSizeOptions: [2],
      hideFooter: false,
    },
  },
  {
    name: 'a pinned column',
    props: {
      pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
    },
  },
  {
    name: 'pinned rows',
    props: {
      pinnedRows: { top: [{ ...tenShipments[0], id: 11, number: 'Offer' }] },
    },
  },
  {
    name: 'column groups',
    props: {
      columnGroupingModel: [
        { groupId: 'Cargo', children: [{ field: 'containers' }] },
      ],
    },
  },
  { name: 'row grouping', props: { rowGroupingModel: ['port'] } },
  { name: 'totals', props: { aggregationModel: { rate: 'avg' } } },
  { name: 'tree data', props: { treeData: true, getTreeDataPath } },
  { name: 'header filters', props: { headerFilters: true } },
  { name: 'loading', props: { loading: true } },
];

export default function PivotWithFeatures() {
  const [feature, setFeature] = React.useState('a filter');
  const [active, setActive] = React.useState(true);
  const id = React.useId();

  return (
    <div style={{ width: '100%' }}>
      <FormControl size="small" sx={{ mb: 1, mr: 2, minWidth: 180 }}>
        <InputLabel htmlFor={id}>Pivoting with</InputLabel>
        <NativeSelect
          id={id}
          value={feature}
          onChange={(event) => setFeature(event.target.value)}
        >
          {features.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <FormControlLabel
        control={
          <Switch
            checked={active}
            onChange={(_, checked) => setActive(checked)}
          />
        }
        label="Pivot"
      />
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="A pivot table with another feature"
          key={feature}
          density="compact"
          rows={tenShipments}
          columns={tenColumns}
          pivotModel={pivotModel}
          pivotActive={active}
          hideFooter
          {...features.find(({ name }) => name === feature)?.props}
        />
      </div>
    </div>
  );
}
