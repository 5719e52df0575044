import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments, type TenthShipment } from '../tenShipments';

const firstPage = { page: 0, pageSize: 4 };

interface Feature {
  name: string;
  props: Partial<DataGridPremiumProps<TenthShipment>>;
}

const features: Feature[] = [
  {
    name: 'pages',
    props: {
      pagination: true,
      paginationModel: firstPage,
      pageSizeOptions: [4],
    },
  },
  {
    name: 'server pages',
    props: {
      pagination: true,
      paginationMode: 'server',
      paginationModel: firstPage,
      pageSizeOptions: [4],
      rowCount: 10,
      rows: tenShipments.slice(0, 4),
    },
  },
  {
    name: 'pinned rows',
    props: {
      pinnedRows: { top: [{ ...tenShipments[0], id: 11, number: 'Offer' }] },
    },
  },
  {
    name: 'a pinned column',
    props: { pinnedColumns: { right: ['containers'] } },
  },
  {
    name: 'a hidden column',
    props: { columnVisibilityModel: { containers: false } },
  },
  {
    name: 'quick filter',
    props: { filterModel: { items: [], quickFilterValues: ['Busan'] } },
  },
  { name: 'row spanning', props: { rowSpanning: true } },
  {
    name: 'detail panels',
    props: {
      getDetailPanelContent: ({ row }) => (
        <p>The papers of {row.number} are complete.</p>
      ),
    },
  },
  { name: 'closed groups', props: { rowGroupingModel: ['carrier'] } },
  {
    name: 'a text column',
    props: { aggregationModel: { containers: 'sum', carrier: 'sum' } },
  },
];

const columns = columnsOf('number', 'carrier', 'port', 'containers');
const aggregationModel = { containers: 'sum' };

export default function TotalsWithFeatures() {
  const [feature, setFeature] = React.useState('pages');
  const id = React.useId();

  return (
    <div style={{ width: '100%' }}>
      <FormControl size="small" sx={{ mb: 1, minWidth: 200 }}>
        <InputLabel htmlFor={id}>Totals with</InputLabel>
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
      <div style={{ height: 500 }}>
        <DataGridPremium
          aria-label="Shipments with another feature"
          key={feature}
          density="compact"
          rows={tenShipments}
          columns={columns}
          aggregationModel={aggregationModel}
          {...features.find(({ name }) => name === feature)?.props}
        />
      </div>
    </div>
  );
}
